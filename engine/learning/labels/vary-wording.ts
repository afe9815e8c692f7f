import type { Random } from '../random.ts'

/** How a label ends in print. */
const ENDS = ['', '', '', ':', ':', ' :', '.', '.:', ' -', ' #', ' *', ' ...']
/** Figures and letters that recognition takes for one another. */
const MISTAKEN: Readonly<Record<string, string>> = {
  l: 'I1',
  i: 'l1',
  o: '0',
  e: 'c',
  c: 'e',
  s: '5',
  b: '6h',
  n: 'm',
  m: 'n',
  r: 'f',
  t: 'f',
  u: 'v',
}
/** Chances that something stands before a wording in its line, and that it was misread or shortened. */
const [WITH_BEFORE, MISREAD, CUT] = [0.35, 0.12, 0.06]
const MOST_BEFORE = 24

/** A wording as it may stand on another paper: behind other text, with the usual ends, misread, cut short. */
export function varyWording(wording: string, before: string, random: Random): string {
  let text = wording
  if (random() < CUT && text.length > 8) text = `${text.slice(0, 4 + Math.floor(random() * (text.length - 6)))}.`
  if (random() < MISREAD) text = misread(text, random)
  text += ENDS[Math.floor(random() * ENDS.length)]!
  return random() < WITH_BEFORE && before !== '' ? `${before.slice(-MOST_BEFORE)} ${text}` : text
}

function misread(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const others = MISTAKEN[text[at]!.toLowerCase()] ?? ''
  return `${text.slice(0, at)}${others[Math.floor(random() * others.length)] ?? ''}${text.slice(at + 1)}`
}
