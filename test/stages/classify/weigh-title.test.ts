import { describe, expect, test } from 'vitest'
import { layOutLines } from '../../../engine/domain/lines.ts'
import { measureBody, weighTitle } from '../../../engine/stages/classify/weigh-title.ts'
import { makePage } from '../../fixtures/builders/page.ts'

/** Of a title in the line that holds it. */
function weigh(line: string, title: string, large = false): number {
  const lines = layOutLines(makePage(`${line}\n\nText\nText\nText`, { large: large ? [line] : [] }))
  const segments = lines.flatMap((one) => one.segments.map((segment) => ({ segment, count: one.segments.length })))
  const { segment, count } = segments.find(({ segment: { text } }) => text.includes(title))!
  const start = segment.text.indexOf(title)
  return weighTitle(segment, start, start + title.length, count, measureBody(lines))
}

describe('a title stands out', () => {
  test('in large type', () => {
    expect(weigh('Rechnung', 'Rechnung', true)).toBeGreaterThan(weigh('Rechnung', 'Rechnung'))
  })

  test('alone more than in a sentence', () => {
    expect(weigh('Rechnung', 'Rechnung')).toBeGreaterThan(
      weigh('Rechnung und Lieferschein erhalten Sie getrennt per Post', 'Rechnung'),
    )
  })

  test('before a colon with what it is about, in large type', () => {
    expect(weigh('Reminder: invoices awaiting payment', 'Reminder', true)).toBeGreaterThan(5)
  })
})

describe('what belongs to a title does not cost it its weight', () => {
  test.each([
    ['a subject that goes on', 'Objet : relance n° 2 – location du hangar de Brive, dossier Lambert', 'relance'],
    ['a number with what it is for', 'Gutschrift 2026-114 für zurückgegebene Leergutkisten Lager Süd', 'Gutschrift'],
    ['a preposition', 'Preisliste für Gartenmöbel und Sonnenschirme', 'Preisliste'],
  ])('%s', (_, line, title) => {
    expect(weigh(line, title)).toBeGreaterThan(3)
  })

  test('but a sentence before it does', () => {
    expect(weigh('Das genügt. Rechnung 4711 für Leergutkisten im Lager ist bezahlt', 'Rechnung')).toBeLessThan(2)
  })

  test('nor do small letters, where it stands alone', () => {
    expect(weigh('factura', 'factura')).toBe(weigh('Factura', 'Factura'))
  })
})

describe('no title of its own is', () => {
  test.each([
    ['what somebody speaks of', 'Rückfrage zu Ihrer Police', 'Police', 'Police'],
    ['what something is said of', 'Statement is ready now', 'Statement', 'Statement'],
    ['a label of another cell', 'Rechnung vom', 'Rechnung', 'Rechnung'],
    ['the beginning of a label', 'Invoice date', 'Invoice', 'Invoice'],
    ['a part of a company’s name', 'Kieler Rechnung Service GmbH', 'Rechnung', 'Rechnung'],
  ])('%s', (_, line, title, alone) => {
    expect(weigh(line, title)).toBeLessThan(0.7 * weigh(alone, title))
  })

  test('what stands behind a number sign', () => {
    expect(weigh('N° Facture', 'Facture')).toBe(0)
  })
})
