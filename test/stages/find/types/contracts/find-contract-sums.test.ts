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
    ['Das Darlehen wird in sechzig gleichen Monatsraten zu 900,00 Euro getilgt.'],
    ['Rent is payable in equal monthly installments of $900.00.'],
    ['The Charges are £900.00 (exclusive of VAT) per annum.'],
    ['La cliente abonará 900,00 € mensuales, más IVA.'],
    ['Il compenso è fissato in € 900,00 mensili oltre IVA.'],
    ['Le loyer est payable par termes de 900,00 € HT par mois.'],
    ['De huurprijs bedraagt € 900,00 per maand exclusief btw.'],
    ['É devida uma avença mensal de € 900,00, acrescida de IVA.'],
  ])('are paid again and again: %s', (sentence) => {
    expect(tell(sentence)).toEqual(['900.00', null])
  })

  test.each([
    ['Die Gesamtvergütung ist auf 900,00 € begrenzt.'],
    ['Das Fahrzeug wird zum Preis von 900,00 € verkauft. Der Käufer leistet eine Anzahlung von 200,00 €.'],
    ['The services are rendered for a total consideration of £900.00.'],
    ['We offer a term loan in the principal sum of £900.00. An arrangement fee of £9.00 is payable.'],
    ['As full consideration Licensee shall pay an aggregate of $900.00.'],
    ['In no event shall fees under this agreement exceed $900.00 in the aggregate.'],
    ['The hire comes to £900.00 for the whole term.'],
    ['Le prix est global et forfaitaire : 900,00 € HT.'],
    ['Il canone per l’intera durata, come da accordo depositato il 18/09/2023, è convenuto in euro 900,00.'],
    ['Por todos los conceptos abonará la cantidad única de 900,00 euros.'],
    ['De opdracht omvat ten hoogste 36 uur, dat is € 900,00 exclusief btw.'],
    ['O preço total é de 900,00 €.'],
  ])('are for the whole: %s', (sentence) => {
    expect(tell(sentence)).toEqual([null, '900.00'])
  })

  test('are neither where they are a security, a limit or the price of a piece', () => {
    expect(tell('Der Mieter leistet eine Kaution in Höhe von 900,00 €.')).toEqual([null, null])
    expect(tell('Total liability shall not exceed £900.00.')).toEqual([null, null])
    expect(tell('Further work costs £90.00 per hour.')).toEqual([null, null])
    expect(tell('The estimate of £900.00 a year is not a guarantee.')).toEqual([null, null])
    expect(tell('Sondertilgungen sind bis zu 900,00 Euro im Jahr zulässig.')).toEqual([null, null])
    expect(tell('A retainer of $900.00 is payable on signing.')).toEqual([null, null])
    expect(tell('La société est constituée au capital de 900,00 €.')).toEqual([null, null])
    expect(tell('De opdrachtnemer betaalt een boete van € 900,00 per overtreding.')).toEqual([null, null])
  })

  test('have their thousands parted by blanks as well', () => {
    expect(tell('Au total, le client verse 9 850,00 €.')).toEqual([null, '9850.00'])
  })

  test('are the largest of those that no word names, unless another one is named', () => {
    expect(tell('Annex A lists £900.00 and £20.00 as agreed.')).toEqual([null, '900.00'])
    expect(tell('Annex A lists £900.00. The rent is £20.00 per month.')).toEqual(['20.00', null])
  })
})
