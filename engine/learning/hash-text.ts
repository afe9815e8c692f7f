/** Buckets that pieces of texts are hashed into. */
export const BUCKETS = 1 << 16
// Loops read what a module exports slowly, so they have their own.
const LAST_BUCKET = BUCKETS - 1
const ASCII = /^[\0-\x7f]*$/
const SHORTEST = 3
const LONGEST = 5
/** FNV-1a. */
const FIRST = 0x811c9dc5
const FACTOR = 0x01000193
export const [START, PRIME] = [FIRST, FACTOR]
/** A piece that is a whole word, beside those of so many characters. */
const WORD = 9
const BORDER = 2
const BLANK = 32
const NO_BREAK = 160
/** By ASCII code what it is read as. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 65 && code <= 90) return code + 32
  if (code >= 48 && code <= 57) return 48
  return code === 9 || code === 10 ? BLANK : code
})
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
  // A function for what is done twice would take as long as all the rest.
  const own = text
  let end = place
  let word = FIRST
  for (let from = 0; from < length; from += 1) {
    const longest = Math.min(length - from, LONGEST)
    let hash = FIRST
    for (let size = 1; size <= longest; size += 1) {
      hash = Math.imul(hash ^ codes[from + size - 1]!, FACTOR)
      if (size < SHORTEST) continue
      const bucket = toBucket(hash, size)
      if (seen[bucket] === own) continue
      seen[bucket] = own
      buckets[end] = bucket
      end += 1
    }
    if (isWordCode(codes[from]!)) {
      word = Math.imul(word ^ codes[from]!, FACTOR)
      continue
    }
    if (word === FIRST) continue
    const bucket = toBucket(word, WORD)
    if (seen[bucket] !== own) {
      seen[bucket] = own
      buckets[end] = bucket
      end += 1
    }
    word = FIRST
  }
  return end - place
}

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
  const size = plain.length
  let [length, last] = [1, BORDER]
  codes[0] = BORDER
  for (let at = 0; at < size && length < MOST_CHARACTERS + 1; at += 1) {
    const code = plain.charCodeAt(at)
    const sign = code < PLAIN.length ? PLAIN[code]! : code === NO_BREAK ? BLANK : lower(code)
    if (sign === BLANK && last === BLANK) continue
    codes[length] = sign
    length += 1
    last = sign
  }
  codes[length] = BORDER
  return length + 1
}

function lower(code: number): number {
  return String.fromCharCode(code).toLowerCase().charCodeAt(0)
}

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 48 || code > 127
}

function toBucket(hash: number, kind: number): number {
  return mixHash(hash, kind) & LAST_BUCKET
}

/** Spreads a hash over 32 bits (as MurmurHash3 ends), a different way for each kind of what is hashed. */
export function mixHash(hash: number, kind: number): number {
  let mixed = Math.imul(hash ^ (kind * 0x9e3779b1), 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
