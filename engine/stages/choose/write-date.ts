/** The languages whose month names are tried. */
const LANGUAGES = ['de', 'de-AT', 'en', 'fr', 'es', 'it', 'nl']

/** The usual writings of a `YYYY-MM-DD` date on paper, in figures and with month names. */
export function writeDate(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(2)
  const [m, d] = [String(Number(month)), String(Number(day))]
  const figures = [
    `${day}.${month}.${year}`,
    `${d}.${m}.${year}`,
    `${year}-${month}-${day}`,
    `${month}/${day}/${year}`,
    `${m}/${d}/${year}`,
    `${day}.${month}.${short}`,
  ]
  const instant = new Date(`${date}T00:00:00Z`)
  const named = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => {
      const name = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(instant)
      return [`${d} ${name} ${year}`, `${day} ${name} ${year}`, `${name} ${d} ${year}`, `${name} ${day} ${year}`]
    }),
  )
  return [...new Set([...figures, ...named])]
}
