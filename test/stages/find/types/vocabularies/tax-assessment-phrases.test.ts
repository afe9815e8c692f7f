import { expect, test } from 'vitest'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const NOTHING = { locale: null, codes: [], additionalText: null }

function read(text: string, ...keys: readonly string[]): readonly unknown[] {
  const { scalars } = findCandidates([makePage(text)], 'tax-assessment-note', NOTHING)
  return keys.map((key) => {
    const best = (scalars[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
    return best === undefined ? null : best.value
  })
}

test.each([
  ['Notice of assessment – individual income tax 2025', 'individual income tax', '2025'],
  ['2025-2026 SECURED PROPERTY TAX BILL', 'SECURED PROPERTY TAX', '2025-2026'],
  ['National Non-Domestic Rates bill for 2025/26', 'National Non-Domestic Rates', '2025/26'],
  ["AVIS D'IMPÔT 2025 – TAXES FONCIÈRES", 'TAXES FONCIÈRES', '2025'],
  ["Avis d'imposition: impôt sur le revenu, année 2024", 'impôt sur le revenu', '2024'],
  ['Avviso di pagamento: Tassa sui rifiuti – anno 2025', 'Tassa sui rifiuti', '2025'],
  ['Imposta municipale propria (IMU) anno 2025', 'Imposta municipale propria', '2025'],
  ['Impuesto sobre la Renta de las Personas Físicas – 2024', 'Impuesto sobre la Renta de las Personas Físicas', '2024'],
  ['Impuesto sobre Bienes Inmuebles, ejercicio 2025', 'Impuesto sobre Bienes Inmuebles', '2025'],
  ['Aanslag gemeentelijke belastingen 2025', 'gemeentelijke belastingen', '2025'],
  ['Aanslag inkomstenbelasting 2024', 'inkomstenbelasting', '2024'],
  ['Imposto Municipal sobre Imóveis, ano 2024', 'Imposto Municipal sobre Imóveis', '2024'],
  ['Steuer der natürlichen Personen, Steuerjahr 2025', 'Steuer der natürlichen Personen', '2025'],
])('the tax and its year are told by %s', (text, type, period) => {
  expect(read(text, 'tax_type', 'assessment_period')).toEqual([type, period])
})

test('a span of days is the period that a vehicle is taxed for', () => {
  expect(read('Entrichtungszeitraum 11.02.2025 bis 10.02.2026', 'assessment_period')).toEqual([
    '11.02.2025 bis 10.02.2026',
  ])
})

test.each([
  ['You may appeal this assessment in writing by 12 June 2025.', '2025-06-12'],
  ['Write to us within 30 days of this notice, so by 11 June 2025.', '2025-06-11'],
  ['Sie können bis zum 12.06.2025 Einspruch einlegen; Einsprache ist bis 12.06.2025 möglich.', '2025-06-12'],
  ['U kunt bezwaar maken tot en met 11 april 2025.', '2025-04-11'],
  ["Réclamation : jusqu'au 31 décembre 2026.", '2026-12-31'],
  ['Contro l’avviso è ammesso ricorso entro il 30/06/2025.', '2025-06-30'],
  ['Puede interponer recurso de reposición hasta el 5 de diciembre de 2025.', '2025-12-05'],
  ['Pode apresentar reclamação até ao dia 20 de junho de 2025.', '2025-06-20'],
])('it can be disputed until the day that is printed: %s', (text, day) => {
  expect(read(text, 'objection_deadline')).toEqual([day])
})

test.each([
  'Liquidación provisional 2024',
  'Voorlopige aanslag 2025',
  'Bordereau provisoire 2025',
  'Provisorische Steuerrechnung 2025, provisorische Rechnung',
  'Liquidação provisória 2025',
  'Accertamento parziale 2024',
  'Die Festsetzung ist ferner gemäß § 165 Abs. 1 Satz 2 AO teilweise vorläufig.',
])('it is provisional: %s', (text) => expect(read(text, 'provisional')).toEqual(['true']))

test('a German notice that says nothing of it is neither provisional nor under review', () => {
  const keys = ['provisional', 'subject_to_review']
  const notice = 'Finanzamt, 38304 Wolfenbeck\nBescheid nach der Abgabenordnung über Einkommensteuer 2024'
  expect(read(notice, ...keys)).toEqual(['false', 'false'])
  expect(read(`${notice}\nDer Bescheid ergeht unter dem Vorbehalt der Nachprüfung.`, ...keys)).toEqual([
    'false',
    'true',
  ])
  expect(read('Aanslag inkomstenbelasting 2024', ...keys)).toEqual([null, null])
  // A town's notice is silent of what towns hardly ever do.
  const town = 'Stadt Wolfenbeck, 38304 Wolfenbeck\nBescheid nach der Abgabenordnung über Gewerbesteuer 2024'
  expect(read(town, ...keys)).toEqual([null, null])
})

test('a provisional notice that is replaced makes none of this one', () => {
  expect(read('Deze aanslag vervangt uw voorlopige aanslag 2024', 'provisional')).toEqual([null])
})

test.each([
  'Das Guthaben von 766,27 EUR wird auf Ihr Konto erstattet.',
  'A refund of £766.27 will be sent to you.',
  'El importe de la devolución de 766,27 € será transferido.',
  'Le remboursement de 766,27 € sera versé sur votre compte.',
  'Il rimborso di 766,27 € sarà accreditato.',
  'De teruggaaf van € 766,27 wordt overgemaakt.',
  'O reembolso de 766,27 € será transferido.',
])('money is given back: %s', (text) => expect(read(text, 'refund_amount')).toEqual(['766.27']))
