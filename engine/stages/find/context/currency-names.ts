import { CURRENCY_CODES } from '../../../domain/currencies.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { listMatches } from '../values/list-matches.ts'

/** A currency named in words, with its characters. */
export interface NamedCurrency {
  readonly currency: string
  readonly from: number
  readonly to: number
}

/** Which currency each name (CLDR) of two words and more means: "canadian dollar". */
const NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ code: language }) => {
    const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
    return CURRENCY_CODES.flatMap((currency) => {
      const name = names.of(currency)?.toLowerCase()
      return name?.includes(' ') === true ? [[stem(name), currency] as const] : []
    })
  }),
)
/** Money that several countries have, by the beginnings of its names, with a word for the country before or behind it. */
const MONEY = String.raw`(?:dollar|d[óo]lar|fran[ck]|kroo?n|couronn|coron[ae]|coroa|pesos?|pounds?|pfund|livre|libra|sterlin|rupi|rupee|roupie|dinar|dirham|rand)\p{Ll}{0,5}`
/** Most texts hold none. */
const HOLDS_MONEY = new RegExp(MONEY, 'iu')
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}{2,15}\.?[ -])?${MONEY}(?:[ -](?:de |da |do |del )?\p{L}{3,15})?(?!\p{L})`,
  'giu',
)

/** "Amounts in thousands of Canadian dollars", "en francs suisses": what is named with its country. */
export function readCurrencyNames(text: string): readonly NamedCurrency[] {
  if (!HOLDS_MONEY.test(text)) return []
  return listMatches(text, BESIDE).flatMap((match) => {
    const words = match[0].toLowerCase().split(/[ -]/)
    const currency =
      NAMES.get(stem(words.join(' '))) ??
      NAMES.get(stem(words.slice(0, -1).join(' '))) ??
      NAMES.get(stem(words.slice(1).join(' ')))
    return currency === undefined ? [] : [{ currency, from: match.index, to: match.index + match[0].length }]
  })
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
