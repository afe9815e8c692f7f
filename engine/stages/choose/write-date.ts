/** The languages whose month names are tried. */
const LANGUAGES = ['de', 'de-AT', 'en', 'fr', 'es', 'it', 'nl']

/** Making a formatter takes a tenth of a millisecond, so each month is named once. */
const monthNames = new Map<number, readonly string[]>()

/** The usual writings of a `YYYY-MM-DD` date on paper, in figures and with month names. */
export function writeDate(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const short = year.slice(2)
  const [m, d] = [String(Number(month)), String(Number(day))]
  const figures = [
    `${day}.${month}.${year}`,
    `${d}.${m}.${year}`,
    `${year}-${month}-${day}`,
    `${day}.${month}.${short}`,
  ]
  const named = nameMonth(Number(month)).flatMap((name) => [
    `${d} ${name} ${year}`,
    `${day} ${name} ${year}`,
    `${name} ${d} ${year}`,
    `${name} ${day} ${year}`,
  ])
  return [...figures, ...named]
}

/** The American writings in figures, which may be read as another day. */
export function writeAmericanDate(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  return [`${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`]
}

/** @param month from 1 */
function nameMonth(month: number): readonly string[] {
  const known = monthNames.get(month)
  if (known !== undefined) return known
  const instant = new Date(Date.UTC(2000, month - 1, 15))
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(instant),
    ),
  )
  const unique = [...new Set(names)]
  monthNames.set(month, unique)
  return unique
}
