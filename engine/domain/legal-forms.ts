/**
 * What a firm's name ends in, by country (ISO 3166); a form that several countries have stands with the first of them. As
 * printed: capitals count, blanks and full stops that may be missing are optional.
 */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  DE: [
    String.raw`G\s?m\s?b\s?H(?:\s?&\s?Co\.?\s?(?:KG|OHG|KGaA))?`,
    String.raw`G\s?MBH`,
    'gGmbH',
    'mbH',
    String.raw`AG(?:\s?&\s?Co\.?)?`,
    'KG(?:aA)?',
    'OHG',
    'oHG',
    'GbR',
    String.raw`g?UG(?:\s?\(haftungsbeschränkt\))?`,
    String.raw`e\.?\s?K(?:f[mr])?\.?`,
    String.raw`e\.?\s?V\.?`,
    'eG(?:en)?',
    String.raw`PartG(?:\s?mbB)?`,
    'PartGmbB',
    String.raw`a\.\s?G\.`,
    'VVaG',
    'AöR',
    'SE',
  ],
  AT: [String.raw`Ges\.?\s?m\.?\s?b\.?\s?H\.?`, String.raw`e\.?\s?U\.?`],
  FR: [
    String.raw`S\.?A\.?R\.?L\.?`,
    'SASU?',
    String.raw`S\.?A\.?S\.?`,
    'E[UA]RL',
    String.raw`S\.?A\.?`,
    'SNC',
    'SCI',
    'SCOP',
    'SELARL',
    'SELAS',
    'SCEA',
  ],
  LU: [String.raw`S\.?\s?[àÀ]\.?\s?r\.?\s?l\.?`],
  BE: ['SPRL', 'SRL', 'BVBA', 'ASBL', 'VZW'],
  NL: [String.raw`B\.?V\.?`, String.raw`N\.?V\.?`, String.raw`V\.?O\.?F\.?`, String.raw`U\.A\.`],
  IT: [
    String.raw`S\.?p\.?A\.?`,
    String.raw`S\.?r\.?l\.?s?`,
    String.raw`S\.\s?R\.\s?L\.?`,
    String.raw`S\.?n\.?c\.?`,
    String.raw`S\.a\.s\.?`,
    String.raw`S\.?c\.?p\.?A\.?`,
    String.raw`S\.c\.\s?a\s?r\.\s?l\.`,
  ],
  ES: [
    String.raw`S\.?L\.?[UPL]?\.?`,
    String.raw`S\.A\.[LU]\.`,
    String.raw`(?<=\p{L}{2},?\s)S\.C\.(?:[AC]\.)?`,
    String.raw`S\.\s?(?:Coop|COOP)\.?`,
    String.raw`(?<=\p{L}{2},?\s)C\.B\.`,
  ],
  MX: [String.raw`S\.?\s?(?:A\.?|de\s?R\.?\s?L\.?)\s?de\s?C\.?\s?V\.?`],
  PT: [String.raw`L[Dd][Aa]\.?`, String.raw`L[Tt][Dd][Aa]\.?`],
  GB: [
    String.raw`L[Tt][Dd]\.?`,
    'L[Ii][Mm][Ii][Tt][Ee][Dd]',
    '[Pp][Ll][Cc]',
    String.raw`L\.?L\.?P\.?`,
    String.raw`CIC(?=\.?$)`,
  ],
  IE: ['DAC', 'CLG'],
  ZA: ['NPC'],
  US: [
    String.raw`I[Nn][Cc]\.?`,
    String.raw`Incorporated(?=\.?$)`,
    String.raw`P?L\.?L\.?C\.?`,
    String.raw`C[Oo][Rr][Pp]\.?`,
    String.raw`L\.P\.`,
    String.raw`(?<=,\s)LP`,
    String.raw`(?<=\p{L}{2},?\s)P\.C\.`,
    String.raw`(?<=\p{L}{2},?\s)N\.A\.`,
  ],
  CA: ['L[Tt][Éé][Ee]', 'ULC'],
  AU: [String.raw`Pty\.?`],
  IN: [String.raw`P[Vv][Tt]\.?`],
  SG: [String.raw`P[Tt][Ee]\.?`],
  MY: [
    String.raw`S[DO]N\.?\s?BH[DO]\.?`,
    String.raw`S\/B`,
    String.raw`SB(?=\s?\(\d)`,
    String.raw`B[Hh][Dd]\.?`,
    '[Bb]erhad',
    'BERHAD',
  ],
  ID: ['Tbk'],
  JP: [String.raw`K\.K\.`],
  AE: ['FZE', 'FZCO', 'FZ-LLC', 'DMCC', String.raw`W\.?L\.?L\.?`, String.raw`P\.J\.S\.C\.`, String.raw`Q\.P\.S\.C\.`],
  DK: [String.raw`A\/S`, 'ApS', String.raw`[IKP]\/S`],
  SE: ['AB'],
  NO: ['ASA?'],
  FI: ['Oyj?'],
  IS: ['ehf'],
  PL: [String.raw`Sp\.?\s?z\s?o\.?\s?o\.?`, String.raw`Sp\.\s?[kj]\.`],
  CZ: [String.raw`s\.?\s?r\.?\s?o\.?`, String.raw`a\.\s?s\.`],
  HU: [String.raw`Kft\.?`, String.raw`(?:Z|Ny)rt\.?`],
  HR: [String.raw`j?\.?d\.\s?o\.\s?o\.`, String.raw`d\.d\.`],
  EE: ['OÜ'],
  LT: ['UAB'],
  BG: ['Е?ООД', 'E?OOD'],
  TR: [String.raw`A\.\s?Ş\.?`, String.raw`Şti\.?`],
}
/** Words that end the names of firms and mean other things as well. */
const WORDS = [
  'Corporation',
  'CORPORATION',
  'Company',
  'COMPANY',
  'Genossenschaft',
  'Stiftung',
  String.raw`C[Oo]\.`,
  String.raw`(?<=&\s?)C[Oo](?=$|,)`,
]

