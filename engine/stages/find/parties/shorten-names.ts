import { scalarOf, type Candidate } from '../../../domain/field.ts'
import { reduce } from '../../../domain/names.ts'
import { legalFormEnd, startsWithLegalForm } from '../../../domain/legal-forms.ts'

/** The full name is the likelier one by far. */
const SHORTENED = 0.1

/** The names that end in a legal form, without it: some know a firm by its bare name. */
export function shortenNames(names: readonly Candidate[]): readonly Candidate[] {
  const known = new Set(names.map((name) => reduce(scalarOf(name))))
  const shortened = new Map<string, Candidate>()
  for (const name of names) {
    const value = dropLegalForm(scalarOf(name))
    if (value === null || known.has(reduce(value))) continue
    const confidence = Math.max(name.confidence * SHORTENED, shortened.get(value)?.confidence ?? 0)
    shortened.set(value, { ...name, value, confidence, reason: `${name.reason}, without its legal form` })
  }
  return [...shortened.values()]
}

function dropLegalForm(name: string): string | null {
  if (legalFormEnd(name) !== name.length) return null
  const words = name.split(' ')
  const first = words.findIndex((_, at) => at > 0 && startsWithLegalForm(words.slice(at).join(' ')))
  const bare = words
    .slice(0, first)
    .join(' ')
    .replace(/[,&\s]+$/u, '')
  return first > 0 && /\p{L}{3}/u.test(bare) ? bare : null
}
