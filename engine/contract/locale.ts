import { z } from 'zod'

/** A language of documents, with or without a region: BCP 47 as far as Docket knows it. */
export const LOCALE = /^(?:en|de|fr|es|it|nl)(?:-(?:[A-Z]{2}|\d{3}))?$/

/** What a locale that is none has to be. */
export const LOCALE_RULE = 'must be en, de, fr, es, it or nl, with or without a region such as de-AT.'

/** `de`, `de-AT`; null: detect. */
export function localeSchema(name: string) {
  return z
    .string({ error: `${name} must be text.` })
    .regex(LOCALE, { error: `${name} ${LOCALE_RULE}` })
    .nullable()
}
