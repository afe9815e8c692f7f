import { scalarOf, type Candidate } from '../../domain/field.ts'
import { endsWithLegalForm } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'
import type { DocumentTraits } from './describe-document.ts'
import type { Rival } from './rank-candidates.ts'

/** How a value was found, as its reason says it. */
export const WAYS: readonly (readonly [name: string, form: RegExp])[] = [
  ['before', / before it/],
  ['left', / left of it/],
  ['above', / above it/],
  ['heading', /^heading/],
  ['letterhead', /^letterhead/],
  ['imprint', /^imprint/],
  ['window', /return address line/],
  ['block', /address block/],
  ['loose', /^date (?:without|with a time|behind)/],
]

/** What is told of a value by itself and its document, whatever the others and the ranker say. */
export type Look = ReturnType<typeof readLook>

const looks = new WeakMap<Rival, Look>()

/** Each value is described twice, with the ranker's word and without it. */
export function lookOf(rival: Rival, traits: DocumentTraits): Look {
  const look = looks.get(rival) ?? readLook(rival, traits)
  looks.set(rival, look)
  return look
}

function readLook({ candidate, mentions }: Rival, { text, domains }: DocumentTraits) {
  const value = scalarOf(candidate)
  const reduced = reduce(value)
  return {
    reduced,
    strongest: Math.max(...mentions.map((mention) => mention.confidence)),
    wayCount: Math.min(new Set(mentions.map((mention) => wayOf(mention))).size, 4),
    label: Math.max(0, ...mentions.map((mention) => mention.evidence?.label ?? 0)),
    words: Math.min(value.split(/\s+/).length, 10),
    figures: share(value, /\p{N}/gu),
    capitals: share(value, /\p{Lu}/gu),
    repeats: countMentions(reduced, text),
    isLegal: yes(endsWithLegalForm(value)),
    isDomain: yes(reduced.length > 3 && domains.some((domain) => sharesBeginning(domain, reduced))),
    ways: WAYS.map(([, form]) => yes(mentions.some((mention) => form.test(mention.reason)))),
    isUnderAddress: yes(mentions.some((mention) => mention.reason.endsWith('below an address'))),
  }
}

/** A measurement of what is or is not. */
export function yes(is: boolean): number {
  return is ? 1 : 0
}

function wayOf({ reason }: Candidate): string {
  return WAYS.find(([, form]) => form.test(reason))?.[0] ?? reason
}

function share(value: string, signs: RegExp): number {
  return value.length === 0 ? 0 : (value.match(signs)?.length ?? 0) / value.length
}

/** How often a value stands in the text, up to 5 times. */
function countMentions(value: string, text: string): number {
  if (value.length < 3) return 0
  let count = 0
  for (let at = text.indexOf(value); at >= 0 && count < 5; at = text.indexOf(value, at + value.length)) count += 1
  return count
}

/** A firm's address on the net begins as its name does. */
function sharesBeginning(domain: string, name: string): boolean {
  const length = Math.min(domain.length, name.length, 6)
  return length >= 4 && domain.slice(0, length) === name.slice(0, length)
}
