import { scalarOf, type Candidate } from '../../domain/field.ts'
import { endsWithLegalForm, hasLegalForm, withoutLegalForms } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'

/** A longer form has at least this share of the chance of the shorter one, or it is another firm's. */
const LEAST_SHARE = 0.25
/** What is left of a name that goes over two lines: "Betriebs-GmbH", "Supply Limited", "& Building Supplies Ltd". */
const REMAINDER =
  /^(?:betriebs|verwaltungs|beteiligungs|vertriebs|handels|besitz|gesellschaft|supply|services?|trading|holdings?|group|solutions|systems|solicitors|partners?|company|servicios|servi[cç]os|servizi|diensten|groupe|gruppo|grupo)?$/
const LEAST_WHOLE_SHARE = 0.2
/** A name that cannot end here: "Delmas-Royer &", "Revenue Office of". */
const UNFINISHED = /(?:\s[&+]|\s(?:of|and|und|et|e|y|en|der|des|für|du|de|di|van|ó|ní))$/iu
const LEAST_FINISHED_SHARE = 0.1
/** Nor begin, where a likely longer one ends so: "& Moss", "di Persiani Oriano", "Inh. Petra Sand", in capitals "DE NANTES SA". */
const REST = /^(?:[&+]|di|de|del|du|des|della|dello|do|da|dos|und|et|and|of|Inh\.)\s/u
const CAPITAL_REST = /^(?:DI|DE|DEL|DU|DES|DELLA|DELLO|DO|DA|DOS|UND|ET|AND|OF|INH\.)\s/u
/** What the law adds behind a legal form: "UG (haftungsbeschränkt)" (GmbHG § 5a), "S.n.c. di Morosini P. & figli" (Codice civile, art. 2292, 2314). */
const BEHIND_FORM = /^\s?\(haftungsbeschränkt\)$|^,?\s(?:di|DI)\s\p{Lu}/u
/** "Gebr. Koetsier" is "Drankengroothandel Gebr. Koetsier v.o.f.", where that is likely, too. */
const LEAST_AROUND_SHARE = 0.5
const LEAST_AROUND_LENGTH = 8

/**
 * "Kuhlmann" on the letterhead and "Kuhlmann GmbH" at its foot are one firm, and the full formal name is wanted (EN 16931, BT-27, BT-44). Gives
 * the names, likeliest first, with the full form of the first one before it, as likely as that one.
 */
export function preferFullName(names: readonly Candidate[]): readonly Candidate[] {
  const [first, ...others] = names
  if (first === undefined) return names
  const isBare = !hasLegalForm(scalarOf(first))
  const short = reduce(scalarOf(first))
  const isRemainder = isRest(scalarOf(first)) || (!isBare && REMAINDER.test(reduce(withoutLegalForms(scalarOf(first)))))
  const isUnfinished = UNFINISHED.test(scalarOf(first))
  const isFull = (other: Candidate): boolean => {
    const long = reduce(scalarOf(other))
    const share = other.confidence / first.confidence
    if (isUnfinished && share >= LEAST_FINISHED_SHARE && long !== short && long.startsWith(short)) return true
    const behind = scalarOf(other).slice(scalarOf(first).length)
    if (!isBare && share >= LEAST_FINISHED_SHARE && long.startsWith(short) && BEHIND_FORM.test(behind)) return true
    const goesOn = isBare && long !== short && long.startsWith(short)
    if (isRemainder && share >= LEAST_WHOLE_SHARE && long !== short && long.endsWith(short)) return true
    const isAround = isBare && short.length >= LEAST_AROUND_LENGTH && long.includes(short)
    if (isAround && share >= LEAST_AROUND_SHARE && endsWithLegalForm(scalarOf(other))) return true
    return goesOn && share >= LEAST_SHARE && endsWithLegalForm(scalarOf(other))
  }
  const full = others.find((other) => isFull(other))
  if (full === undefined) return names
  return [{ ...full, confidence: first.confidence }, ...names.filter((name) => name !== full)]
}

function isRest(name: string): boolean {
  return REST.test(name) || (name === name.toUpperCase() && CAPITAL_REST.test(name))
}
