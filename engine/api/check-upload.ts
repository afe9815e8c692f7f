import { FILE_FORMATS, type FileFormat } from '../domain/content.ts'
import type { FieldErrors } from '../contract/error-envelope.ts'
import { uploadFieldsSchema, type UploadFields } from '../contract/upload-document.ts'
import { formatOfName, sniffFormat } from '../stages/scan/sniff-format.ts'
import type { ReceivedOriginal } from '../store/originals.ts'
import { cleanFilename } from './clean-filename.ts'
import { invalid, toFieldErrors } from './errors.ts'
import type { ReceivedForm } from './receive-upload.ts'

/** A form that may become a document. */
export interface CheckedUpload {
  readonly fields: UploadFields
  readonly filename: string
  readonly format: FileFormat
  readonly received: ReceivedOriginal
}

/**
 * Judges a form as a whole, so that its sender learns everything that is wrong at once.
 * @throws ApiError `validation_failed` with the errors of all fields
 */
export async function checkUpload(form: ReceivedForm): Promise<CheckedUpload> {
  const { file } = form
  const filename = cleanFilename(file?.filename)
  const format = file && file.received.size > 0 ? await sniffFormat(file.received.path) : null
  const fields = uploadFieldsSchema.safeParse(form.fields)
  const fileError = findFileError(form, filename, format)
  const errors: FieldErrors = {
    ...(fileError !== null && { file: [fileError] }),
    ...Object.fromEntries(form.repeated.map((name) => [name, [`${name} was sent more than once.`]])),
    ...(fields.error && toFieldErrors(fields.error)),
  }
  if (!file || format === null || !fields.success || Object.keys(errors).length > 0) throw invalid(errors)
  return { fields: fields.data, filename, format, received: file.received }
}

/** What is wrong with the file, null when nothing is. */
function findFileError(form: ReceivedForm, filename: string, format: FileFormat | null): string | null {
  if ('file' in form.fields) return 'file must be sent as a file, not as text.'
  if (!form.file) return 'A file is required in the form field file.'
  if (form.moreFiles) return 'Send exactly one file, in the form field file.'
  if (!form.file.filename) return 'The file needs a name.'
  if (form.file.received.size === 0) return 'The file is empty.'
  if (format === null) return `Files of this kind are not supported. Send one of: ${FILE_FORMATS.join(', ')}.`
  const claimed = formatOfName(filename)
  if (claimed !== null && claimed !== format) return `The file is named as ${claimed} but its content is ${format}.`
  return null
}
