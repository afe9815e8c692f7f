import { z } from 'zod'
import { NAME_ONE_WAY, namesOneWay, selected } from './selection.ts'

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const
/** What parts the columns of CSV; with a semicolon, decimals have a comma. */
export const CSV_SEPARATORS = [',', ';'] as const

const MAX_COLUMNS = 200
const MAX_TITLES = 1000

const columnsSchema = z
  .array(z.string({ error: 'columns must be a list of names.' }), { error: 'columns must be a list of names.' })
  .min(1, { error: 'Choose at least one column.' })
  .max(MAX_COLUMNS, { error: `At most ${MAX_COLUMNS} columns.` })

export const separatorSchema = z.enum(CSV_SEPARATORS, { error: 'separator must be , or ;.' }).default(',')

/** What columns are called, by their names; what is missing keeps its name. */
export const titlesSchema = z
  .record(z.string(), z.string().max(200, { error: 'A title has at most 200 characters.' }), {
    error: 'titles must be an object of texts.',
  })
  .refine((titles) => Object.keys(titles).length <= MAX_TITLES, { error: `At most ${MAX_TITLES} titles.` })
  .default({})

const chosen = {
  format: z.enum(EXPORT_FORMATS, { error: `format must be one of ${EXPORT_FORMATS.join(', ')}.` }),
  /** Of the document's row, in order; the usual ones when left out. */
  columns: columnsSchema.nullish(),
  separator: separatorSchema,
}

/** The last choice, as the settings remember it. */
export const exportChoiceSchema = z.strictObject(chosen)

const wanted = {
  ...selected,
  ...chosen,
  /** What headers and sheets are called, by the name of a column, a key or a cell (`line_items.name`); what is missing keeps its name. */
  titles: titlesSchema,
}

/** Body of POST /app/accounts/{account}/export: which documents, and how. */
export const exportSchema = z.strictObject(wanted).refine(namesOneWay, NAME_ONE_WAY)

/** Body of POST /app/accounts/{account}/export/preview: the same; the format does not matter. */
export const exportPreviewSchema = z
  .strictObject({ ...wanted, format: wanted.format.default('csv') })
  .refine(namesOneWay, NAME_ONE_WAY)

const columnSchema = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(['text', 'date', 'time', 'number', 'boolean']),
})

/** Answer of POST /app/accounts/{account}/export/preview. */
export const exportPreviewAnswerSchema = z.object({
  columns: z.array(columnSchema),
  /** Every column that can be chosen, in the usual order. */
  available: z.array(columnSchema),
  /** Of the first 20 documents: values as the API gives them, null where there is none. */
  rows: z.array(z.array(z.string().nullable())),
  /** Documents that the export would hold: those that are completed. */
  total: z.int().nonnegative(),
})

export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export type ExportChoice = z.infer<typeof exportChoiceSchema>
export type ExportRequest = z.input<typeof exportSchema>
export type ExportPreviewRequest = z.input<typeof exportPreviewSchema>
export type ExportPreview = z.infer<typeof exportPreviewAnswerSchema>
export type ExportColumn = z.infer<typeof columnSchema>
