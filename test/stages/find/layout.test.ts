import { expect, test } from 'vitest'
import { layOut, segmentsBelow, segmentsRight, type Layout } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const layout = layOut([
  makePage(`
    Nummer        Datum         Seite
    4711          04.05.2026    1
    4712          05.05.2026    2

    Summe                       100,00
  `),
  makePage('Ende', { number: 2 }),
])
const segment = ({ segments }: Layout, text: string) => segments.find((candidate) => candidate.text === text)!
const texts = (found: readonly { readonly text: string }[]): string[] => found.map(({ text }) => text)

test('all segments of all pages stand in reading order', () => {
  expect(texts(layout.segments)).toEqual(
    'Nummer Datum Seite 4711 04.05.2026 1 4712 05.05.2026 2 Summe 100,00 Ende'.split(' '),
  )
})

test('what stands right of a segment comes nearest first', () => {
  const [page] = layout.pages
  expect(texts(segmentsRight(page!, segment(layout, 'Nummer')))).toEqual(['Datum', 'Seite'])
  expect(segmentsRight(page!, segment(layout, 'Seite'))).toEqual([])
})

test('what stands below a segment is its column, so many lines down', () => {
  const [page] = layout.pages
  const date = segment(layout, 'Datum')
  expect(texts(segmentsBelow(page!, date, date.box, 1))).toEqual(['04.05.2026'])
  expect(texts(segmentsBelow(page!, date, date.box, 2))).toEqual(['04.05.2026', '05.05.2026'])
})

test('nothing stands below the last line', () => {
  const [page] = layout.pages
  const sum = segment(layout, 'Summe')
  expect(segmentsBelow(page!, sum, sum.box, 2)).toEqual([])
})

test('what lies more than four lines away is not below', () => {
  const far = layOut([makePage('Nummer\n\n\n\n\n\n4711')])
  const label = segment(far, 'Nummer')
  expect(segmentsBelow(far.pages[0]!, label, label.box, 2)).toEqual([])
})

test('what stands across the page, as a stamp, is on no line that values are looked for', () => {
  const page = makePage('Rechnungsdatum  14.03.2026', { origin: 'ocr' })
  const stamp = makePage('\n\n17.09.2031', { origin: 'ocr' }).words.map((word) => ({ ...word, isAside: true }))
  const marked = { ...page, words: [...page.words, ...stamp] }
  const { pages, segments } = layOut([marked])
  expect(segments.map(({ text }) => text)).toEqual(['Rechnungsdatum', '14.03.2026'])
  expect(segments.every((segment) => segment.page === marked)).toBe(true)
  expect(pages[0]!.lines.every((line) => line.page === marked)).toBe(true)
  expect(layOut([page]).pages[0]!.page).toBe(page)
})
