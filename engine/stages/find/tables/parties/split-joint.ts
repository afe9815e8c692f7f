import { hasLegalForm } from '../../../../domain/legal-forms.ts'
import type { Row } from '../../../../domain/field.ts'

/** Who answers together, behind the names: "(jointly and severally)". */
const TOGETHER =
  /\s*[,(]\s*(?:both|jointly and severally|als gesamtschuldner|gesamtschuldnerisch|(?:conjointement et )?solidairement|in solido[^)]*|solidariamente|hoofdelijk[^)]*)\s*\)?\s*$/iu
const AND = /\s+(?:and|und|sowie|et|e|ed|y|en)\s+(?=\p{Lu})/u
const ADDRESSED = /^(?:Mr|Mrs|Ms|Miss|Herrn?|Frau|Mme|M\.|Sig\.(?:ra)?|D\.ª?|Dhr\.|Mevr\.)\.?\s+/u
/** First and last name of somebody. */
const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|von|van|de|der|den|di|da|do|dos|del|la)){1,4}$/u
/** "both of 30 Lye Close". */
const BOTH = /^(?:(?:both|beide|tous deux|entrambi|ambos|beiden)\s+)?(?:of\s+)?/iu

/** Of a couple the names may share one surname. */
const COUPLE = /^(?:eheleute|ehepaar|familie|the|époux|coniugi|cónyuges|cônjuges|echtpaar)\s/iu

/** Two people who have one role together are two parties; a firm named after two is one. */
export function splitJoint(row: Row): readonly Row[] {
  const name = (row['name'] ?? '').replace(TOGETHER, '')
  const people = name.split(AND).map((part) => part.replace(ADDRESSED, ''))
  if (people.length !== 2 || hasLegalForm(name) || COUPLE.test(name) || !people.every((part) => PERSON.test(part)))
    return [{ ...row, name }]
  const address = row['address']?.replace(BOTH, '') ?? null
  return people.map((part) => ({ ...row, name: part, address }))
}
