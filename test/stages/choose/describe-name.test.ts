import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../engine/domain/field.ts'
import { packPieces, PIECE_BUCKETS, type PieceReader } from '../../../engine/learning/piece-reader.ts'
import { fitPieceReader } from '../../../engine/learning/fit-piece-reader.ts'
import { describeDocument } from '../../../engine/stages/choose/describe-document.ts'
import { describeNames, NAME_FEATURES } from '../../../engine/stages/choose/describe-name.ts'
import { groupMentions } from '../../../engine/stages/choose/rank-candidates.ts'
import type { Rankings, ValueRanking } from '../../../engine/stages/choose/rank-values.ts'
import { makePage } from '../../fixtures/builders/page.ts'
import { makeCandidate, makeTable } from './build-table.ts'

const PAGE = makePage(`
  LINDNER
  Hafenstraße 9
  info@lindner-werft.example

  Lindner Werft GmbH   Peters & Söhne
`)
const SILENT: PieceReader = { bias: 0, scale: 1, weights: packPieces(new Int8Array(PIECE_BUCKETS)) }

/** What is measured of each name, by name and measurement, where a ranker gives these chances. */
function measure(chances: Readonly<Record<string, number>>, reader = SILENT) {
  const candidates = Object.keys(chances).map((name, at) => makeCandidate(name, 0.6 - at / 10))
  const ranking: ValueRanking = {
    chances: new Map(
      Object.entries(chances).map(([name, chance]) => [name.toLowerCase().replace(/[\s.,]/g, ''), chance]),
    ),
    best: 1,
    next: 0,
    absent: 0,
    values: [],
  }
  const rankings: Rankings = new Map([['sender_name', ranking]])
  const rivals = groupMentions(candidates)
  const traits = describeDocument(makeTable({ scalars: { sender_name: candidates } }), [PAGE], 'invoice', 1, rankings)
  const measured = describeNames('sender_name', rivals, traits, reader)
  return Object.fromEntries(
    rivals.map(({ candidate }, at) => [
      scalarOf(candidate),
      Object.fromEntries(NAME_FEATURES.map((name, index) => [name, measured[at]![index]!])),
    ]),
  )
}

const FORMS = { LINDNER: 0.3, 'Lindner Werft GmbH': 0.25, 'Peters & Söhne': 0.4 }

test('every measurement has a name of its own and is a number', () => {
  const measured = Object.values(measure(FORMS)['LINDNER']!)
  expect(measured).toHaveLength(NAME_FEATURES.length)
  expect(measured.every((value) => Number.isFinite(value))).toBe(true)
  expect(new Set(NAME_FEATURES).size).toBe(NAME_FEATURES.length)
})

describe('a name is described by', () => {
  test('what all forms of its firm have together', () => {
    const names = measure(FORMS)
    expect(names['LINDNER']!['chance of all forms']).toBeCloseTo(0.55)
    expect(names['Peters & Söhne']!['chance of all forms']).toBeCloseTo(0.4)
    expect(names['LINDNER']!['share among its forms']).toBeCloseTo(0.3 / 0.55)
  })

  test('longer and shorter forms, and how the longer one goes on', () => {
    const { LINDNER: short, 'Lindner Werft GmbH': long } = measure(FORMS)
    expect(short).toMatchObject({ 'longer forms': 1, 'a longer form begins with it': 1, 'a longer form is legal': 1 })
    expect(short).toMatchObject({
      'a longer form ends with it': 0,
      'shorter forms': 0,
      'chance of a longer form': 0.25,
    })
    expect(long).toMatchObject({ 'longer forms': 0, 'shorter forms': 1, 'chance of a longer form': -1 })
    expect(long).toMatchObject({ 'it begins with a shorter form': 1, 'it ends with a shorter form': 0 })
    expect(long).toMatchObject({ 'a shorter form is legal': 0 })
  })

  test('how often it stands on the pages, also within its longer form', () => {
    const { LINDNER: short, 'Lindner Werft GmbH': long } = measure(FORMS)
    expect([short!['mentions'], long!['mentions']]).toEqual([3, 1])
  })

  test('how much of it an address on the net spells', () => {
    const names = measure(FORMS)
    expect(names['Lindner Werft GmbH']!['letters of a domain']).toBe('lindnerwerft'.length)
    expect(names['Peters & Söhne']!['letters of a domain']).toBeLessThan(4)
  })

  test.each([
    ['& Söhne', 'begins in the middle'],
    ['Peters &', 'ends in the middle'],
    ['Firma: Peters', 'colon'],
    ['Peters 201044', 'long figure'],
    ['Peters Ltd', 'legal form'],
    ['PETERS', 'in capitals'],
    ['P e t ers', 'letters apart'],
  ])('%s: %s', (name, measurement) => {
    expect(measure({ [name]: 0.5 })[name]![measurement]).toBe(1)
    expect(measure({ 'Peters Söhne': 0.5 })['Peters Söhne']![measurement]).toBe(0)
  })

  test('what a reader of names makes of its words', () => {
    const lessons = ['Peters Werft', 'Lindner Werft'].map((text) => ({ text, isInside: true }))
    const others = ['Rechnung', 'Rechnung Nr.'].map((text) => ({ text, isInside: false }))
    const names = measure({ 'Werft Rechnung': 0.5 }, fitPieceReader([...lessons, ...others], 1))['Werft Rechnung']!
    expect(names['first word']).toBeGreaterThan(names['last word']!)
    expect(names['least word']).toBe(names['last word'])
  })

  test('what a reader of names makes of the words that its other forms have or lack', () => {
    const lessons = ['Peters Werft GmbH', 'Lindner Werft GmbH'].map((text) => ({ text, isInside: true }))
    const others = ['Rechnung', 'Rechnung an'].map((text) => ({ text, isInside: false }))
    const reader = fitPieceReader([...lessons, ...others], 1)
    const names = measure({ LINDNER: 0.2, 'Lindner Werft GmbH': 0.5, 'Rechnung Lindner Werft GmbH': 0.3 }, reader)
    const { LINDNER: short, 'Lindner Werft GmbH': whole, 'Rechnung Lindner Werft GmbH': more } = names
    expect(short!['what a longer form has behind it']).toBeGreaterThan(0)
    expect(whole!['what a longer form has before it']).toBeLessThan(0)
    expect(whole!['what it has behind a shorter form']).toBe(short!['what a longer form has behind it'])
    expect(more!['what it has before a shorter form']).toBe(whole!['what a longer form has before it'])
    expect([short!['what a longer form has before it'], whole!['what it has before a shorter form']]).toEqual([-9, -9])
  })
})
