import { useTranslation } from 'react-i18next'
import type { Finding } from '../judge-field.ts'
import { writeDate, writeDecimal, type Language } from '../write-value.ts'
import { useFieldName } from './use-field-name.ts'

export interface FindingWords {
  readonly what: string
  /** What to do about it; null where nobody has said it. */
  readonly advice: string | null
}

/** A finding in the language of the page, with its figures; the engine's English sentence where there are no words for it. */
export function useFindingWords(): (finding: Finding) => FindingWords {
  const { t, i18n } = useTranslation('review')
  const name = useFieldName()
  return (finding) => {
    const { code, message, fields, page } = finding
    if (!i18n.exists(`review:finding.${code}.what`)) return { what: message, advice: null }
    const language = i18n.language as Language
    const figures = figuresOf(message, language)
    const [, stated = '', shown = ''] = /says (.+?), but the page says (.+?)(?::\s|$)/.exec(message) ?? []
    const [code1 = '', code2 = ''] = message.match(/\b[A-Z]{3}\b/g) ?? []
    const values = {
      ...Object.fromEntries(figures.map((figure, at) => [`figure${at + 1}`, figure])),
      first: name(fields[0] ?? ''),
      second: name(fields[1] ?? ''),
      page,
      subject: subjectOf(message),
      stated: writeAny(stated, language),
      shown: writeAny(shown, language),
      code1,
      code2,
    }
    const known = code as 'iban_invalid'
    return { what: t(`finding.${known}.what`, values), advice: t(`finding.${known}.advice`, values) }
  }
}

/** Dates and amounts of a sentence in their order, as the language writes them. */
function figuresOf(message: string, language: Language): readonly string[] {
  const found = message.match(/\d{4}-\d\d-\d\d|(?<![\w.])-?\d+(?:\.\d+)?(?![\w-]|\.\d)/g) ?? []
  return found.map((figure) => (/^\d{4}-/.test(figure) ? writeDate(figure, language) : writeDecimal(figure, language)))
}

function writeAny(value: string, language: Language): string {
  return writeDate(writeDecimal(value, language), language)
}

/** The number or code that a sentence is about: `The IBAN DE12... has ...`. */
function subjectOf(message: string): string {
  return /\b(?=\w*\d)[A-Z]{2}[A-Z0-9]{4,}\b/.exec(message)?.[0] ?? /^[A-Z]{3}\b/.exec(message)?.[0] ?? ''
}
