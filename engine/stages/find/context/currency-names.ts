import { CURRENCY_CODES } from '../../../domain/currencies.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { listMatches } from '../values/list-matches.ts'

/** A currency named in words, with its characters. */
export interface NamedCurrency {
  readonly currency: string
  readonly from: number
  readonly to: number
}

let known: ReadonlyMap<string, string> | null = null

/** Which currency each name (CLDR) of two words and more means: "canadian dollar". Listed at first use: few papers name one. */
function listNames(): ReadonlyMap<string, string> {
  known ??= new Map(
    LANGUAGES.flatMap(({ code: language }) => {
      const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
      return CURRENCY_CODES.flatMap((currency) => {
        const name = names.of(currency)?.toLowerCase()
        return name?.includes(' ') === true ? [[stem(name), currency] as const] : []
      })
    }),
  )
  return known
}

/** Money that several countries have, by the beginnings of its names, with a word for the country before or behind it. */
const MONEY = String.raw`(?:dollar|d[óo]lar|fran[ck]|kroo?n|couronn|coron[ae]|coroa|pesos?|pounds?|pfund|livre|libra|sterlin|rupi|rupee|roupie|dinar|dirham|rand)\p{Ll}{0,5}`
/** Most texts hold none. */
const HOLDS_MONEY = new RegExp(MONEY, 'iu')
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?!${MONEY})(?:\p{L}{2,15}\.?|(?:\p{L}\.){2,3})[ -]){0,3}${MONEY}(?:[ -](?:de |da |do |del )?\p{L}{3,15})?(?!\p{L})`,
  'giu',
)
/** What says that sums are in it; "Dänische Krone" may be an inn, "Schweizer Frank" a person. */
const ANNOUNCED =
  /(?<!\p{L})(?:in|en|em|amounts|figures|beträge|alle|montants|importi|importes|bedragen|valores|currency|währung|devise|valuta|divisa|moneda|moeda)(?!\p{L})/iu
/** Characters in which that or a figure stands. */
const [ANNOUNCED_WITHIN, FIGURE_WITHIN] = [30, 12]

/** "Amounts in thousands of Canadian dollars", "en francs suisses": what is named with its country. */
export function readCurrencyNames(text: string): readonly NamedCurrency[] {
  if (!HOLDS_MONEY.test(text)) return []
  return listMatches(text, BESIDE).flatMap((match) => {
    const named = findName(match[0])
    if (named === null) return []
    const [from, to] = [match.index + named.from, match.index + named.to]
    return isOfSums(text, from, to) ? [{ currency: named.currency, from, to }] : []
  })
}

/** The longest name within words, which may be more than its own. */
function findName(said: string): NamedCurrency | null {
  const words = listMatches(said, WORD).map((word) => ({ from: word.index, to: word.index + word[0].length }))
  for (const { from } of words)
    for (const { to } of words.slice(-2).toReversed()) {
      const currency = listNames().get(stem(said.slice(from, to).toLowerCase()))
      if (currency !== undefined) return { currency, from, to }
    }
  return null
}

const WORD = /[^ -]+/gu

function isOfSums(text: string, from: number, to: number): boolean {
  return (
    ANNOUNCED.test(text.slice(Math.max(0, from - ANNOUNCED_WITHIN), from)) ||
    /\d/.test(text.slice(Math.max(0, from - FIGURE_WITHIN), from)) ||
    /\d/.test(text.slice(to, to + FIGURE_WITHIN))
  )
}

/** Without the endings of number and case, and without small words between. */
function stem(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .split(/[ -]/)
    .filter((word) => !/^(?:de|da|do|del)$/.test(word))
    .map((word) => word.replace(/(?:e[nrs]?|h?i|s|n|os?|as?)+$/, ''))
    .join(' ')
}
