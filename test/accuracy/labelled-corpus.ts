import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { reduce } from '../../engine/domain/names.ts'

/** What stands beside a labelled document (the corpus's README describes it). */
export interface Label {
  readonly kind: string
  readonly layout?: string
  readonly source_repo?: string
  readonly variants?: number
  readonly truth: Readonly<Record<string, unknown>>
  readonly accept?: Readonly<Record<string, readonly unknown[]>>
}

export interface LabelledDocument {
  readonly set: string
  readonly path: string
  readonly label: Label
  /** Documents of one group have a seller or a layout in common: what is learned from some is not measured on others. */
  readonly group: string
}

/** All labelled documents of `<folder>/<set>/<id>.<ext>`, in the order of their names. */
export function readLabelledCorpus(folder: string): readonly LabelledDocument[] {
  return readdirSync(folder)
    .toSorted()
    .filter((set) => statSync(join(folder, set)).isDirectory())
    .flatMap((set) =>
      readdirSync(join(folder, set))
        .toSorted()
        .filter((name) => extname(name) === '.json')
        .flatMap((name) => {
          const label = JSON.parse(readFileSync(join(folder, set, name), 'utf8')) as Label & { file?: string }
          const path = join(folder, set, label.file ?? '')
          if (label.truth === undefined || label.file === undefined || !existsSync(path)) return []
          return [{ set, path, label, group: groupOf(set, label) }]
        }),
    )
}

/** A shared layout, else the seller wherever it turns up, else all documents of that origin, with the scans of them. */
function groupOf(set: string, { layout, truth, source_repo }: Label): string {
  if (layout !== undefined && layout !== 'designed') return `layout ${layout}`
  const sender = [truth['sender_name']].flat()[0]
  if (typeof sender === 'string') return `seller ${reduce(sender).slice(0, 10)}`
  return `set ${set.replace(/-scans$/, '')} ${source_repo ?? ''}`
}
