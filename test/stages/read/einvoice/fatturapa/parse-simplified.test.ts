import { expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'

const LINE =
  '<DatiBeniServizi><Descrizione>Pranzo</Descrizione><Importo>33.00</Importo><DatiIVA><Imposta>3.00</Imposta></DatiIVA></DatiBeniServizi>'

const write = ({ type = 'TD07', extra = '', lines = LINE } = {}) =>
  `<ns2:FatturaElettronicaSemplificata versione="FSM10" xmlns:ns2="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0"><FatturaElettronicaHeader><DatiTrasmissione><FormatoTrasmissione>FSM10</FormatoTrasmissione></DatiTrasmissione><CedentePrestatore><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01879020517</IdCodice></IdFiscaleIVA><CodiceFiscale>VRDGNN60A01H612K</CodiceFiscale><Nome>Gianni</Nome><Cognome>Verdi</Cognome><Sede><Indirizzo>Corso Olmi 9</Indirizzo><CAP>37121</CAP><Comune>Verona</Comune><Nazione>IT</Nazione></Sede></CedentePrestatore><CessionarioCommittente><IdentificativiFiscali><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>00488410010</IdCodice></IdFiscaleIVA></IdentificativiFiscali><AltriDatiIdentificativi><Denominazione>Officine Alba S.p.A.</Denominazione><Sede><Indirizzo>Via Po 1</Indirizzo><CAP>10121</CAP><Comune>Torino</Comune><Nazione>IT</Nazione></Sede></AltriDatiIdentificativi></CessionarioCommittente></FatturaElettronicaHeader><FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>${type}</TipoDocumento><Divisa>EUR</Divisa><Data>2026-05-04</Data><Numero>S 12</Numero></DatiGeneraliDocumento>${extra}</DatiGenerali>${lines}</FatturaElettronicaBody></ns2:FatturaElettronicaSemplificata>`

const parse = (xml: string) => parseEInvoice(new TextEncoder().encode(xml))!

test('a simplified invoice: the amounts have the tax in them', () => {
  expect(parse(write())).toMatchObject({ syntax: 'FatturaPA', profile: 'FSM10', type: 'invoice' })
  expect(parse(write()).values).toMatchObject({
    document_number: 'S 12',
    sender_name: 'Gianni Verdi',
    sender_address: 'Corso Olmi 9, 37121 Verona, IT',
    sender_vat_id: 'IT01879020517',
    sender_tax_number: 'VRDGNN60A01H612K',
    recipient_name: 'Officine Alba S.p.A.',
    recipient_address: 'Via Po 1, 10121 Torino, IT',
    recipient_vat_id: 'IT00488410010',
    net_amount: '30.00',
    total_tax_amount: '3.00',
    gross_amount: '33.00',
    amount_due: '33.00',
    line_items: [{ position: '1', name: 'Pranzo', net_amount: '30.00', tax_rate: '10' }],
  })
})

test('net and tax of it are computed where no element has them', () => {
  const lines = LINE.replace('<Imposta>3.00</Imposta>', '<Aliquota>10.00</Aliquota>')
  expect(parse(write({ lines })).computed).toEqual(['net_amount', 'total_tax_amount'])
})

test('a tax that is not stated is the share of its rate, one row for each', () => {
  const line = (amount: string, tax: string) =>
    `<DatiBeniServizi><Descrizione>x</Descrizione><Importo>${amount}</Importo>${tax}</DatiBeniServizi>`
  const rate = '<DatiIVA><Aliquota>22.00</Aliquota></DatiIVA>'
  const lines =
    line('61.00', rate) +
    line('61.00', rate) +
    line('20.00', '<Natura>N4</Natura><RiferimentoNormativo>art. 10</RiferimentoNormativo>')
  expect(parse(write({ lines })).values['tax_breakdowns']).toMatchObject([
    { taxable_amount: '100.00', tax_amount: '22.00', tax_rate: '22', taxability: 'taxable' },
    {
      taxable_amount: '20.00',
      tax_amount: '0.00',
      tax_rate: '0',
      taxability: 'exempt',
      tax_exemption_reason: 'art. 10',
    },
  ])
})

test('TD08 is a credit note, with what it corrects', () => {
  const extra =
    '<DatiFatturaRettificata><NumeroFR>S 9</NumeroFR><DataFR>2026-04-20</DataFR><ElementiRettificati>Importo</ElementiRettificati></DatiFatturaRettificata>'
  expect(parse(write({ type: 'TD08', extra })).values).toMatchObject({
    type: 'credit-note',
    original_document_number: 'S 9',
    original_document_date: '2026-04-20',
    credit_reason: 'Importo',
    self_billed: 'false',
  })
})

test('taxes without a rate are told apart by what they are of the amounts', () => {
  const lines = `${LINE}${LINE.replace('33.00', '61.00').replace('3.00</Imposta>', '11.00</Imposta>')}${LINE.replace('3.00</Imposta>', '7.77</Imposta>')}`
  expect(parse(write({ lines })).values).toMatchObject({
    tax_breakdowns: [
      { taxable_amount: '30.00', tax_amount: '3.00', tax_rate: '10' },
      { taxable_amount: '50.00', tax_amount: '11.00', tax_rate: '22' },
      { taxable_amount: '25.23', tax_amount: '7.77', tax_rate: null },
    ],
    net_amount: '105.23',
  })
})
