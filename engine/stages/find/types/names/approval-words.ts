import type { Language } from '../../../../languages/language.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'

/** Who says yes to hours: words of the act, and those of the one who acts. */
export const APPROVAL = gather('act')
export const APPROVER = gather('approver')
/** The other signature on the paper. */
export const WORKER = gather('worker')
/** What a line to be signed is called. */
export const SIGNATURE = /unterschrift|signature|signed|handtekening|(?<!\p{L})firma(?!\p{L})|assinatura|underskrift/iu

function gather(kind: keyof NonNullable<Language['approvals']>): RegExp {
  return new RegExp(LANGUAGES.flatMap(({ approvals }) => approvals?.[kind] ?? []).join('|'), 'iu')
}
