import { CONTRACT_WORD } from '../../domain/contract-words.ts'
import { scalarOf, type Candidate } from '../../domain/field.ts'

/** "Employment Contract – Workshop Supervisor", "Gebäudereinigungsvertrag | Objekt 4"; "Anlage 1 – Mietvertrag" is called so as a whole. */
const PARTED = /\s+[–—|]\s+/u
/** What says by which law it is made. */
const BY_LAW =
  /\s+(?:gemäß|gemäss|nach §|i\.\s?s\.\s?d\.|pursuant to|under section|in accordance with|conformément|selon l|ai sensi|conforme a|conforme al?|nos termos|ingevolge|overeenkomstig)(?!\p{L}).*$/iu
/** Letters that a name of a contract has at least. */
const LEAST = 4

/** What a contract is called ends where its title goes on with what it is about, for whom or by which law. */
export function cutTitles(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.map((candidate) => {
    const title = scalarOf(candidate)
    const whole = title.replace(BY_LAW, '')
    const [first = ''] = whole.split(PARTED)
    const name = CONTRACT_WORD.test(first) ? first : whole
    return name.length < LEAST || name === title ? candidate : { ...candidate, value: name }
  })
}
