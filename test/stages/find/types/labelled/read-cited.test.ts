import { describe, expect, test } from 'vitest'
import { isCited, readCited } from '../../../../../engine/stages/find/types/labelled/read-cited.ts'

describe('a paper that is answered is named', () => {
  test.each([
    ['Ihr Schreiben vom 12.02.2025', 'Ihr Schreiben vom 12.02.2025'],
    ['Letter of 20 February', 'Letter of 20 February'],
    ['votre courrier du 15 janvier 2025', 'votre courrier du 15 janvier 2025'],
    ['devis n° D-3305', 'devis n° D-3305'],
    ['preventivo 618 del 10/09/2026 – CIG Z7A', 'preventivo 618 del 10/09/2026'],
    ['su carta de 3 de marzo', 'su carta de 3 de marzo'],
    ['aanvraag 12 mei 2025', 'aanvraag 12 mei 2025'],
    ['uw mail van 22 september', 'uw mail van 22 september'],
    ['Requerimento n.º 188/2025', 'Requerimento n.º 188/2025'],
  ])('%s', (text, value) => {
    expect(readCited(text)).toBe(value)
  })
})

test.each(['12.02.2025', 'Schreiben', 'letter to all members', 'Rechnung über 118 Stunden im Mai'])(
  'none is named by %s',
  (text) => {
    expect(readCited(text)).toBeNull()
  },
)

test('it is the reader’s where the text says so, and its day', () => {
  expect(isCited('Ihre E-Mail vom 29.08.2025')).toBe(true)
  expect(isCited('v/ carta de 3 de fevereiro')).toBe(true)
  expect(isCited('E-Mail vom 29.08.2025')).toBe(false)
  expect(isCited('Ihre E-Mail vom 29.08.2025 haben wir erhalten')).toBe(false)
})
