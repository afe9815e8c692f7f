import { fold } from '../../fold-text.ts'

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6]

/** By the folded beginning of a weekday's name the days that it can be, Sunday 0: languages share their beginnings. */
const BY_BEGINNING: Readonly<Record<string, readonly number[]>> = {
  // German; Dutch has `di`, `do` and `za` as well, French `di` for a Sunday.
  mo: [MONDAY],
  di: [TUESDAY, SUNDAY],
  mi: [WEDNESDAY],
  do: [THURSDAY, SUNDAY],
  fr: [FRIDAY],
  sa: [SATURDAY],
  so: [SUNDAY],
  die: [TUESDAY],
  mit: [WEDNESDAY],
  don: [THURSDAY],
  fre: [FRIDAY],
  son: [SUNDAY],
  // English
  mon: [MONDAY],
  tue: [TUESDAY],
  wed: [WEDNESDAY],
  thu: [THURSDAY],
  fri: [FRIDAY],
  sat: [SATURDAY],
  sun: [SUNDAY],
  // French, Italian and Spanish
  lu: [MONDAY],
  lun: [MONDAY],
  ma: [TUESDAY, MONDAY],
  mar: [TUESDAY],
  me: [WEDNESDAY],
  mer: [WEDNESDAY],
  mie: [WEDNESDAY],
  je: [THURSDAY],
  jeu: [THURSDAY],
  gi: [THURSDAY],
  gio: [THURSDAY],
  ju: [THURSDAY],
  jue: [THURSDAY],
  ve: [FRIDAY],
  ven: [FRIDAY],
  vi: [FRIDAY],
  vie: [FRIDAY],
  sam: [SATURDAY],
  sab: [SATURDAY],
  dim: [SUNDAY],
  dom: [SUNDAY],
  // Portuguese
  seg: [MONDAY],
  ter: [TUESDAY],
  qua: [WEDNESDAY],
  qui: [THURSDAY],
  sex: [FRIDAY],
  // Dutch
  maa: [MONDAY],
  din: [TUESDAY],
  wo: [WEDNESDAY],
  woe: [WEDNESDAY],
  vr: [FRIDAY],
  vri: [FRIDAY],
  za: [SATURDAY],
  zat: [SATURDAY],
  zo: [SUNDAY],
  zon: [SUNDAY],
}

/** Letters of the longest name: `donnerstag`, `quarta-feira`. */
const LONGEST = 13

/** The days of the week that a word can name, Sunday 0; none where it names no weekday. */
export function weekdaysOf(word: string): readonly number[] {
  const name = fold(word)
  if (name.length > LONGEST || !/^[a-z ]+$/.test(name)) return []
  return BY_BEGINNING[name.length < 3 ? name : name.slice(0, 3)] ?? []
}

/** The day of the week of a date `YYYY-MM-DD`, Sunday 0. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
