import { scalarOf, type Candidate } from '../../domain/field.ts'
import type { FractionBox } from '../../domain/page.ts'
import { isSameName, reduce } from '../../domain/names.ts'

export interface ChosenParties {
  /** Likeliest first; the first one is not the recipient. */
  readonly sender_name: readonly Candidate[]
  readonly recipient_name: readonly Candidate[]
}

/** Pairs of the likeliest names are tried. */
const MOST_NAMES = 8
/** How likely it is that a document names no sender, and no recipient, as names are weighed against these. */
const NO_SENDER = 0.25
const NO_RECIPIENT = 0.35
/** A till does not know its customers: a name that stands as theirs do is most likely its own. */
const NO_RECIPIENT_AT_TILL = 0.85
/** Of the smaller one, by which two names are the same words. */
const SHARED = 0.5
/** How much likelier a pair is in which one party, and only one, is the account's own. */
const OWN = 8

/**
 * Sender and recipient as the likeliest pair: nobody writes to himself, and where the account's own names are known one of
 * them is a party of its documents, the recipient of those that came and the sender of those that went out.
 */
export function chooseParties(
  written: readonly Candidate[],
  recipients: readonly Candidate[],
  ownNames: readonly string[],
  isTill = false,
): ChosenParties {
  const senders = isTill ? addAddressed(written, recipients) : written
  const own = ownNames.map(reduce).filter((name) => name.length > 2)
  const isOwn = (candidate: Candidate | null): boolean =>
    candidate !== null && own.some((name) => reduce(scalarOf(candidate)).startsWith(name))
  const nobody = isTill ? NO_RECIPIENT_AT_TILL : Math.min(NO_RECIPIENT, 1 - (recipients[0]?.confidence ?? 0))
  let best: { sender: Candidate | null; recipient: Candidate | null; worth: number } | null = null
  for (const sender of [...senders.slice(0, MOST_NAMES), null]) {
    for (const recipient of [...recipients.slice(0, MOST_NAMES), null]) {
      if (sender !== null && recipient !== null && (sameName(sender, recipient) || sharesPlace(sender, recipient)))
        continue
      // Somebody wrote it: without the recipient the other names' chances rise for the sender, but half the way only (the
      // square root), so that a name that leads in both roles keeps the one that it is sure of.
      const someone =
        sender === null ? NO_SENDER : Math.min(0.95, sender.confidence / Math.sqrt(chanceWithout(recipient, senders)))
      const likely = someone * (recipient?.confidence ?? nobody)
      const worth = likely * (isOwn(sender) !== isOwn(recipient) ? OWN : 1)
      if (best === null || worth > best.worth) best = { sender, recipient, worth }
    }
  }
  const favoured = best !== null && isOwn(best.sender) !== isOwn(best.recipient)
  return {
    sender_name: putFirst(senders, best?.sender ?? null, best?.recipient ?? null, favoured),
    recipient_name: putFirst(recipients, best?.recipient ?? null, best?.sender ?? null, favoured),
  }
}

/** At a till: senders, likeliest first, with the names that read as recipients among them. */
function addAddressed(senders: readonly Candidate[], recipients: readonly Candidate[]): readonly Candidate[] {
  const raised = recipients.map((name) => ({ ...name, confidence: round(NO_RECIPIENT_AT_TILL * name.confidence) }))
  const all = [...senders, ...raised].toSorted((a, b) => b.confidence - a.confidence)
  return all.filter((name, at) => all.findIndex((other) => sameName(other, name)) === at)
}

/** How likely a name is in one role when another name has the other role and so cannot have this one. */
function chanceOf(name: Candidate, other: Candidate | null, names: readonly Candidate[]): number {
  return Math.min(0.95, name.confidence / chanceWithout(other, names))
}

function chanceWithout(other: Candidate | null, names: readonly Candidate[]): number {
  const excluded = other === null ? undefined : names.find((candidate) => sameName(candidate, other))
  return Math.max(0.05, 1 - (excluded?.confidence ?? 0))
}

/** The names with the chosen one first and without the one that is the other party. */
function putFirst(
  names: readonly Candidate[],
  chosen: Candidate | null,
  other: Candidate | null,
  favoured: boolean,
): readonly Candidate[] {
  const rest = names.filter((name) => name !== chosen && (other === null || !sameName(name, other)))
  if (chosen === null) return rest
  const chance = chanceOf(chosen, other, names)
  return [
    { ...chosen, confidence: round(favoured ? strengthen(chance) : Math.max(chance, chosen.confidence)) },
    ...rest,
  ]
}

/** The chance of a name when the odds of its pair have risen. */
function strengthen(chance: number): number {
  return (chance * OWN) / (chance * OWN + 1 - chance)
}

function round(chance: number): number {
  return Math.round(chance * 1000) / 1000
}

function sameName(a: Candidate, b: Candidate): boolean {
  return isSameName(scalarOf(a), scalarOf(b))
}

/** "between Miller Ltd", which no finder has cut, and "Miller Ltd" are the same words: they name one party. */
function sharesPlace(a: Candidate, b: Candidate): boolean {
  if (a.evidence?.isProposed !== true && b.evidence?.isProposed !== true) return false
  if (a.box === null || b.box === null || a.page !== b.page) return false
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  return width > 0 && height > 0 && width * height > SHARED * Math.min(areaOf(a.box), areaOf(b.box))
}

function areaOf([left, top, right, bottom]: FractionBox): number {
  return (right - left) * (bottom - top)
}
