import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { readAddressedParties } from './read-addressed-parties.ts'
import { readDefinitions } from './read-definitions.ts'
import { readEqualParties } from './read-equal-parties.ts'
import { readFormParties } from './read-form-parties.ts'
import { GUARANTOR } from './further-roles.ts'
import { HEAD, readHead } from './read-head.ts'
import { readIntroducedParties } from './read-introduced-parties.ts'
import { readPartyTable } from './read-party-table.ts'
import { readRoleColumns } from './read-role-columns.ts'
import { readRoleLabels } from './read-role-labels.ts'
import { readSpokenRoles } from './read-spoken-roles.ts'
import { readSignedParties } from './read-signed-parties.ts'
import { splitJoint } from './split-joint.ts'
import { isGiver, isTaker } from './role-words.ts'
import { tidyAddress } from '../../../../domain/tidy-address.ts'

const MOST_PARTIES = 4

type PartyRows = readonly (RowPlace & { row: Row })[]

/** The parties of a contract with the role that it gives them: in a table, by definitions, behind labels or at the signatures. */
export function findContractRoles(layout: Layout): readonly Candidate[] {
  return readWays(layout).map(({ rows, confidence, worth, reason }) =>
    makeRows(
      rows.map(({ row }) => row),
      rows,
      (confidence * worth) / WHOLE,
      reason,
    ),
  )
}

/** Of the ways in which a contract may name its parties, the one that gives most addresses and roles; of equals the first. */
export function readContractParties(layout: Layout): PartyRows {
  return (
    readWays(layout).reduce<Way | null>((best, way) => (way.worth > (best?.worth ?? 0) ? way : best), null)?.rows ?? []
  )
}

interface Way {
  readonly rows: PartyRows
  readonly confidence: number
  /** 0 to WHOLE: how many addresses and roles it gives. */
  readonly worth: number
  readonly reason: string
}

/** What each way finds, up to the first that leaves nothing open. */
function readWays(layout: Layout): readonly Way[] {
  const ways: readonly [read: () => PartyRows, confidence: number, reason: string][] = [
    [
      () => readIntroducedParties(readHead(layout, HEAD)),
      0.8,
      'names introduced with what they are called from then on',
    ],
    [() => readPartyTable(layout), 0.8, 'table of the parties'],
    [() => readRoleColumns(layout), 0.76, 'names below their roles beside each other'],
    [() => readDefinitions(readHead(layout, HEAD)), 0.75, 'names before their roles at the head of the contract'],
    [() => readRoleLabels(layout), 0.68, 'names behind their roles at the head of the contract'],
    [() => readFormParties(layout), 0.66, 'fields of a form under the roles'],
    [() => readSpokenRoles(readHead(layout, HEAD)), 0.64, 'names behind their roles in a sentence'],
    [() => readAddressedParties(readHead(layout, HEAD)), 0.62, 'names before their addresses'],
    [() => readEqualParties(readHead(layout, HEAD)), 0.62, 'names before their addresses, each called the same'],
    [() => readAddressedParties(readHead(layout, HEAD), true), 0.5, 'names before their addresses, with no role'],
    [() => readSignedParties(layout), 0.6, 'names at the head, roles at the signatures'],
  ]
  const found: Way[] = []
  for (const [read, confidence, reason] of ways) {
    const rows = leaveOthers(leaveRepeats(read()))
      .map((row) => withAddress(row))
      .flatMap((party) => splitJoint(party.row).map((row) => ({ ...party, row })))
    if (rows.length < 2 || rows.length > MOST_PARTIES) continue
    const share = (key: string): number => rows.filter(({ row }) => row[key] !== null).length / rows.length
    const worth = share('role') === 0 ? 0.5 : 1 + 2 * share('address') + share('role')
    found.push({ rows, confidence, worth, reason })
    if (worth === WHOLE) break
  }
  return found
}

function withAddress(party: PartyRows[number]): PartyRows[number] {
  const address = party.row['address'] ?? null
  return { ...party, row: { ...party.row, address: address === null ? null : tidyAddress(address) } }
}

/** Who answers for a party, and who stands beside one that gives and one that takes: an agent, the owner. */
function leaveOthers(rows: PartyRows): PartyRows {
  const own = rows.filter(({ row }) => !GUARANTOR.test(row['role'] ?? ''))
  const isOf = (is: (role: string) => boolean): PartyRows => own.filter(({ row }) => is(row['role'] ?? ''))
  const [givers, takers] = [isOf(isGiver), isOf(isTaker)]
  return givers.length > 0 && takers.length > 0
    ? own.filter((party) => givers.includes(party) || takers.includes(party))
    : own
}

/** Every party has its role and its address. */
const WHOLE = 4

/** What all parties may be called. */
const EQUAL = /^(?:party|partei|member|company|gesellschafter(?:in)?)$/iu

/** Who stands at the head of a contract stands at its end once more. */
function leaveRepeats(rows: PartyRows): PartyRows {
  return rows.filter(
    ({ row }, index) =>
      row['role'] === null ||
      EQUAL.test(row['role']!) ||
      !rows.slice(0, index).some((other) => other.row['role'] === row['role']),
  )
}
