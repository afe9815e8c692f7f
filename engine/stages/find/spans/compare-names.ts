import { hasLegalForm } from '../../../domain/legal-forms.ts'

/**
 * Measures names by the document that they stand in: whether a name, or a word of it, is the document's own address on the net,
 * whether it is in capitals, and how it stands among its other forms.
 * @param names those of the document, each once
 * @param texts its segments' texts
 */
export function compareNames(names: readonly string[], texts: readonly string[]): (name: string) => readonly number[] {
  const domains = readDomains(texts)
  const wordsOfNames = new Map(names.map((name) => [name, wordsOf(name)]))
  const compareForms = compareNameForms(wordsOfNames)
  const countMentions = readMentions(texts)
  return (name) => {
    const words = name.match(/\p{L}[\p{L}.'’-]*/gu) ?? []
    return [
      ...compareDomains(name.toLowerCase(), domains),
      name === name.toUpperCase() ? 1 : 0,
      ...compareForms(name),
      hasLegalForm(words.slice(-3).join(' ')) ? 1 : 0,
      /[,:()/·•|]|\s[–-]\s/u.test(name) ? 1 : 0,
      words.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, words.length),
      Math.log1p(countMentions(wordsOfNames.get(name) ?? wordsOf(name))) / 2,
    ]
  }
}

/** Whether a name in small letters begins as an address on the net goes on, and whether one has a word of it. */
function compareDomains(name: string, domains: string): readonly number[] {
  if (domains === '') return [0, 0]
  const letters = name.replace(/[^\p{L}\d]/gu, '')
  const isWord = (word: string): boolean => domains.includes(word)
  return [
    letters.length > 4 && isWord(letters.slice(0, 8)) ? 1 : 0,
    (name.match(/\p{L}{4,}/gu) ?? []).some(isWord) ? 1 : 0,
  ]
}

/** In how many texts words stand together, in any letters. */
function readMentions(texts: readonly string[]): (words: readonly string[]) => number {
  const byWord = new Map<string, Set<string>>()
  for (const text of texts) {
    const words = wordsOf(text)
    const joined = ` ${words.join(' ')} `
    for (const word of words) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, new Set([joined]))
      else known.add(joined)
    }
  }
  return (words) => {
    const joined = ` ${words.join(' ')} `
    let count = 0
    for (const text of byWord.get(longestOf(words)) ?? []) if (text.includes(joined)) count += 1
    return count
  }
}

/**
 * How a name stands among its other forms, the names that share a word with it: a brand beside the name of the company, a name
 * with and without its legal form. Gives whether a longer one has all its words, whether one of these has a legal form, whether
 * it is itself the longer form of another, and how many names have its longest word.
 */
function compareNameForms(names: ReadonlyMap<string, readonly string[]>): (name: string) => readonly number[] {
  const forms = new Map([...names].map(([name, words]) => [name, new Set(words)]))
  const byWord = new Map<string, string[]>()
  for (const [name, words] of forms) {
    for (const word of words) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [name])
      else known.push(name)
    }
  }
  return (name) => {
    const words = forms.get(name) ?? new Set<string>()
    const akin = (byWord.get(longestOf(words)) ?? []).filter((other) => other !== name)
    const longer = akin.filter((other) => isWithin(words, forms.get(other)!))
    const isLonger = [...words].some((word) => byWord.get(word)!.some((other) => isWithin(forms.get(other)!, words)))
    return [
      longer.length > 0 ? 1 : 0,
      longer.some((other) => hasLegalForm(other)) ? 1 : 0,
      isLonger ? 1 : 0,
      Math.log1p(akin.length) / 2,
    ]
  }
}

function isWithin(fewer: ReadonlySet<string>, more: ReadonlySet<string>): boolean {
  if (fewer.size >= more.size) return false
  for (const word of fewer) if (!more.has(word)) return false
  return true
}

/** The first of the longest words; empty without any. */
function longestOf(words: Iterable<string>): string {
  let longest = ''
  for (const word of words) if (word.length > longest.length) longest = word
  return longest
}

/** Needs no normal form, which is what takes time. */
const ASCII = /^[\0-\x7f]*$/

/** Words of three letters and more, in small letters without accents. */
function wordsOf(name: string): readonly string[] {
  if (ASCII.test(name)) return name.toLowerCase().match(/[a-z\d]{3,}/g) ?? []
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\d]{3,}/gu) ?? []
  )
}

/** Mail and web addresses of the document run together: the issuer's name stands in its own. */
function readDomains(texts: readonly string[]): string {
  return texts
    .flatMap(
      (text) =>
        text.match(/@[\w.-]+|www\.[\w.-]+|[\w-]+\.(?:de|com|co\.uk|org|net|eu|at|ch|fr|it|nl|es|pt|be)\b/gi) ?? [],
    )
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
