/** Numbers as contracts write them in words: German, English, French, Italian, Spanish, Dutch, Portuguese. */
const NUMBERS: readonly (readonly [value: number, words: string])[] = [
  [1, 'ein|einem|einen|einer|eines|eine|one|a|an|un|une|uno|una|een|één|um|uma'],
  [2, 'zwei|two|deux|due|dos|twee|dois|duas'],
  [3, 'drei|three|trois|tre|tres|drie|três'],
  [4, 'vier|four|quatre|quattro|cuatro|quatro'],
  [5, 'fünf|five|cinq|cinque|cinco|vijf'],
  [6, 'sechs|six|sei|seis|zes'],
  [7, 'sieben|seven|sept|sette|siete|zeven|sete'],
  [8, 'acht|eight|huit|otto|ocho|oito'],
  [9, 'neun|nine|neuf|nove|nueve|negen'],
  [10, 'zehn|ten|dix|dieci|diez|tien|dez'],
  [11, 'elf|eleven|onze|undici|once'],
  [12, 'zwölf|twelve|douze|dodici|doce|twaalf|doze'],
  [14, 'vierzehn|fourteen|quatorze|quattordici|catorce|veertien|catorze'],
  [15, 'fünfzehn|fifteen|quinze|quindici|quince|vijftien'],
  [18, 'achtzehn|eighteen|dix-huit|diciotto|dieciocho|achttien|dezoito'],
  [20, 'zwanzig|twenty|vingt|venti|veinte|twintig|vinte'],
  [24, 'vierundzwanzig|twenty-four|twenty four|vingt-quatre|ventiquattro|veinticuatro|vierentwintig|vinte e quatro'],
  [30, 'dreißig|dreissig|thirty|trente|trenta|treinta|dertig|trinta'],
  [36, 'sechsunddreißig|thirty-six|thirty six|trente-six|trentasei|treinta y seis|zesendertig|trinta e seis'],
  [
    45,
    'fünfundvierzig|forty-five|forty five|quarante-cinq|quarantacinque|cuarenta y cinco|vijfenveertig|quarenta e cinco',
  ],
  [
    48,
    'achtundvierzig|forty-eight|forty eight|quarante-huit|quarantotto|cuarenta y ocho|achtenveertig|quarenta e oito',
  ],
  [60, 'sechzig|sixty|soixante|sessanta|sesenta|zestig|sessenta'],
  [90, 'neunzig|ninety|quatre-vingt-dix|novanta|noventa|negentig'],
  [99, 'quatre-vingt-dix-neuf|ninety-nine|novantanove'],
  [120, 'one hundred twenty|one hundred and twenty|cent vingt|centoventi|ciento veinte|cento e vinte|hundertzwanzig'],
  [180, 'one hundred eighty|one hundred and eighty|cent quatre-vingts|centottanta|ciento ochenta|cento e oitenta'],
]

const BY_WORD: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap(([value, words]) => words.split('|').map((word) => [word, value] as const)),
)

/** Longest first: a regular expression takes the first that fits. */
const WORDS = [...BY_WORD.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** English writes the others in two words. */
const TENS = String.raw`(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-](?:one|two|three|four|five|six|seven|eight|nine)`
const COUNT = String.raw`(?:\d{1,3}|${TENS}|${WORDS})(?:\s?\(\s?(?:\d{1,3}|[\p{L}\s-]{2,24})\s?\))?`
/** "full", "calendar": what makes a unit a whole one. */
const WHOLE = 'full|clear|calendar|business|working|consecutive|volle[nrms]?|ganze[nrms]?|volledige|volle|mesi|pieni'
const DAYS = String.raw`(?:kalender|arbeits|werk)?tage?n?|days?|jours?|giorn[oi]|días?|dias?|(?:kalender|werk)?dag(?:en)?`
const WEEKS = String.raw`(?:kalender)?wochen?|weeks?|semaines?|settiman[ae]|semanas?|we(?:ek|ken)`
const MONTHS = String.raw`(?:kalender)?monat(?:en|es|e|s)?|monatig\p{L}*|quartal(?:en|e|s)?|months?|mois|mes[ei]|mes|mês|meses|(?:kalender)?maand(?:en)?|trimest(?:res?|ri|re)`
const YEARS = String.raw`jahr(?:en|es|e)?|jährig\p{L}*|years?|ans?|années?|ann[oi]|años?|jaar|jaren|anos?`

/** Sources of regular expressions without groups, for the flags `iu`: "three (3) months", "90 Tage", "mesi sei". */
export const TIME_SPAN = spanOf(`${DAYS}|${WEEKS}|${MONTHS}|${YEARS}`)
/** The same in whole months. */
export const MONTH_SPAN = spanOf(`${MONTHS}|${YEARS}`)

function spanOf(units: string): string {
  const before = String.raw`${COUNT}[\s-](?:(?:${WHOLE})\s)?(?:${units})`
  const behind = String.raw`(?:giorni|settimane|mes[ei]|ann[oi])\s(?:\d{1,3}|${WORDS})(?:\s?\(\p{L}+\))?`
  return String.raw`(?<![\p{L}\d.,-])(?:${before}|${behind})(?!\p{L})`
}

const SPAN = new RegExp(MONTH_SPAN, 'iu')
const COUNTED = new RegExp(String.raw`(?<![\p{L}\d])(?:\d{1,3}|${WORDS})(?![\p{L}\d])`, 'iu')
const UNITS: readonly (readonly [form: RegExp, months: number])[] = [
  [new RegExp(String.raw`(?<!\p{L})(?:${YEARS})(?!\p{L})`, 'iu'), 12],
  [/quartal|trimest/iu, 3],
]

/** The first span of years or months in a text, in whole months: "24 Monate", "two (2) years", "anni sei"; null for none. */
export function findMonths(text: string): { value: string; from: number; to: number } | null {
  const match = SPAN.exec(text)
  if (match === null) return null
  const counted = COUNTED.exec(match[0])?.[0].toLowerCase() ?? ''
  const count = BY_WORD.get(counted) ?? Number(counted)
  if (!(count > 0)) return null
  const months = UNITS.find(([form]) => form.test(match[0]))?.[1] ?? 1
  return { value: String(count * months), from: match.index, to: match.index + match[0].length }
}
