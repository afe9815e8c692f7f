import { readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

export interface Source {
  readonly writer: string
  /** Documents of one kind and language, such as `invoice-fr`. */
  readonly set: string
  readonly id: string
  readonly path: string
}

/**
 * Every `<writer>/<set>/<id>.html` below a folder, in the order of their names. Where the folder holds the sets of one writer
 * alone, the writer is called like the folder that holds it.
 */
export function listSources(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .toSorted()
    .map((name) => {
      const [file = '', set = '', writer = basename(join(folder, '..'))] = name.split(sep).toReversed()
      return { writer, set, id: basename(file, '.html'), path: join(folder, name) }
    })
}
