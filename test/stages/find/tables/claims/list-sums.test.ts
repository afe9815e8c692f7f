import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { listSums } from '../../../../../engine/stages/find/tables/claims/list-sums.ts'
import { nameExtra } from '../../../../../engine/stages/find/tables/claims/prove-demand.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const read = (picture: string) => listSums(layOut([makePage(picture)]), new Set())

test.each([
  'frais de recouvrement, 40,00 € par facture, soit 80,00 €',
  'Mahngebühr 5,00 € je Rechnung, zusammen 10,00 €',
  'reminder fee £5.00 per invoice, in total £10.00',
  'spese di sollecito 5,00 € per fattura, in totale 10,00 €',
])('what comes to a sum is named before it: %s', (picture) => {
  const [each, whole] = read(picture)
  expect(whole!.label.startsWith(each!.label)).toBe(true)
})

test('a sum of its own is named for itself', () => {
  expect(read('Hauptforderung 500,00 €, Mahngebühr 5,00 €').at(-1)!.label).toBe('mahngebuhr')
})

test('a long line is named by its beginning', () => {
  const [sum] = read("Pénalités de retard au taux de 10,15 % l'an arrêtées au 14/10/2025   74,65 €")
  expect(nameExtra(sum!)).toContain('penalites de retard')
})
