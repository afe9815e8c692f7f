import { canBeName } from '../../parties/recognize-line.ts'
import { rememberTexts } from '../../values/remember-texts.ts'
import { APPROVAL, APPROVER, SIGNATURE, WORKER } from './approval-words.ts'

export interface NamedPerson {
  readonly name: string
  /** Where it begins in the text. */
  readonly from: number
}

const FIRST = String.raw`\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}[\p{Ll}'’]+)?`
const WITHIN = String.raw`(?: (?:von der|van der|van den|van de|von|van|de|den|da|di|el|al|Mc|O['’]))*`
const LAST = String.raw`(?:\p{Lu}{2,}|\p{Lu}[\p{L}'’]*\p{Ll})(?:-\p{Lu}[\p{Ll}'’]+)?`
/** A name ends before no letter but the initial of one that is set right behind it. */
const END = String.raw`(?!\p{Ll}|\p{Lu}(?!\.)|[\d@-])`
const PERSON = new RegExp(
  String.raw`(?<![\p{L}\d@.-])${FIRST}(?: \p{Lu}\.)?${WITHIN}(?: ${LAST}){1,2}${END}|(?<![\p{L}\d@-]|(?<!\p{L})\p{Ll}\. ?)(?:\p{Lu}\.[ -]?){1,3}(?:(?:von der|van der|van den|van de|von|van|de|den|da|di|el|al|D[aei]|Del|Della|L[ae]|V[ao]n|Mc|Dos) )*${LAST}${END}`,
  'gu',
)
/** A surname behind how its bearer is addressed or what they are. */
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:Herrn?|Hr\.|Frau|Fr\.|Mr\.?|Mrs\.?|Ms\.?|Mme|Sig\.(?:ra)?|Sra?\.|Dhr\.|Mevr\.|(?:\p{L}*[Ll]eiter|Polier|\p{L}*[Mm]eister)(?:in)?) (?<name>${LAST})${END}(?! \p{Lu})`,
  'u',
)
/** What announces a name to be written out, and then the name up to the next field. */
const WRITTEN_OUT =
  /(?<!\p{L})(?:print(?:ed)?(?: full)? name|print|(?:full )?name|name in (?:block )?(?:capitals|letters)):?\s+(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}?)(?=$|[,;]|\s+(?:position|job|title|role|grade|date|signed|signature)(?!\p{L}))/iu

/** A person's name in a line, apart from the words that say what the line is for: in full, or its initials and the surname. */
export const findPerson = rememberTexts((text): NamedPerson | null => {
  const written = WRITTEN_OUT.exec(text)?.groups?.['name']
  if (written !== undefined && isCapital(written)) return { name: written, from: text.indexOf(written) }
  const blank = text.replace(WORDING, (word) => '#'.repeat(word.length))
  const match = [...blank.matchAll(PERSON)].find(
    ({ 0: name, index }) => canBeName(name) && !isSpoken(name, blank.slice(0, index), blank.slice(index + name.length)),
  )
  if (match !== undefined) return { name: match[0], from: match.index }
  const titled = TITLED.exec(text)
  const surname = titled?.groups?.['name']
  return surname === undefined ? null : { name: surname, from: titled!.index + titled![0].length - surname.length }
})

/** Whether a text announces a name and has it written out. */
export function isWrittenOut(text: string): boolean {
  return WRITTEN_OUT.test(text)
}

function isCapital(name: string): boolean {
  return name.split(' ').every((word) => /^\p{Lu}/u.test(word))
}

const ARTICLE =
  /(?<!\p{L})(?:der|die|das|den|dem|des|obigen?|the|this|these|that|all|le|la|les|il|lo|gli|el|los|las|os|as|het)\s$/iu
/** Small words that may follow a name. */
const BEHIND = /^\s(?:and|und|et|y|e|en|on|am|at|um|le|il|el|op|dd|for|für|i|d)(?!\p{L})/u

/** "die Richtigkeit der Angaben", "Obige Leistungen werden anerkannt", "Quayside Phase 2": part of what is said, nobody's name. */
function isSpoken(name: string, before: string, behind: string): boolean {
  return (
    ARTICLE.test(before) ||
    /^(?:En|In|Im|Am|An|At|Zum?|Zur)\s/u.test(name) ||
    /^ \d{1,3}(?![\d./:-])/.test(behind) ||
    (/^\s\p{Ll}{2}/u.test(behind) && !BEHIND.test(behind))
  )
}

const WORDING = new RegExp(
  String.raw`[^\s/]*(?:${[APPROVAL, APPROVER, WORKER].map(({ source }) => source).join('|')}|datum|date(?!\p{L})|${SIGNATURE.source}|stempel|stunden|hours|(?<!\p{L})(?:print|full|name|ort|total|herrn?|frau|mrs?|ms|position|title|job|funktion)(?!\p{L})|gesamt|zeit(?!\p{L})|nachweis|sheet|record|rapport|bericht)[^\s/]*|(?<!\p{L})(?:i\. ?[AV]|ppa|p\. ?p)\.(?= )`,
  'giu',
)
