import { addDays } from '../../../../domain/dates.ts'

const FIXED = new Set(['01-01', '05-01', '10-03', '12-25', '12-26'])
/** Good Friday, Easter Monday, Ascension, Whit Monday: days from Easter Sunday. */
const MOVABLE = [-2, 1, 39, 50]

/** Whether a day is neither Saturday, Sunday nor a holiday of all of Germany. */
export function isWorkday(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6 || FIXED.has(date.slice(5))) return false
  const easter = easterSunday(Number(date.slice(0, 4)))
  return !MOVABLE.some((days) => addDays(easter, days) === date)
}

/** Gregorian Easter after the method that Meeus, Jones and Butcher published. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
