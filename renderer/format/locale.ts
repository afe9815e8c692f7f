/** The page's language with the reader's region where the browser names one: `de-AT` for a German page in Austria. */
export function findLocale(language: string, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`))
  return own ?? (language === 'en' ? 'en-GB' : language)
}

/** Whether dates of digits begin with the month there, as in the United States. */
export function isMonthFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] !== 'year'
}
