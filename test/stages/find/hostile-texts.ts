const LENGTH = 15_000

/** Texts that an expression may try to part in every way, or whose every word may begin a search that goes on to their end. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an appeal with abbreviations': `protest ${repeat('i.e.')}`,
  'taxes of many levels': repeat('Kirchen- a- a- a- '),
  'laws of many kinds': repeat('governed, a, a, a '),
  'accounts without a bank': repeat('XZ11ZZ0ZZ0ZZ0ZZ0ZZ0ZZ0'),
  'amounts in brackets without an end': repeat('€0,00 ( a '),
  'parties without an end': repeat('zwischen and and and and\n'),
  'words that go on on the next line': repeat('exclu-\n'),
  'figures without a currency': repeat('betala 1 1 1 1 '),
  'courts without a place': repeat('Foro competente esclusivo '),
  'places of many hyphens': `12 Main Street, ${repeat('A-')}A!`,
  'streets behind each other': repeat('12 Main Street, '),
  'numbers of what is answered': `Ihr Zeichen: Ihr Schreiben n${'r.'.repeat(60)}\nSu referencia: carta n${'r.'.repeat(60)}\n`,
  'dates of letters': repeat('our reminder of 1 1 1 1, 1 1 1, '),
}

function repeat(text: string): string {
  return text.repeat(Math.ceil(LENGTH / text.length))
}