const ABBREVIATIONS = Object.values(FORMS).flat()
/** Any form, for expressions that speak of one; what stands around it is theirs to say. */
export const ANY_LEGAL_FORM = [...ABBREVIATIONS, ...WORDS].join('|')
const LEGAL_FORM = asWhole(ANY_LEGAL_FORM)
const ABBREVIATED = asWhole(ABBREVIATIONS.join('|'))
const EACH = new RegExp(LEGAL_FORM, 'gu')
const AT_END = new RegExp(String.raw`${LEGAL_FORM.source}[\s.,]*$`, 'u')

/** A word of its own, never a part of one: no "AG" in "Verlag", no "Co" in "Monaco". */
function asWhole(forms: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s,&.-])(?:${forms})(?=$|[\s,.;:()·•|–-])`, 'u')
}

export const hasLegalForm = (text: string): boolean => LEGAL_FORM.test(text)

/** Of forms that are no words of their own: "Company" and "Stiftung" stand in titles as well. */
export const hasAbbreviatedForm = (text: string): boolean => ABBREVIATED.test(text)

/** "Miller Ltd", "Lindner GmbH & Co. KG": the name is given to its end. */
export const endsWithLegalForm = (name: string): boolean => AT_END.test(name)

/** "S.L. · Calle Mayor 3": the text begins with a legal form. */
export const startsWithLegalForm = (text: string): boolean => LEGAL_FORM.exec(text)?.index === 0

/** Where in the text the last legal form ends; -1 when there is none. */
export function legalFormEnd(text: string): number {
  let end = -1
  EACH.lastIndex = 0
  while (EACH.test(text)) end = EACH.lastIndex
  return end
}

/** The text without its legal forms, a blank for each. */
export function withoutLegalForms(text: string): string {
  // Two in a row share the blank between them.
  return text.replace(EACH, ' ').replace(EACH, ' ')
}
