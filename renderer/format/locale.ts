/** The page's language with the reader's region where the browser names one: `de-AT` for a German page in Austria. */
export function findLocale(language: string, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`))
  return own ?? (language === 'en' ? 'en-GB' : language)
}
