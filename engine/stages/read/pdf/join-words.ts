import type { Box, Word } from '../../../domain/page.ts'
import type { Character } from './read-characters.ts'

/** A gap wider than this part of the type size separates words; the space of most fonts is 0.22 to 0.28. */
const WORD_GAP = 0.15
const MAX_BACKSTEP = 0.4

/** Words out of characters: by white space, gaps, and changes of line or direction. */
export function joinWords(characters: readonly Character[]): Word[] {
  const words: Word[] = []
  let run: Character[] = []
  const end = (): void => {
    const word = makeWord(run)
    if (word !== null) words.push(word)
    run = []
  }
  for (const character of characters) {
    const previous = run.at(-1)
    if (isSpace(character.text)) {
      end()
      continue
    }
    if (previous !== undefined && !continues(previous, character)) end()
    run.push(character)
  }
  end()
  return words
}

function continues(previous: Character, next: Character): boolean {
  const [along, across] = previous.direction
  if (along * next.direction[0] + across * next.direction[1] < 0.99) return false
  const size = Math.max(previous.fontSize, next.fontSize)
  const dx = next.x - previous.x
  const dy = next.y - previous.y
  if (Math.abs(dx * across - dy * along) > size * 0.35) return false
  const gap = dx * along + dy * across - previous.advance
  return gap < size * WORD_GAP && gap > -Math.max(size * MAX_BACKSTEP, previous.advance * 0.9)
}

function makeWord(run: readonly Character[]): Word | null {
  const first = run[0]
  if (first === undefined) return null
  const text = readLetters(run.map((character) => character.text).join(''))
  if (text === '') return null
  return {
    text,
    box: surroundRun(run),
    confidence: 1,
    fontSize: Math.round(first.fontSize * 100) / 100,
    bold: first.bold,
  }
}

/** Ligatures become letters and soft hyphens go; figures such as ½ or ² stay as they are printed. */
export function readLetters(text: string): string {
  return (
    text
      .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
      .replaceAll(/[\uFB00-\uFB06\u0132\u0133\u01C4-\u01CC\uFF01-\uFF5E]/gu, (letter) => letter.normalize('NFKC'))
      .normalize('NFC')
      // eslint-disable-next-line no-control-regex -- PDFium marks a hyphen at a line's end so.
      .replaceAll('\u0002', '-')
  )
}

function surroundRun(run: readonly Character[]): Box {
  const xs: number[] = []
  const ys: number[] = []
  for (const { x, y, direction, advance, ascent, descent } of run) {
    const [along, across] = direction
    for (const [forward, up] of [
      [0, ascent],
      [0, -descent],
      [advance, ascent],
      [advance, -descent],
    ] as const) {
      xs.push(x + forward * along + up * across)
      ys.push(y + forward * across - up * along)
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function isSpace(text: string): boolean {
  return /^[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]$/u.test(text)
}
