import type { Row } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { compileColumns, textOf, type TableLine } from '../layout/columns.ts'
import { groupRows } from '../layout/group-rows.ts'
import { readTables } from '../layout/read-tables.ts'
import type { RowPlace } from '../make-rows.ts'
import { finish } from './read-party.ts'
import { isRole, writeRole } from './role-words.ts'

const COLUMNS = compileColumns([
  [
    'role',
    0.9,
    'rolle',
    'funktion',
    'eigenschaft',
    'als',
    'role',
    'capacity',
    'bezeichnung',
    'ruolo',
    'qualite',
    'calidad',
    'hoedanigheid',
    'qualidade',
  ],
  [
    'name',
    0.9,
    '(?:name|firma)(?: (?:der|und) .{0,20})?',
    '(?:vertrags)?(?:partei|partner)',
    'party(?: name)?',
    'company(?: name)?',
    'full name',
    'nom|nome|nombre|naam|denominazione|denominacion|raison sociale|ragione sociale|razon social',
  ],
  [
    'address',
    0.9,
    'anschrift',
    'adresse',
    'sitz',
    '(?:registered )?(?:address|office)',
    'place of business',
    'indirizzo|domicilio|direccion|adres|morada|siege',
  ],
])

/** Of one party. */
const MOST_LINES = 4

/** A table with a row for each party: what it is called, its name and its address. */
export function readPartyTable(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const isRow = (line: TableLine): boolean => isRole(textOf(line, 'role')) && textOf(line, 'name') !== ''
  const rules = {
    words: COLUMNS,
    least: 3,
    isRow,
    isEnd: (line: TableLine) => /^(?:§|\d+\.\s)/.test(line.line.text),
  }
  return readTables(layout, rules).flatMap(({ lines }) =>
    groupRows(lines, isRow, () => false).flatMap(({ main, lines: rowLines }) => {
      const all = rowLines.slice(0, MOST_LINES)
      const join = (key: string): string =>
        all
          .map((line) => textOf(line, key))
          .join(' ')
          .trim()
      const party = finish(join('name'), join('address'))
      return party === null
        ? []
        : [
            {
              page: main.page,
              words: all.flatMap(({ cells }) => [...cells.values()].flat()),
              row: { ...party, role: writeRole(textOf(main, 'role')) },
            },
          ]
    }),
  )
}
