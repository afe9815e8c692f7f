/**
 * Codes (ISO 4217) that business documents print, and the countries (ISO 3166) whose own currency each is. Bahrain's is left out:
 * a Malaysian "SDN BHD" is by far the commoner.
 */
const CODES: Readonly<Record<string, string>> = {
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  USD: 'US',
  GBP: 'GB',
  CHF: 'CH LI',
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BGN: '',
  BRL: 'BR',
  CAD: 'CA',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK',
  EGP: 'EG',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  KWD: 'KW',
  LKR: 'LK',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NZD: 'NZ',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  VND: 'VN',
  ZAR: 'ZA',
}

export const CURRENCY_CODES: readonly string[] = Object.keys(CODES)

/** Codes that are words or abbreviations of something else as well: beside an amount alone they are currencies. */
export const AMBIGUOUS_CODES: ReadonlySet<string> = new Set(['CAD', 'COP', 'MAD', 'PEN', 'PHP', 'RON', 'SAR', 'TRY'])

const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES).flatMap(([code, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, code]),
  ),
)

/** The code of a country's (ISO 3166) own currency; undefined where it is not listed. */
export function currencyOf(country: string): string | undefined {
  return CURRENCY_OF.get(country)
}

/** What is printed for a currency beside its code. */
export interface CurrencySign {
  /** Source of an expression, capitals count. */
  readonly form: string
  /** The currencies that it may stand for. */
  readonly codes: readonly string[]
  /** Which one where the document's country does not tell; null: none is known then. */
  readonly usual: string | null
  /** It stands for nothing else, wherever it is printed. */
  readonly isUnmistakable?: true
}

const sign = (form: string, code: string): CurrencySign => ({ form, codes: [code], usual: code })
const mark = (form: string, code: string): CurrencySign => ({ ...sign(form, code), isUnmistakable: true })

/** Signs with more letters stand before those that they hold. */
export const CURRENCY_SIGNS: readonly CurrencySign[] = [
  mark(String.raw`€|(?<!\p{L})(?:[Ee]uros?|EUROS?)(?!\p{L})`, 'EUR'),
  mark('£', 'GBP'),
  mark('₹', 'INR'),
  mark('฿', 'THB'),
  mark('₱', 'PHP'),
  mark('₫', 'VND'),
  mark('₩', 'KRW'),
  mark('₪', 'ILS'),
  mark('₺', 'TRY'),
  mark('₽', 'RUB'),
  mark('₴', 'UAH'),
  mark('₦', 'NGN'),
  mark(String.raw`US\s?\$`, 'USD'),
  mark(String.raw`(?<!\p{L})AU?\$`, 'AUD'),
  mark(String.raw`(?<!\p{L})C(?:A|AN|DN)?\$`, 'CAD'),
  mark(String.raw`NZ\$`, 'NZD'),
  mark(String.raw`HK\$`, 'HKD'),
  mark(String.raw`NT\$`, 'TWD'),
  mark(String.raw`(?<!\p{L})SG?\$`, 'SGD'),
  mark(String.raw`(?<!\p{L})R\$`, 'BRL'),
  mark(String.raw`M(?:X|ex)\$`, 'MXN'),
  mark('CN¥|(?<!\\p{L})RMB(?!\\p{L})|元', 'CNY'),
  mark('JP¥|円', 'JPY'),
  {
    form: String.raw`(?<!\p{Lu})\$`,
    codes: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'CLP', 'COP', 'ARS'],
    usual: 'USD',
  },
  { form: '[¥￥]', codes: ['JPY', 'CNY'], usual: 'JPY' },
  { form: String.raw`(?:Rs|₨)\.?`, codes: ['INR', 'PKR', 'LKR'], usual: 'INR' },
  { form: String.raw`[Kk]r\.?`, codes: ['SEK', 'NOK', 'DKK', 'ISK'], usual: null },
  mark(String.raw`(?<!\p{L})RM(?!\p{L})`, 'MYR'),
  sign('zł', 'PLN'),
  sign('Kč', 'CZK'),
  sign(String.raw`(?:[Ll]ei|LEI)`, 'RON'),
  sign(String.raw`лв\.?`, 'BGN'),
  sign(String.raw`(?:руб|р)\.?`, 'RUB'),
  sign('грн', 'UAH'),
  sign(String.raw`Rp\.?`, 'IDR'),
  sign(String.raw`(?:S|s)?Fr\.`, 'CHF'),
  sign(String.raw`د\.?\s?إ|Dhs?\.?`, 'AED'),
  sign(String.raw`ر\.?\s?س`, 'SAR'),
  sign('KSh', 'KES'),
  // A foot, a spoon and a radius: what these are without their country nobody knows.
  { form: 'Ft', codes: ['HUF'], usual: null },
  { form: 'TL', codes: ['TRY'], usual: null },
  { form: String.raw`R(?=\s?\d[\d ,]*\.\d\d(?!\d))|(?<=\.\d\d\s?)R`, codes: ['ZAR'], usual: null },
]

/** Whatever names a currency beside an amount, for expressions that read one (flag `u`). */
export const ANY_CURRENCY = `(?:${[...CURRENCY_SIGNS.map(({ form }) => form), ...CURRENCY_CODES].join('|')})`

const ALONE = CURRENCY_SIGNS.map(({ form, codes, usual }) => ({
  form: new RegExp(`^(?:${form})$`, 'iu'),
  code: usual ?? (codes.length === 1 ? codes[0]! : null),
}))

/** The currency of a sign and nothing else, as somebody points at it; null where it is none, or one of several. */
export function readCurrencySign(text: string): string | null {
  return ALONE.find(({ form }) => form.test(text) || form.test(`${text}.`))?.code ?? null
}
