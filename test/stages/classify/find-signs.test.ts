import { describe, expect, test } from 'vitest'
import { layOutLines } from '../../../engine/domain/lines.ts'
import { VOCABULARY } from '../../../engine/stages/classify/compile-vocabulary.ts'
import { findSigns } from '../../../engine/stages/classify/find-signs.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const find = (picture: string, footer?: string) =>
  findSigns(layOutLines(makePage(picture, footer === undefined ? {} : { footer })))
const titlesOf = (picture: string): readonly (string | undefined)[] =>
  find(picture).titles.flatMap(({ signs }) =>
    signs.filter(({ role }) => role === 'title').map(({ kind }) => VOCABULARY.kinds[kind]?.type),
  )
const typesOf = (picture: string, footer?: string): ReadonlySet<string | undefined> =>
  new Set([...find(picture, footer).signs].map(({ kind }) => VOCABULARY.kinds[kind]?.type))

describe('names', () => {
  test.each([
    ['Time sheet', ['timesheet']],
    ['TIME-SHEET', ['timesheet']],
    ['Timesheet', ['timesheet']],
    ['Handwerkerrechnung', ['invoice']],
    ['Purchase Order', ['other']],
    ['Lohnabrechnung', ['salary-statement']],
  ])('%s is one of %j', (picture, types) => {
    expect(titlesOf(picture)).toEqual(types)
  })

  test('a whole word goes before a part of it', () => {
    expect(titlesOf('Abmahnung')).not.toContain('reminder')
    expect(titlesOf('Bestätigung')).toEqual([])
    expect(titlesOf('Teilnahmebestätigung')).toEqual(['other'])
  })

  test('the longer of two that begin together stands alone', () => {
    expect(titlesOf('Statement of financial position')).toEqual(['balance-sheet'])
  })
})

describe('phrases', () => {
  test('go on in the next line of a text', () => {
    expect(typesOf('Ihre Rechnung ist noch nicht\nbezahlt worden')).toContain('reminder')
  })

  test('do not go on in the next column', () => {
    expect(typesOf('Ihre Rechnung ist noch nicht    bezahlt worden')).not.toContain('reminder')
  })

  test('of a common word count only as cells of their own', () => {
    expect(typesOf('von    bis    pause')).toContain('timesheet')
    expect(typesOf('Ein Gruß von Frau Hahn aus Emden bis bald')).not.toContain('timesheet')
  })
})

test('an imprint says nothing, the same words in the text do', () => {
  const imprint = 'Vorstand: T. Falk   Steuernummer 22/118   Kontoauszug Nr. 4'
  expect(typesOf('Guten Tag', imprint)).not.toContain('bank-statement')
  expect(typesOf(`Guten Tag\n${imprint}`)).toContain('bank-statement')
})
