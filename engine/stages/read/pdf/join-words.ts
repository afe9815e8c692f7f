import type { Box, Word } from '../../../domain/page.ts'
import type { Character } from './read-characters.ts'
import { readLetters } from './read-letters.ts'

/** A gap wider than this part of the type size separates words; the space of most fonts is 0.22 to 0.28. */
const WORD_GAP = 0.14
/** Between two text objects where PDFium sees a space as well; text under scans is set with rough widths. */
const OBJECT_GAP = 0.03
/** Kerning pulls letters back; the columns of a table may overlap more. */
const MAX_BACKSTEP = 0.4
const OBJECT_BACKSTEP = 0.15
/** Kerned pairs ("Te", "r.") of files that set each letter by itself, where PDFium sees no space. */
const KERNED_BACKSTEP = 0.25
const KERNED = /^\p{L}[\p{L}.,:;]$/u
/** PDFium gives the letters of a ligature ("ffi") one place and the width of the last one. */
const LIGATURE_GAP = 0.8
/** Letter-spaced type: at least so many lone letters, their gaps alike and narrower than this. */
const SPACED_LETTERS = 4
const SPACED_GAP = 0.7
const SPACED_TOLERANCE = 0.06

/** Characters that touch, with where they end. */
type Run = readonly [Character, ...Character[]]

/** Words out of characters: by white space, gaps, and changes of line or direction. */
export function joinWords(characters: readonly Character[]): Word[] {
  return joinSpacedLetters(splitRuns(characters)).flatMap((run) => makeWord(run) ?? [])
}

function splitRuns(characters: readonly Character[]): Run[] {
  const runs: Run[] = []
  let run: Character[] = []
  const end = (): void => {
    const [first, ...rest] = run
    if (first !== undefined) runs.push([first, ...rest])
    run = []
  }
  let afterSpace = false
  for (const character of characters) {
    if (/^\s$/u.test(character.text)) {
      afterSpace = true
      continue
    }
    const previous = run.at(-1)
    if (previous !== undefined) {
      const isLigature = run.length > 1 && standsOn(run.at(-2)!, previous)
      if (!(afterSpace ? touches(previous, character) : continues(previous, character, isLigature))) end()
    }
    run.push(character)
    afterSpace = false
  }
  end()
  return runs
}

/** @param endsLigature whether the previous character is the end of a ligature, so that its width tells too little */
function continues(previous: Character, next: Character, endsLigature: boolean): boolean {
  if (standsOn(previous, next)) return true
  const sameObject = next.object === previous.object
  const gap = measureGap(previous, next)
  if (gap === null) return false
  const size = Math.max(previous.fontSize, next.fontSize)
  return gap < size * widestGap() && gap > -backstep()

  function widestGap(): number {
    if (endsLigature && !next.spaceSeen) return LIGATURE_GAP
    return !sameObject && next.spaceSeen ? OBJECT_GAP : WORD_GAP
  }

  function backstep(): number {
    if (sameObject) return Math.max(size * MAX_BACKSTEP, previous.advance * 0.9)
    const isKerned = !next.spaceSeen && KERNED.test(previous.text + next.text)
    return size * (isKerned ? KERNED_BACKSTEP : OBJECT_BACKSTEP)
  }
}

/** Letters of one ligature. */
function standsOn(previous: Character, next: Character): boolean {
  return next.object === previous.object && next.x === previous.x && next.y === previous.y
}

/** Whether a space between two characters has no width, as soft hyphens have in some fonts. */
function touches(previous: Character, next: Character): boolean {
  if (previous.hidden || previous.object !== next.object) return false
  const gap = measureGap(previous, next)
  return gap !== null && Math.abs(gap) < next.fontSize * 0.02
}

/** Points between two characters of one line, null when they stand on different ones. */
function measureGap(previous: Character, next: Character): number | null {
  const [along, across] = previous.direction
  if (along * next.direction[0] + across * next.direction[1] < 0.99) return null
  const dx = next.x - previous.x
  const dy = next.y - previous.y
  const size = Math.max(previous.fontSize, next.fontSize)
  if (Math.abs(dx * across - dy * along) > size * 0.35) return null
  return dx * along + dy * across - previous.advance
}

/** "R E C H N U N G" set with wide gaps is one word. */
function joinSpacedLetters(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (let at = 0; at < runs.length;) {
    const count = countSpacedLetters(runs, at)
    const [first, ...rest] = runs.slice(at, at + count).flat()
    if (first !== undefined) joined.push([first, ...rest])
    at += count
  }
  return joined
}

/** How many runs from `start` on are one letter-spaced word; 1 when it is a word of its own. */
function countSpacedLetters(runs: readonly Run[], start: number): number {
  let count = 1
  let firstGap: number | null = null
  let letters = 0
  for (let at = start; at < runs.length; at++) {
    const [letter, ...others] = runs[at]!
    if (others.length > 0) break
    if (at > start) {
      const previous = runs[at - 1]![0]
      const gap = measureGap(previous, letter)
      if (gap === null || gap < 0 || gap > letter.fontSize * SPACED_GAP) break
      firstGap ??= gap
      if (Math.abs(gap - firstGap) > letter.fontSize * SPACED_TOLERANCE) break
    }
    count = at - start + 1
    if (/\p{L}/u.test(letter.text)) letters++
  }
  return count >= SPACED_LETTERS && letters >= count / 2 ? count : 1
}

function makeWord(run: Run): Word | null {
  const text = readLetters(run.map((character) => character.text).join(''))
  if (text === '') return null
  const [first] = run
  return {
    text,
    box: surroundRun(run),
    confidence: 1,
    fontSize: Math.round(first.fontSize * 100) / 100,
    bold: first.bold,
  }
}

function surroundRun(run: Run): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, direction, advance, ascent, descent } of run) {
    const [along, across] = direction
    const endX = x + advance * along
    const endY = y + advance * across
    left = Math.min(left, x + ascent * across, x - descent * across, endX + ascent * across, endX - descent * across)
    right = Math.max(right, x + ascent * across, x - descent * across, endX + ascent * across, endX - descent * across)
    top = Math.min(top, y - ascent * along, y + descent * along, endY - ascent * along, endY + descent * along)
    bottom = Math.max(bottom, y - ascent * along, y + descent * along, endY - ascent * along, endY + descent * along)
  }
  return [left, top, right, bottom]
}
