import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../engine/domain/document.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findAccountHolders } from '../../../../engine/stages/find/payment/find-account-holders.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string, type: DocumentType = 'invoice') =>
  findAccountHolders(layOut([makePage(picture)]), type).toSorted((a, b) => b.confidence - a.confidence)
const best = (picture: string, type?: DocumentType) => find(picture, type)[0]?.value ?? null
const IBAN = 'DE02 1203 0000 0000 2020 51'

describe('who holds the account is read behind the words for it', () => {
  test.each([
    [`Kontoinhaber: Petra Stollberg Schaltanlagenbau, IBAN ${IBAN}`, 'Petra Stollberg Schaltanlagenbau'],
    [`Kto.-Inh. Dragan Matić · ${IBAN}`, 'Dragan Matić'],
    [`Zahlungsempfänger Rheinfactor Bank AG, ${IBAN}`, 'Rheinfactor Bank AG'],
    [`auf das Konto „Eigentümer Isartalstr. 71“, IBAN ${IBAN}`, 'Eigentümer Isartalstr. 71'],
    [`Überweisung auf das Konto Dr. F. Aust, Schleibank, IBAN ${IBAN}.`, 'Dr. F. Aust'],
    [`Zahlung mit befreiender Wirkung nur an: Dach eG, ${IBAN}`, 'Dach eG'],
    ['Account name: Tallis Joinery Ltd  Sort code 20-30-40', 'Tallis Joinery Ltd'],
    ['Please pay by transfer to R Marr Private Practice, sort code 30-91-88', 'R Marr Private Practice'],
    ['Direct deposit: Coolabah Tree Care Pty Ltd · BSB 082-774 Account 41889', 'Coolabah Tree Care Pty Ltd'],
    ['Beneficiary Northlight Trading Inc., account no. 118820447, routing 021000021', 'Northlight Trading Inc.'],
    ['Virement : titulaire SARL Morin — IBAN FR76 3000 4447 1800 0118 8447 122', 'SARL Morin'],
    ['par virement au nom de Claire Vasseur, IBAN FR76 3000 4447 1800 0118', 'Claire Vasseur'],
    ['Bonifico intestato a Officine Serra S.r.l., IBAN IT60 X054 2811 1010', 'Officine Serra S.r.l.'],
    ['Beneficiario: Studio Bassi\nIBAN IT60 X054 2811 1010 0000 0123 456', 'Studio Bassi'],
    ['Transferencia a nombre de Talleres Soler S.L. en ES91 2100 0418 4502', 'Talleres Soler S.L.'],
    ['Titular da conta: Padaria Irmãs Lda · IBAN PT50 0002 0123 1234 5678 9', 'Padaria Irmãs Lda'],
    ['op NL91 ABNA 0417 1643 00 t.n.v. J.H. Groenewoudt o.v.v. 20260058', 'J.H. Groenewoudt'],
    ['Rekening NL91 ABNA 0417 1643 00 ten name van Stichting Derdengelden.', 'Stichting Derdengelden'],
  ])('%s', (text, name) => {
    expect(best(text)).toBe(name)
  })

  test('over the end of a full line', () => {
    expect(best('Wij verzoeken u binnen 14 dagen te betalen op NL91 ABNA 0417 1643 00 t.n.v. J.H.\nGroenewoudt.')).toBe(
      'J.H. Groenewoudt',
    )
  })

  test('beside its label and below it', () => {
    expect(best(`Kontoinhaber     Anna Brandt\nIBAN             ${IBAN}`)).toBe('Anna Brandt')
    expect(best(`Zahlungsempfänger\nPVS Mittelelbe eG\nIBAN\n${IBAN}`)).toBe('PVS Mittelelbe eG')
  })

  test('in a list in capitals, with the given name behind a comma', () => {
    expect(best('Titular: OCAÑA LUENGO, BEATRIZ', 'bank-statement')).toBe('OCAÑA LUENGO, BEATRIZ')
  })
})

test.each([
  'Titular del contrato: Marta Soler Vidal',
  'Begünstigter der Versicherung ist Anna Brandt.',
  `Bitte überweisen Sie auf unser Konto bei der Okertalbank, IBAN ${IBAN}.`,
  `Überweisung an: Sparkasse, in 14 Tagen. Wir danken für Ihren Auftrag und wünschen gute Fahrt.`,
  'Please make cheques payable to J R Hathersage.',
  `Konto: Sparkasse Musterstadt, IBAN ${IBAN}`,
  `Zahlung an: Commerzbank Köln, IBAN ${IBAN}`,
  'Bank transfer: Barclays Bank PLC, sort code 20-00-00, account 12345678',
  'Virement bancaire à BNP Paribas IBAN FR76 3000 4447 1800 0118 8447 122',
  'Bonifico a Banca Popolare di Milano, IBAN IT60 X054 2811 1010',
  'Betaling aan ABN AMRO NL91 ABNA 0417 1643 00',
  `Überweisungen bitte nur an Unser Konto IBAN ${IBAN}`,
  `Zahlung innerhalb von 14 Tagen an Bankverbindung IBAN ${IBAN}`,
])('no holder of an account: %s', (text) => {
  expect(best(text)).toBeNull()
})

test('a bank is paid where it bought the claim', () => {
  expect(best(`Zahlung mit befreiender Wirkung nur an Rheinfactor Bank AG, IBAN ${IBAN}`)).toBe('Rheinfactor Bank AG')
})

test('the heading beside a label is no name', () => {
  expect(
    find('Account name  Sort code  Account no\nAcme Ltd      20-30-40   12345678').map(({ value }) => value),
  ).toEqual(['Acme Ltd'])
})

test('a long word that is no account is read at once', () => {
  expect(best(`auf das ${'Giro'.repeat(12)}, IBAN`)).toBeNull()
})

test('a statement may name its holder far from its account, and pays nobody', () => {
  expect(best('lautend auf Livia Cathomas Grafik', 'bank-statement')).toBe('Livia Cathomas Grafik')
  expect(best(`Überweisung an Karl Huber, ${IBAN}`, 'bank-statement')).toBeNull()
})
