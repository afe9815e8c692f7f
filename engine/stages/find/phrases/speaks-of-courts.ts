import { LANGUAGES } from '../../../languages/languages.ts'

const COURTS = new RegExp(LANGUAGES.flatMap(({ courts }) => courts ?? []).join('|'), 'iu')
/** Characters around a place in which a clause or a form says that its courts decide. */
const [BEFORE, BEHIND] = [250, 120]

/** A place of signing or of a party ("Hamburg, 22.01.2026") looks like that of a court, which only stands beside words of courts. */
export function speaksOfCourts(text: string, from: number, to: number): boolean {
  return COURTS.test(text.slice(Math.max(0, from - BEFORE), to + BEHIND))
}
