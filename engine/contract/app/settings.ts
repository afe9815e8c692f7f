import { z } from 'zod'

const LOCALE = /^(?:en|de|fr|es|it|nl)(?:-(?:[A-Z]{2}|\d{3}))?$/

const values = z.strictObject({
  /** Language of the page; system: that of the browser, English where the page does not speak it. */
  language: z.enum(['system', 'de', 'en'], { error: 'language must be system, de or en.' }),
  theme: z.enum(['system', 'light', 'dark'], { error: 'theme must be system, light or dark.' }),
  /** Whose documents the page shows first; null: the account that was made first. */
  account_id: z.int({ error: 'account_id must be the id of an account.' }).positive().nullable(),
  /** Of documents that are dropped on the page; null: detect. */
  default_locale: z
    .string({ error: 'default_locale must be text.' })
    .regex(LOCALE, {
      error: 'default_locale must be en, de, fr, es, it or nl, with or without a region such as de-AT.',
    })
    .nullable(),
})

/** Body of PATCH /app/settings: what is left out stays. */
export const changeSettingsSchema = values.partial()

/** Every setting that there is. What was never set, or by an older Docket to what no longer is, has its standard value. */
export const settingsSchema = z.object({
  language: values.shape.language.catch('system'),
  theme: values.shape.theme.catch('system'),
  account_id: values.shape.account_id.catch(null),
  default_locale: values.shape.default_locale.catch(null),
})

export type Settings = z.infer<typeof settingsSchema>
