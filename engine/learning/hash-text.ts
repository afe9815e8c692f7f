/** Buckets that pieces of texts are hashed into. */
export const BUCKETS = 1 << 16
const ASCII = /^[\0-\x7f]*$/
const [SHORTEST, LONGEST] = [3, 5]
/** As long as the text of a block (find/spans/read-neighbours). */
const MOST_CHARACTERS = 200

/** No text has more pieces. */
export const MOST_PIECES = (MOST_CHARACTERS + 2) * 4

/** Which text last had a piece in a bucket: each counts once. */
const seen = new Uint32Array(BUCKETS)
let text = 0
const found = new Int32Array(MOST_PIECES)
/** The characters of the text that is read. */
const codes = new Int32Array(MOST_CHARACTERS + 2)

/**
 * The buckets of a text's pieces, each once: its 3- to 5-grams of characters and its words, in small letters without accents, each
 * figure as 0 (hashed n-grams as in fastText, Joulin et al. 2016). An empty text has none.
 */
export function hashText(printed: string): Int32Array {
  return found.slice(0, hashInto(printed, found, 0))
}

/** Writes the buckets from a place on, at most MOST_PIECES, and gives how many there are. */
export function hashInto(printed: string, buckets: Int32Array, place: number): number {
  const length = readCodes(printed)
  text += 1
  let end = place
  const add = (hash: number, kind: number): void => {
    const bucket = toBucket(hash, kind)
    if (seen[bucket] === text) return
    seen[bucket] = text
    buckets[end] = bucket
    end += 1
  }
  let word = START
  for (let from = 0; from < length; from += 1) {
    let hash = START
    const last = Math.min(length, from + LONGEST)
    for (let at = from; at < last; at += 1) {
      hash = Math.imul(hash ^ codes[at]!, PRIME)
      if (at - from + 1 >= SHORTEST) add(hash, at - from + 1)
    }
    if (isWordCode(codes[from]!)) word = Math.imul(word ^ codes[from]!, PRIME)
    else {
      if (word !== START) add(word, WORD)
      word = START
    }
  }
  return end - place
}

/** FNV-1a. */
export const [START, PRIME] = [0x811c9dc5, 0x01000193]
const WORD = 9

/** Sets the characters between two borders, and gives how many: small letters, figures as 0, runs of blanks as one. */
function readCodes(printed: string): number {
  if (printed === '') return 0
  const cut = printed.slice(0, MOST_CHARACTERS)
  const plain = ASCII.test(cut)
    ? cut
    : cut
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/ß/g, 'ss')
  let length = 1
  codes[0] = BORDER
  for (let at = 0; at < plain.length && length < MOST_CHARACTERS + 1; at += 1) {
    const code = plain.charCodeAt(at)
    const small = code >= 65 && code <= 90 ? code + 32 : code >= 48 && code <= 57 ? 48 : code > 127 ? lower(code) : code
    const isBlank = small === 32 || small === 160 || small === 9 || small === 10
    if (isBlank && codes[length - 1] === 32) continue
    codes[length] = isBlank ? 32 : small
    length += 1
  }
  codes[length] = BORDER
  return length + 1
}

const BORDER = 2

function lower(code: number): number {
  return String.fromCharCode(code).toLowerCase().charCodeAt(0)
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 48 || code > 127
}

function toBucket(hash: number, kind: number): number {
  return mixHash(hash, kind) & (BUCKETS - 1)
}

/** Spreads a hash over 32 bits (as MurmurHash3 ends), a different way for each kind of what is hashed. */
export function mixHash(hash: number, kind: number): number {
  let mixed = Math.imul(hash ^ (kind * 0x9e3779b1), 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
