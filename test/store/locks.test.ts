import { expect, test } from 'vitest'
import { SERVICE, type Actor } from '../../engine/domain/audit.ts'
import { correctFields, undoCorrection } from '../../engine/pipeline/correct-fields.ts'
import { processAgain } from '../../engine/pipeline/process-again.ts'
import { listHistory } from '../../engine/store/audit-trail.ts'
import { correctionsInForce } from '../../engine/store/corrections.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { isLocked, keepUnlocked, LockedDocumentError, markExported, unlockDocument } from '../../engine/store/locks.ts'
import { saveSettings } from '../../engine/store/settings.ts'
import { makeEngine, submit } from '../pipeline/open-test-engine.ts'

const ADA: Actor = { kind: 'session', id: 1, name: 'Ada' }
const AMOUNT = { key: 'gross_amount', value: '13.00', place: null }

async function openExported() {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { database } = engine
  const { id } = await submit(engine, 'bill.pdf')
  await engine.whenDone(id)
  correctFields(database, id, [AMOUNT], { by: ADA })
  markExported(database, [id, 999], ADA, { format: 'csv' })
  return { engine, database, id }
}

test('an exported document stays free while the setting is off, and is locked once it is on', async () => {
  const { database, id } = await openExported()
  expect(isLocked(database, findDocument(database, id)!)).toBe(false)
  expect(keepUnlocked(database, [id, 2])).toEqual([id, 2])
  saveSettings(database, { lock_exported: true })
  expect(isLocked(database, findDocument(database, id)!)).toBe(true)
  expect(keepUnlocked(database, [id, 2])).toEqual([2])
})

test('fields, type, a new reading and deletion are refused, with nothing changed, until it is unlocked', async () => {
  const { engine, database, id } = await openExported()
  saveSettings(database, { lock_exported: true })
  const document = findDocument(database, id)!
  const before = listHistory(database, id, { limit: 100 })
  const changes: (() => unknown)[] = [
    () => correctFields(database, id, [{ ...AMOUNT, value: '14.00' }], { by: ADA }),
    () => correctFields(database, id, [{ ...AMOUNT, key: 'type', value: 'letter' }], { by: ADA }),
    () => undoCorrection(database, correctionsInForce(database, id)[0]!, { by: ADA }),
    () => processAgain(database, document, ADA),
    () => engine.intake.remove(id, ADA),
    () => engine.intake.removeQuietly([id], ADA),
  ]
  for (const change of changes) expect(change).toThrow(LockedDocumentError)
  expect(findDocument(database, id)).toEqual(document)
  expect(listHistory(database, id, { limit: 100 })).toEqual(before)

  expect(unlockDocument(database, id, ADA)).toBe(true)
  expect(unlockDocument(database, id, ADA)).toBe(false)
  expect(listHistory(database, id, { limit: 1 })).toMatchObject([
    { action: 'document.unlocked', actor: ADA, before: { exported_at: document.exportedAt } },
  ])
  correctFields(database, id, [{ ...AMOUNT, value: '14.00' }], { by: ADA })
  markExported(database, [id], SERVICE, { format: 'json' })
  expect(() => engine.intake.remove(id, ADA)).toThrow('was exported and is locked. Unlock it first')
})
