import { describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { voteWords } from '../../../engine/stages/ocr/vote-words.ts'

function makeWord(text: string, confidence: number, left = 0, width = 60): Word {
  return { text, box: [left, 100, left + width, 112], confidence, fontSize: 10, bold: false }
}

const vote = (word: Word, ...readings: readonly Word[][]): string =>
  voteWords([word], [[word], ...readings]).map(({ text }) => text)[0]!

describe('voteWords', () => {
  it('takes the text of two readings for that of a third which is a little surer', () => {
    expect(vote(makeWord('TKANO', 0.84), [makeWord('IKANO', 0.8)], [makeWord('IKANO', 0.75, 1)])).toBe('IKANO')
  })

  it('keeps a text that one other reading alone disputes', () => {
    expect(vote(makeWord('TKANO', 0.7), [makeWord('IKANO', 0.9)])).toBe('TKANO')
  })

  it('keeps what is certain, and what as many readings have more surely', () => {
    expect(vote(makeWord('TKANO', 0.97), [makeWord('IKANO', 0.9)], [makeWord('IKANO', 0.9)])).toBe('TKANO')
    expect(
      vote(makeWord('TKANO', 0.9), [makeWord('TKANO', 0.9)], [makeWord('IKANO', 0.5)], [makeWord('IKANO', 0.5)]),
    ).toBe('TKANO')
  })

  it('does not count what stands elsewhere, covers a part only, or is parted', () => {
    const others = [[makeWord('IKANO', 0.9, 200)], [makeWord('IKA', 0.9, 0, 30)]]
    expect(vote(makeWord('TKANO', 0.6), ...others, ...others)).toBe('TKANO')
    const parted = [makeWord('IKANO', 0.9), makeWord('IKANO', 0.9, 2)]
    expect(vote(makeWord('TKANO', 0.6), parted, parted)).toBe('TKANO')
  })

  it('never takes the cents of an amount', () => {
    expect(vote(makeWord('174,90', 0.8), [makeWord('174,9', 0.9)], [makeWord('174,9', 0.9)])).toBe('174,90')
    expect(vote(makeWord('174,90', 0.8), [makeWord('174,80', 0.9)], [makeWord('174,80', 0.9)])).toBe('174,80')
  })

  it('gives the surer of the confidences of those that agree', () => {
    const word = makeWord('TKANO', 0.84)
    const [read] = voteWords([word], [[word], [makeWord('IKANO', 0.8)], [makeWord('IKANO', 0.75)]])
    expect(read).toMatchObject({ confidence: 0.8, box: word.box })
  })
})
