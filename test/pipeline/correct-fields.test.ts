import { expect, test } from 'vitest'
import { correctedType, correctFields, undoCorrection } from '../../engine/pipeline/correct-fields.ts'
import { processAgain } from '../../engine/pipeline/process-again.ts'
import { correctionsInForce, listCorrections } from '../../engine/store/corrections.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

async function openProcessed() {
  const engine = makeEngine()
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'bill.pdf')
  return { engine, database: engine.database, document: (await engine.whenDone(id))! }
}

test('a type that a person gave outlasts a run that says otherwise, as an e-invoice does', async () => {
  const { engine, database, document } = await openProcessed()
  expect(document.documentType).toBe('invoice')
  correctFields(database, document.id, [{ key: 'type', value: 'letter', place: null }], {
    by: { ...SERVICE, name: 'Ada' },
  })
  expect(findDocument(database, document.id)?.documentType).toBe('letter')
  processAgain(database, findDocument(database, document.id)!, SERVICE)
  await submit(engine, 'wakes-the-queue.pdf')
  expect(await engine.whenDone(document.id)).toMatchObject({ status: 'completed', documentType: 'letter' })
  undoCorrection(database, correctionsInForce(database, document.id)[0]!, { by: SERVICE })
  expect(findDocument(database, document.id)?.documentType).toBe('invoice')
  expect(correctedType(database, document.id)).toBeNull()
})

test('a correction names the run that it corrects', async () => {
  const { database, document } = await openProcessed()
  correctFields(database, document.id, [{ key: 'gross_amount', value: '13.00', place: null }], {
    by: { ...SERVICE, name: 'Ada' },
  })
  expect(listCorrections(database, document.id)).toMatchObject([
    { createdBy: 'Ada', runId: latestRun(database, document.id)!.id, previous: { value: '12.00', candidate: null } },
  ])
})

test('corrections are kept all together or not at all', async () => {
  const { database, document } = await openProcessed()
  const before = findDocument(database, document.id)
  const broken = { key: 'iban', value: 1n as unknown as string, place: null }
  const corrections = [{ key: 'gross_amount', value: '13.00', place: null }, broken]
  expect(() => correctFields(database, document.id, corrections, { by: SERVICE })).toThrow(TypeError)
  expect(listCorrections(database, document.id)).toEqual([])
  expect(findDocument(database, document.id)).toEqual(before)
})

test('a document that was never read has nothing to correct', async () => {
  const engine = makeEngine()
  const { id } = await submit(engine, 'bill.pdf')
  expect(() => correctFields(engine.database, id, [], { by: SERVICE })).toThrow(RangeError)
})
