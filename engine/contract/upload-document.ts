import { z } from 'zod'
import { LOCALE, LOCALE_RULE } from './locale.ts'

/** Bytes of the largest file: 500 MiB. */
export const MAX_FILE_SIZE = 500 * 1024 * 1024

/** Characters. */
export const MAX_TEXT_LENGTH = 100_000
export const MAX_REQUESTER_LENGTH = 255
export const MAX_CUSTOM_TYPE_LENGTH = 100
export const MAX_CUSTOM_TYPES = 50

/**
 * Form fields of POST /documents beside the file (contract 4.5), as they come out of a multipart body: an empty text means
 * null. `custom_types` holds the fields `custom_types[]`.
 */
export const uploadFieldsSchema = z
  .object({
    text: optionalText('text', MAX_TEXT_LENGTH).meta({ description: 'Mailbox, workflow, note of a customer.' }),
    custom_types: z
      .array(
        z
          .string()
          .trim()
          .min(1, { error: 'A custom type must not be empty.' })
          .max(MAX_CUSTOM_TYPE_LENGTH, { error: `A custom type has at most ${MAX_CUSTOM_TYPE_LENGTH} characters.` }),
        { error: 'Send each custom type as a form field custom_types[].' },
      )
      .max(MAX_CUSTOM_TYPES, { error: `At most ${MAX_CUSTOM_TYPES} custom types.` })
      .nullable()
      .default(null)
      .meta({ description: 'Labels of documents beside the standard types.' }),
    requester: optionalText('requester', MAX_REQUESTER_LENGTH).meta({ description: 'Who or what sends the file.' }),
    locale: optionalText('locale', 10)
      .refine((locale) => locale === null || LOCALE.test(locale), {
        error: `locale ${LOCALE_RULE}`,
      })
      .meta({
        description:
          'Settles the order of day and month, decimal marks and languages: en, de, fr, es, it or nl, with or without a region.',
        example: 'de-AT',
      }),
    allow_ai_processing: z
      .enum(['true', 'false', '1', '0'], { error: 'allow_ai_processing must be true, false, 1 or 0.' })
      .transform((flag) => flag === 'true' || flag === '1')
      .default(true)
      .meta({ description: 'False: text and previews only, no fields.' }),
  })
  .meta({ id: 'UploadFields' })

export type UploadFields = z.infer<typeof uploadFieldsSchema>

function optionalText(name: string, maxLength: number) {
  return z
    .string({ error: `${name} must be text.` })
    .max(maxLength, { error: `${name} has at most ${maxLength} characters.` })
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null)
}
