import { z } from 'zod'
import { localeSchema } from '../locale.ts'
import { exportChoiceSchema } from './export.ts'
import { paymentTermsSchema } from './payments.ts'

const values = z.strictObject({
  /** Language of the page; system: that of the browser, English where the page does not speak it. */
  language: z.enum(['system', 'de', 'en'], { error: 'language must be system, de or en.' }),
  theme: z.enum(['system', 'light', 'dark'], { error: 'theme must be system, light or dark.' }),
  /** Whose documents the page shows first; null: the account that was made first. */
  account_id: z.int({ error: 'account_id must be the id of an account.' }).positive().nullable(),
  /** Of documents that are dropped on the page; null: that of the account. */
  default_locale: localeSchema('default_locale'),
  /** Who checks and corrects; null: the user's name in the operating system. */
  user_name: z
    .string({ error: 'user_name must be text.' })
    .trim()
    .min(1, { error: 'user_name must not be empty.' })
    .max(200, { error: 'user_name has at most 200 characters.' })
    .nullable(),
  /** The last export; null before the first. */
  export: exportChoiceSchema.nullable(),
  /** How paid extractions are paid, unless the environment says so; null: not at all. */
  payments: paymentTermsSchema.nullable(),
  /** Documents that were exported are locked: fields, type and the document itself stay until it is unlocked. */
  lock_exported: z.boolean({ error: 'lock_exported must be true or false.' }),
})

/** Body of PATCH /app/settings: what is left out stays. */
export const changeSettingsSchema = values.partial()

/** Every setting that there is. What was never set, or by an older Docket to what no longer is, has its standard value. */
export const settingsSchema = z.object({
  language: values.shape.language.catch('system'),
  theme: values.shape.theme.catch('system'),
  account_id: values.shape.account_id.catch(null),
  default_locale: values.shape.default_locale.catch(null),
  user_name: values.shape.user_name.catch(null),
  export: values.shape.export.catch(null),
  payments: values.shape.payments.catch(null),
  lock_exported: values.shape.lock_exported.catch(false),
})

/** Answer of GET and PATCH /app/settings: with what cannot be set here. */
export const settingsAnswerSchema = settingsSchema.extend({
  /** Absolute path. */
  data_folder: z.string(),
  /** Of Docket itself. */
  version: z.string(),
  /** Whether pictures are read by PP-OCR too; false where this system has no runtime for it, and Tesseract reads alone. */
  has_second_recognizer: z.boolean(),
})

export type Settings = z.infer<typeof settingsSchema>
export type SettingsAnswer = z.infer<typeof settingsAnswerSchema>
export type SettingsChange = z.input<typeof changeSettingsSchema>
