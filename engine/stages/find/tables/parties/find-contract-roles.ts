import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { readDefinitions } from './read-definitions.ts'
import { readHead } from './read-head.ts'
import { readPartyTable } from './read-party-table.ts'
import { readRoleColumns } from './read-role-columns.ts'
import { readRoleLabels } from './read-role-labels.ts'
import { readSignedParties } from './read-signed-parties.ts'

/** Characters of a contract in which its parties stand. */
const HEAD = 2600
const MOST_PARTIES = 4

type PartyRows = readonly (RowPlace & { row: Row })[]

/** The parties of a contract with the role that it gives them: in a table, by definitions, behind labels or at the signatures. */
export function findContractRoles(layout: Layout): readonly Candidate[] {
  const best = readContractParties(layout)
  if (best === null) return []
  const values = best.rows.map(({ row }) => row)
  return [makeRows(values, best.rows, best.confidence, best.reason)]
}

interface ContractParties {
  readonly rows: PartyRows
  readonly confidence: number
  readonly reason: string
}

/** Of the ways in which a contract may name its parties, the first that gives addresses; else the first that gives names. */
export function readContractParties(layout: Layout): ContractParties | null {
  const ways: readonly [read: () => PartyRows, confidence: number, reason: string][] = [
    [() => readPartyTable(layout), 0.8, 'table of the parties'],
    [() => readRoleColumns(layout), 0.76, 'names below their roles beside each other'],
    [() => readDefinitions(readHead(layout, HEAD)), 0.75, 'names before their roles at the head of the contract'],
    [() => readRoleLabels(layout), 0.68, 'names behind their roles at the head of the contract'],
    [() => readSignedParties(layout), 0.6, 'names at the head, roles at the signatures'],
  ]
  let named: ContractParties | null = null
  for (const [read, confidence, reason] of ways) {
    const rows = leaveRepeats(read())
    if (rows.length < 2 || rows.length > MOST_PARTIES) continue
    if (rows.some(({ row }) => row['address'] !== null)) return { rows, confidence, reason }
    named ??= { rows, confidence, reason }
  }
  return named
}

/** Who stands at the head of a contract stands at its end once more. */
function leaveRepeats(rows: PartyRows): PartyRows {
  return rows.filter(
    ({ row }, index) =>
      row['role'] === null || !rows.slice(0, index).some((other) => other.row['role'] === row['role']),
  )
}
