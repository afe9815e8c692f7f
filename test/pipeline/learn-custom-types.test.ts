import { expect, test } from 'vitest'
import type { Engine } from '../../engine/index.ts'
import { correctFields, undoCorrection } from '../../engine/pipeline/correct-fields.ts'
import { createAccount } from '../../engine/store/accounts.ts'
import { correctionsInForce } from '../../engine/store/corrections.ts'
import { listTypeExamples } from '../../engine/store/type-examples.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { SERVICE } from '../../engine/domain/audit.ts'

const TYPES = ['Kesselwartung']

/** A form that nowhere says the words of its type. */
const form = (day: string, place: string, technician: string): string => `Heizungsbau Ahrend
Sägewerkstraße 4, 31134 Hildesheim

Anlagenblatt

Anlage: ${place}
Stand: ${day}
Geprüft: ${technician}

Brenner gereinigt, Düse getauscht, Abgaswerte gemessen
Druck im Ausdehnungsgefäß geprüft, Wasser nachgefüllt
Sicherheitsventil geprüft, Filter gereinigt

Die Anlage ist betriebsbereit. Nächste Prüfung in zwölf Monaten.

Unterschrift des Betreibers`

const BILL = `Heizungsbau Ahrend
Sägewerkstraße 4, 31134 Hildesheim

Rechnung Nr. 2026-118 vom 04.05.2026

Prüfung der Anlage        1   120,00
Nettobetrag                   120,00 EUR
zzgl. 19 % MwSt.               22,80 EUR
Rechnungsbetrag               142,80 EUR`

async function read(engine: Engine, content: string, accountId = 1) {
  const { id } = await submit(engine, 'paper.txt', {
    content,
    fileFormat: 'txt',
    customTypes: TYPES,
    accountId,
  })
  return (await engine.whenDone(id))!
}

test('what a person once gave a type of their own teaches it to the papers that are alike', async () => {
  const engine = makeEngine({}, { realWorker: true })
  await engine.start({ listen: false })
  const { database } = engine
  const first = await read(engine, form('04.05.2026', 'Schule am Ring', 'Ole Brandt'))
  expect(first.documentType).not.toBe('Kesselwartung')
  correctFields(database, first.id, [{ key: 'type', value: 'Kesselwartung', place: null }], { by: SERVICE })

  const next = await read(engine, form('11.06.2026', 'Turnhalle Nord', 'Ida Voss'))
  expect(next.documentType).toBe('Kesselwartung')
  expect((await read(engine, BILL)).documentType).toBe('invoice')

  const { id: otherAccount } = createAccount(database, { name: 'Other', credits: null })
  expect((await read(engine, form('12.06.2026', 'Rathaus', 'Ida Voss'), otherAccount)).documentType).not.toBe(
    'Kesselwartung',
  )

  undoCorrection(
    database,
    correctionsInForce(database, first.id).find(({ key }) => key === 'type')!,
    { by: SERVICE },
  )
  expect(listTypeExamples(database, { ...next, id: -1 })).toEqual([])
})
