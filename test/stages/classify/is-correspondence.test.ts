import { describe, expect, test } from 'vitest'
import { isCorrespondence } from '../../../engine/stages/classify/is-correspondence.ts'

const TEXT = ['wir haben Ihre Nachricht erhalten und', 'melden uns im Lauf der nächsten Woche.']

function judge(lines: readonly string[], amounts = 0): boolean {
  return isCorrespondence(
    lines.map((line) => line.split(' | ')),
    amounts,
  )
}

describe('a paper is correspondence where text stands between', () => {
  test.each([
    ['a German salutation and closing', ['Sehr geehrte Frau Vogt,', ...TEXT, 'Mit freundlichen Grüßen']],
    ['an English salutation and closing', ['Dear Ms Vogt', ...TEXT, 'Yours faithfully,']],
    ['an American salutation and closing', ['Dear Ms. Vogt:', ...TEXT, 'Very truly yours,']],
    ['a French salutation and closing', ['Madame, Monsieur,', ...TEXT, 'Veuillez agréer nos salutations.']],
    ['an Italian salutation and closing', ['Gentile Signora Vogt,', ...TEXT, 'Cordiali saluti']],
    ['a Spanish salutation and closing', ['Estimada señora Vogt:', ...TEXT, 'Reciba un cordial saludo,']],
    ['a Portuguese salutation and closing', ['Exma. Senhora,', ...TEXT, 'Com os melhores cumprimentos']],
    ['a Dutch salutation and closing', ['Geachte mevrouw Vogt,', ...TEXT, 'Met vriendelijke groet,']],
    ['both, beside a column', ['Guten Tag, | Tel. 123', ...TEXT, 'Viele Grüße | Bank 123']],
  ])('%s', (_, lines) => {
    expect(judge(lines)).toBe(true)
  })
})

describe('a paper is none', () => {
  test.each([
    ['without a salutation', [...TEXT, 'Mit freundlichen Grüßen']],
    ['without a closing', ['Sehr geehrte Frau Vogt,', ...TEXT]],
    ['with hardly a line between', ['Sehr geehrte Frau Vogt,', TEXT[0]!, 'Mit freundlichen Grüßen']],
    [
      'where the text speaks of greetings',
      ['Sehr geehrte Frau Vogt,', ...TEXT, 'Grüße sind in unserer Stadt immer willkommen und auch erwünscht'],
    ],
  ])('%s', (_, lines) => {
    expect(judge(lines)).toBe(false)
  })

  test('with amounts', () => {
    expect(judge(['Sehr geehrte Frau Vogt,', ...TEXT, 'Mit freundlichen Grüßen'], 2)).toBe(false)
  })
})
