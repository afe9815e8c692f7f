import { expect, test } from 'vitest'
import { SERVICE } from '../../engine/domain/audit.ts'
import { recordChange } from '../../engine/store/audit-trail.ts'
import { checkTrail } from '../../engine/store/check-trail.ts'
import { inTransaction, type WritingDatabase } from '../../engine/store/database.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'
import { openTestStore } from './open-test-store.ts'

test.each([
  ["UPDATE audit_entries SET actor_name = 'Mallory' WHERE id = 4", 'entry 4 is not as it was written'],
  ["UPDATE audit_entries SET after = '2' WHERE id = 1", 'entry 1 is not as it was written'],
  ['DELETE FROM audit_entries WHERE id = 3', 'entry 3 is missing'],
  ['DELETE FROM audit_entries WHERE id > 3', 'its last 2 entries are missing'],
  ['DELETE FROM audit_entries', 'its last 5 entries are missing'],
])('a trail that was changed past its triggers is told of: %s', (sql, sentence) => {
  const { database } = openTestStore()
  inTransaction(database, () => {
    for (let after = 1; after <= 5; after += 1) {
      recordChange(database, null, SERVICE, { action: 'setting.changed', field: 'x', after })
    }
  })
  expect(checkTrail(database)).toEqual([])
  behindItsBack(database, sql)
  expect(checkTrail(database)).toEqual([expect.stringContaining(`was changed behind Docket's back: ${sentence}`)])
})

test('a document that was changed or deleted past Docket is told of', async () => {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { database } = engine
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await engine.whenDone((await submit(engine, name)).id)
  engine.intake.remove(3, SERVICE)
  expect(checkTrail(database)).toEqual([])
  const told = (sql: string): readonly string[] => {
    database.exec(`BEGIN; ${sql}`)
    const sentences = checkTrail(database)
    database.exec('ROLLBACK')
    return sentences
  }
  const start = (subject: string) => [expect.stringContaining(`${subject} not as the audit trail says`)]
  expect(told("UPDATE documents SET status = 'error' WHERE id = 2")).toEqual(start('Document 2 is'))
  expect(told("UPDATE documents SET document_type = 'letter'")).toEqual(start('Documents 1, 2 are'))
  expect(told("UPDATE documents SET original_hash = '00' WHERE id = 1")).toEqual(start('Document 1 is'))
  expect(told('DELETE FROM documents WHERE id = 1')).toEqual(start('Document 1 is'))
  expect(checkTrail(database)).toEqual([])
})

function behindItsBack(database: WritingDatabase, sql: string): void {
  const triggers = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'audit_entries'"
  for (const name of database.prepare(triggers).pluck().all()) database.exec(`DROP TRIGGER ${String(name)}`)
  database.exec(sql)
}
