import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findContractSums } from '../../../../../engine/stages/find/types/contracts/find-contract-sums.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function tell(text: string): readonly [recurring: unknown, total: unknown] {
  const found = findContractSums(joinLines(layOut([makePage(text.replace(/(.{60}\S*) /g, '$1\n'))])), 'contract')
  const best = (key: string): unknown =>
    found[key]!.toSorted((a, b) => b.confidence - a.confidence).at(0)?.value ?? null
  return [best('recurring_amount'), best('total_amount')]
}

describe('the sums of a contract', () => {
  test.each([
    ['Die Vergütung beträgt 900,00 € netto p. a. und ist im Januar fällig.'],
    ['Als Pacht sind 900,00 EUR je Pachtjahr, also jährlich 900,00 EUR, zu entrichten.'],
    ['Der Auftraggeber zahlt eine Jahrespauschale von 900,00 € zzgl. USt.'],
    ['Rent is payable in equal monthly installments of $900.00.'],
    ['The Charges are £900.00 (exclusive of VAT) per annum.'],
  ])('are paid again and again: %s', (sentence) => {
    expect(tell(sentence)).toEqual(['900.00', null])
  })

  test.each([
    ['Die Gesamtvergütung ist auf 900,00 € begrenzt.'],
    ['Das Fahrzeug wird zum Preis von 900,00 € verkauft. Der Käufer leistet eine Anzahlung von 200,00 €.'],
    ['The services are rendered for a total consideration of £900.00.'],
    ['We offer a term loan in the principal sum of £900.00. An arrangement fee of £9.00 is payable.'],
    ['As full consideration Licensee shall pay an aggregate of $900.00.'],
  ])('are for the whole: %s', (sentence) => {
    expect(tell(sentence)).toEqual([null, '900.00'])
  })

  test('are neither where they are a security, a limit or the price of a piece', () => {
    expect(tell('Der Mieter leistet eine Kaution in Höhe von 900,00 €.')).toEqual([null, null])
    expect(tell('Total liability shall not exceed £900.00.')).toEqual([null, null])
    expect(tell('Further work costs £90.00 per hour.')).toEqual([null, null])
  })

  test('are the largest of those that no word names, unless another one is named', () => {
    expect(tell('Annex A lists £900.00 and £20.00 as agreed.')).toEqual([null, '900.00'])
    expect(tell('Annex A lists £900.00. The rent is £20.00 per month.')).toEqual(['20.00', null])
  })
})
