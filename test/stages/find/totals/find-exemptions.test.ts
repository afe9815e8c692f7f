import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findExemptions } from '../../../../engine/stages/find/totals/find-exemptions.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findExemptions(layOut([makePage(picture)]))

describe('a document says that it charges no tax', () => {
  test.each([
    ['reverse_charge', 'Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b UStG'],
    ['reverse_charge', 'Reverse charge: VAT to be accounted for by the recipient'],
    ['reverse_charge', 'Autoliquidation de la TVA'],
    ['reverse_charge', 'Btw verlegd'],
    ['reverse_charge', 'Inversión del sujeto pasivo'],
    ['intra_community', 'Steuerfreie innergemeinschaftliche Lieferung (§ 6a UStG)'],
    ['intra_community', 'Intra-Community supply, exempt from VAT'],
    ['export', 'Steuerfreie Ausfuhrlieferung nach § 6 UStG'],
    ['exempt', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.'],
    ['exempt', 'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus.'],
    ['exempt', 'Umsatzsteuerfrei nach § 4 Nr. 14 a UStG'],
    ['exempt', 'TVA non applicable, art. 293 B du CGI'],
    ['exempt', 'These services are exempt from VAT.'],
    ['exempt', 'Operación exenta de IVA, art. 20.Uno.9.º de la Ley 37/1992'],
    ['exempt', 'IVA – regime de isenção (artigo 53.º do CIVA)'],
    ['exempt', 'Prestazione esente IVA ex art. 10 DPR 633/72'],
    ['exempt', 'Exonérée de TVA, article 261-4 du CGI'],
    ['exempt', 'Vrijgesteld van btw op grond van artikel 11 Wet OB'],
    ['export', 'Non imponibile art. 8 DPR 633/72'],
    ['intra_community', 'Operazione non imponibile art. 41 DL 331/93'],
    ['not_subject', 'Nicht im Inland steuerbare Leistung'],
    ['not_subject', 'Spese anticipate, escluso art. 15 DPR 633/72'],
    ['not_subject', 'Die Leistung ist in Deutschland nicht steuerbar.'],
    ['not_subject', 'This supply is not subject to VAT'],
    ['not_subject', 'Mitgliedsbeiträge unterliegen nicht der Umsatzsteuer.'],
    ['not_subject', 'Não sujeito (art. 2.º n.º 2 do CIVA)'],
    ['not_subject', 'No sujetos a IVA, art. 78 LIVA'],
    ['exempt', 'Esente art. 10 DPR 633/72'],
    ['exempt', 'Franchise en base de TVA'],
    ['exempt', 'International transport exempt under section 30'],
    ['export', 'Exonération art. 262-I du CGI'],
  ])('%s: %s', (taxability, sentence) => {
    expect(find(sentence)).toMatchObject([{ taxability, candidate: { value: sentence, text: sentence } }])
  })
})

test('several statements come in the order of the page', () => {
  const found = find('Reverse charge\n\nSteuerfreie innergemeinschaftliche Lieferung')
  expect(found.map(({ taxability }) => taxability)).toEqual(['reverse_charge', 'intra_community'])
})

test.each(['zzgl. 19 % USt. 19,00 EUR', 'Alle Preise enthalten die gesetzliche Mehrwertsteuer.', 'Versand frei Haus'])(
  '"%s" is no exemption',
  (sentence) => {
    expect(find(sentence)).toEqual([])
  },
)

describe('the reason is the statement alone', () => {
  test.each([
    ['Umsatzsteuerfrei nach § 4 Nr. 20a UStG. Bitte zahlen Sie bis 14.02.', 'Umsatzsteuerfrei nach § 4 Nr. 20a UStG.'],
    ['Vielen Dank. TVA non applicable, art. 293 B du CGI. Merci !', 'TVA non applicable, art. 293 B du CGI.'],
    ['Summe Provision (steuerfrei nach § 4 Nr. 11 UStG) 869,39', 'steuerfrei nach § 4 Nr. 11 UStG'],
    [
      'Provision umsatzsteuerfrei nach § 4 Nr. 11 UStG          869,39',
      'Provision umsatzsteuerfrei nach § 4 Nr. 11 UStG',
    ],
    ['Steuerfrei gem. § 4 Nr. 14 Buchst. A UStG', 'Steuerfrei gem. § 4 Nr. 14 Buchst. A UStG'],
  ])('%s', (line, reason) => {
    expect(find(line).map(({ candidate }) => candidate.value)).toEqual([reason])
  })
})
