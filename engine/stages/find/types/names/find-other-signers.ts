import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import type { Page } from '../../../../domain/page.ts'
import { isSamePerson } from '../../../../domain/same-person.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { SIGNATURE, WORKER } from './approval-words.ts'
import { findPerson, type NamedPerson } from './find-person.ts'

/** Share of a page's lines above which nobody signs. */
const LOW = 0.5
/** Points by which two signatures beside each other differ in height at most. */
const LEVEL = 16
/** A date, a name, a title. */
const MOST_WORDS = 8
/** A name good enough to tell its bearer by. */
const KNOWN = 0.4
/** What is hardly less sure. */
const CLOSE = 0.05
const BESIDE = 0.74
const TITLED = 0.6
/** What a name in full is surer than its short form. */
const IN_FULL = 0.04
const MOST = 0.95

type Found = Readonly<Record<string, readonly Candidate[]>>

interface Signer extends NamedPerson {
  readonly segment: Segment
}

/**
 * Who else signs a timesheet beside its worker, whatever the line is called, and in full who approved it where the paper names
 * them in full elsewhere.
 */
export function findOtherSigners(
  layout: Layout,
  { employee_name: workers = [], approved_by: known = [] }: Found,
): Found {
  const isWorker = ({ name }: NamedPerson): boolean => isWorkersName(name, workers)
  const mayBeWorker = ({ name }: NamedPerson): boolean => workers.some((worker) => isSamePerson(name, scalarOf(worker)))
  const others = layout.pages.flatMap(({ page, lines }) => {
    const signers = lines
      .slice(Math.floor(LOW * lines.length))
      .flatMap(({ segments }) => segments)
      .flatMap(readSigner)
    const own = signers.filter(isWorker)
    const beside = signers.filter((signer) => !isWorker(signer) && own.some((other) => isBeside(signer, other)))
    const titled = signers.filter((signer) => isSignature(signer.segment.text) && !mayBeWorker(signer))
    return [
      ...beside.map((signer) => describe(signer, page, BESIDE, 'signature beside the worker’s')),
      ...titled.map((signer) => describe(signer, page, TITLED, 'signature that is not the worker’s')),
    ]
  })
  return { approved_by: [...others, ...listFull(layout, [...known, ...others], mayBeWorker)] }
}

/** Whether a name is that of the worker, as one of the likeliest ways to read it has it. */
export function isWorkersName(name: string, workers: readonly Candidate[]): boolean {
  const best = Math.max(...workers.map(({ confidence }) => confidence))
  const known = best < KNOWN ? [] : workers.filter(({ confidence }) => confidence > best - CLOSE)
  return known.some((worker) => isSamePerson(name, scalarOf(worker)))
}

function readSigner(segment: Segment): readonly Signer[] {
  const person = segment.words.length > MOST_WORDS ? null : findPerson(segment.text)
  return person === null ? [] : [{ ...person, segment }]
}

function describe({ segment, name, from }: Signer, page: Page, confidence: number, reason: string): Candidate {
  return makeCandidate(name, wordsBetween(segment, from, from + name.length), page, confidence, reason)
}

function isSignature(text: string): boolean {
  return SIGNATURE.test(text) && !WORKER.test(text)
}

function isBeside({ segment: { box } }: Signer, { segment: { box: other } }: Signer): boolean {
  return Math.abs(box[1] - other[1]) < LEVEL && (box[0] > other[2] || box[2] < other[0])
}

/** "A. Diop" signs, and is Anselme Diop in the head. */
function listFull(
  layout: Layout,
  signers: readonly Candidate[],
  isWorker: (person: NamedPerson) => boolean,
): readonly Candidate[] {
  const short = signers.filter(({ value }) => /^\p{Lu}\./u.test(value as string))
  if (short.length === 0) return []
  return layout.segments.flatMap((segment) => {
    const person = findPerson(segment.text)
    if (person === null || /^\p{Lu}\./u.test(person.name) || isWorker(person)) return []
    const same = short.filter((signer) => isSamePerson(person.name, scalarOf(signer)))
    if (same.length === 0) return []
    const confidence = Math.min(MOST, Math.max(...same.map((signer) => signer.confidence)) + IN_FULL)
    const words = wordsBetween(segment, person.from, person.from + person.name.length)
    return [makeCandidate(person.name, words, segment.page, confidence, 'who signs, in full')]
  })
}
