import { ARTICLE, FURTHER_ROLES } from './further-roles.ts'

const OPEN = String.raw`\s*[:,]?\s*[«“"„‘']?\s*(?:${ARTICLE})?`
const CLOSE = String.raw`\s*[»”"“’']?`
const NAME_OF_ROLE = String.raw`(?<role>\p{L}{4,24}(?:[ -](?:di|de|d['’])?\s?\p{L}{4,24})?)`
/** Words that a definition may have before the role. */
const CALLED = String.raw`(?:\s*[,:]?\s*(?:dénommée?s?|désignée?s?|appelée?s?|denominat[oaie]|indicat[oaie]|detto|detta|anche|solo|semplicemente|per brevità|denominad[oa]s?|designad[oa]s?|llamad[oa]s?|también|simplemente|apenas|abreviadamente|simplesmente|por|como|te noemen|genoemd|ook|aan te duiden als|gezamenlijk|samen|conjuntamente|congiuntamente|collectivement|ensemble))*`

/** What announces how a party is called from then on, in French, Italian, Spanish, Dutch and Portuguese. */
const ANNOUNCED = [
  String.raw`ci-(?:après|dessous)`,
  String.raw`(?:di|in) seguito|(?:d['’]ora|da ora) in (?:poi|avanti)|nel prosieguo`,
  String.raw`en (?:lo sucesivo|adelante)`,
  String.raw`hierna|verder(?= te noemen)`,
  'doravante|adiante',
].join('|')

/** Sources of definitions: announced with any word, or a known role alone in brackets. */
export const DEFINITIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`[\s,–—(-]*(?<!\p{L})(?:${ANNOUNCED})${CALLED}${OPEN}${NAME_OF_ROLE}(?<!\p{L}(?:per|con|che|con|que|qui|the))${CLOSE}\)?`,
    'giu',
  ),
  new RegExp(
    String.raw`\s*[(–—-]\s*[«“"„‘']?\s*(?:${ARTICLE})?(?<role>${FURTHER_ROLES.join('|')})${CLOSE}\s*(?:\)|\s[–—-](?=\s|,))`,
    'giu',
  ),
]

/** Words that open a party. */
export const OPENINGS = opening([
  String.raw`entre les (?:soussignée?s|parties)|d['’]une part|d['’]autre part|les soussignée?s`,
  String.raw`tra|fra|da una parte|dall['’]altra(?: parte)?|i sottoscritti|(?:il|la|al|alla|dal|dalla)(?=\s(?:sig\.|sig\.ra|signora?|società)\s)`,
  String.raw`(?:de|por) una parte|(?:y )?(?:de|por) (?:la )?otra(?: parte)?|reunidos`,
  String.raw`(?:de )?ondergetekenden|tussen|partijen`,
  String.raw`primeir[oa](?: outorgante)?|segund[oa](?: outorgante)?`,
])
/** Words that lead from one party to the next, and stand in names and addresses as well. */
export const JOINTS = opening(['entre|et', 'ed?|alla|al', 'y', 'en', 'e', String.raw`[1-4][.)]|\([1-4]\)`])

function opening(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?=[\s:,])[\s:,.–—-]*`, 'giu')
}

/** Before a name: what somebody is addressed as, or that it is a company. */
export const ADDRESSED =
  /^(?:(?:les?|l['’]|los?|las|el|i|gli|os?|as|de|het|la société|l['’]entreprise|l['’]association|monsieur|madame|mademoiselle|mme|mlle|m\.|il sig(?:nor|\.)|la sig(?:nora|\.ra)|sig\.ra|sig\.|il|la società|la ditta|la|l['’]impresa|don|doña|la (?:sociedad|empresa|entidad|mercantil)|(?:el |la )?(?:lic|ing|arq|c)\.|dhr\.|de heer|mevrouw|mevr\.|mw\.|o sr\.|a sra\.|o senhor|a senhora|a sociedade|a empresa|a)\s+)+(?=\p{Lu})/iu

/** What is said of a party behind its name. */
export const SAID_OF = new RegExp(
  String.raw`,?\s+(?:\(|${[
    String.raw`au capital|dont le siège|ayant son siège|sise?|immatriculée?|inscrite?|représentée?|née? le|demeurant|domiciliée?|de nationalité|RCS|SIREN|SIRET`,
    String.raw`nat[oa] (?:a|il)|residente|con sede|c\.\s?f\.|codice fiscale|p\.\s?iva|partita iva|in persona|rappresentat[oa]|iscritt[oa]|domiciliat[oa]`,
    String.raw`con (?:n\.?i\.?f|c\.?i\.?f|d\.?n\.?i|domicilio|sede)|provist[oa]|mayor de edad|titular|n\.?i\.?f\.?|c\.?i\.?f\.?|domiciliad[oa]|vecin[oa]|representad[oa]|actuando`,
    String.raw`gevestigd|wonende|woonachtig|kantoorhoudend|vertegenwoordigd|ingeschreven|geboren|kvk|eenmanszaak`,
    String.raw`com (?:sede|n\.?i\.?f|n\.?i\.?p\.?c)|portador|contribuinte|pessoa coletiva|nipc|residente|morador|casad[oa]|solteir[oa]|matriculad[oa]`,
  ].join('|')})(?!\p{L})`,
  'iu',
)

/** Before an address. */
export const SEATED = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:dont le )?siège(?: social)?(?: est)?(?: situé| sis| établi)?(?: à| au)?|sise?(?: à| au)?|demeurant(?: à| au)?|domiciliée?(?: à| au)?`,
    String.raw`residente (?:in|a)|con sede(?: legale)? (?:in|a)|domiciliat[oa] (?:in|a)|sede in`,
    String.raw`domicilio(?: social| profesional| fiscal| a efectos de notificaciones)?(?: en| es)?|domiciliad[oa] en|sede(?: social)? en|vecin[oa] de`,
    String.raw`gevestigd(?: te| aan)?|wonende(?: te)?|woonachtig(?: te)?|kantoorhoudende(?: te)?`,
    String.raw`(?:com )?sede(?: social)? (?:em|n[ao])|residente (?:em|n[ao])|morador[a]? (?:em|n[ao])|domicílio (?:em|n[ao])`,
  ].join('|')})[\s:,]+(?<place>[^;]{3,110}?${postcode()})`,
  'iu',
)
/** A place without such a word, behind a name and a comma. */
export const PLACED = new RegExp(String.raw`^,\s+(?<place>\p{Lu}[^;]{3,80}?\s\d{1,4}\p{L}?,\s+${postcode()})`, 'u')

/** Source: a postcode with its place. */
function postcode(): string {
  const town = String.raw`[\p{L}’'-]{2,}(?:\s(?:de|del|la|di|da|do|sur|en|aan den|-)\s?[\p{L}’'-]+|\s(?=\p{Lu})[\p{Lu}][\p{L}’'-]+)*(?:\s\(\p{L}+\))?`
  return String.raw`(?:\d{4}\s[A-Z]{2}|\d{4}-\d{3}|\d{4,5}),?\s${town}`
}
