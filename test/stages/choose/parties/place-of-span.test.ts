import { expect, test } from 'vitest'
import {
  compareSpanPlaces,
  isBetween,
  nearestOffset,
  placeOfSpan,
  type SpanPlace,
} from '../../../../engine/stages/choose/parties/place-of-span.ts'
import { PAGE, printWord } from './contract-table.ts'

function placeOf(line: number, left = 60, page = 1): SpanPlace {
  return placeOfSpan({ page: { ...PAGE, number: page }, words: [printWord('Orla', line, left)] })
}

test('places are in order by page, line and left edge, whatever their type', () => {
  const large = { ...placeOf(0, 50), fontSize: 20 }
  const places = [placeOf(0, 60, 2), placeOf(3), placeOf(1, 300), placeOf(1), large]
  expect(places.toSorted(compareSpanPlaces)).toEqual([
    large,
    placeOf(1),
    placeOf(1, 300),
    placeOf(3),
    placeOf(0, 60, 2),
  ])
  for (const one of places)
    for (const other of places)
      expect(Math.sign(compareSpanPlaces(one, other))).toBe(-Math.sign(compareSpanPlaces(other, one)) + 0)
})

test('what follows a name is nearer than what stands as far before it; nothing is near on another page', () => {
  const [before, behind] = [placeOf(3), placeOf(5)]
  expect(nearestOffset([placeOf(4)], [before, behind])).toMatchObject({ other: behind, down: 2, aside: 0, distance: 2 })
  expect(nearestOffset([placeOf(4)], [placeOf(4, 60, 2)])).toBeNull()
})

test('of several mentions the nearest counts', () => {
  expect(nearestOffset([placeOf(1), placeOf(20)], [placeOf(21)])).toMatchObject({ name: placeOf(20), points: 20 })
})

test('between two places is what stands behind the first and before the second, on whichever side the name is', () => {
  const [name, other] = [placeOf(1), placeOf(5)]
  for (const offset of [nearestOffset([name], [other])!, nearestOffset([other], [name])!]) {
    expect(isBetween([placeOf(3)], offset)).toBe(true)
    expect(isBetween([placeOf(0), placeOf(7)], offset)).toBe(false)
  }
})
