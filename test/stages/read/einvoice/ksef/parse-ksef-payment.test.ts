import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { type FA, writeKsef as write } from '../../../../fixtures/builders/einvoice/write-ksef.ts'

const valuesOf = (parts: Partial<typeof FA> = {}) => parseEInvoice(new TextEncoder().encode(write(parts)))!.values

describe('what is due', () => {
  const pay = (inner: string) => `<Platnosc>${inner}</Platnosc>`
  test('is nothing when the invoice is paid', () => {
    expect(valuesOf({ payment: pay('<Zaplacono>1</Zaplacono>') })).toMatchObject({
      prepaid_amount: '1230.00',
      amount_due: '0.00',
    })
  })

  test('is what parts leave', () => {
    const part = '<ZaplataCzesciowa><KwotaZaplatyCzesciowej>500</KwotaZaplatyCzesciowej></ZaplataCzesciowa>'
    expect(valuesOf({ payment: pay(part + part) })).toMatchObject({ prepaid_amount: '1000.00', amount_due: '230.00' })
  })

  test('is open where a part cannot be read', () => {
    const part = (amount: string) =>
      `<ZaplataCzesciowa><KwotaZaplatyCzesciowej>${amount}</KwotaZaplatyCzesciowej></ZaplataCzesciowa>`
    const values = valuesOf({ payment: pay(part('500') + part('1.000,00')) })
    expect(values).not.toHaveProperty('prepaid_amount')
    expect(values).not.toHaveProperty('amount_due')
  })

  test('is what a settlement comes to, less than nothing where the customer gets money back', () => {
    const settle = (inner: string) => `<Rozliczenie>${inner}</Rozliczenie>`
    expect(valuesOf({ rest: settle('<DoZaplaty>1300.5</DoZaplaty>') })['amount_due']).toBe('1300.50')
    expect(valuesOf({ rest: settle('<DoRozliczenia>20</DoRozliczenia>') })['amount_due']).toBe('-20.00')
  })

  test.each([
    ['1', 'cash'],
    ['2', 'card'],
    ['5', 'other'],
    ['7', 'online'],
  ])('by %s is %s', (code, means) => {
    expect(valuesOf({ payment: pay(`<FormaPlatnosci>${code}</FormaPlatnosci>`) })['payment_means']).toBe(means)
  })

  const account = (number: string, words: string, name = 'RachunekBankowy') =>
    `<${name}><NrRB>${number}</NrRB><OpisRachunku>${words}</OpisRachunku></${name}>`
  test('goes to the account of the currency', () => {
    const payment = pay(
      account('61109010140000071219812874', 'konto EUR') + account('27114020040000300201355387', 'konto PLN'),
    )
    expect(valuesOf({ payment })['iban']).toBe('PL27114020040000300201355387')
    expect(valuesOf({ payment, currency: 'EUR' })['iban']).toBe('PL61109010140000071219812874')
    expect(valuesOf({ payment, currency: 'USD' })['iban']).toBe('PL61109010140000071219812874')
  })

  test('goes to the factor where there is one', () => {
    const payment = pay(
      account('27114020040000300201355387', 'x') + account('61109010140000071219812874', 'y', 'RachunekBankowyFaktora'),
    )
    expect(valuesOf({ payment })['iban']).toBe('PL61109010140000071219812874')
  })

  test('the last term counts, in words as FA(2) has them, and a discount is read from words', () => {
    const payment = pay(
      '<TerminPlatnosci><Termin>2026-04-01</Termin><TerminOpis>reszta</TerminOpis></TerminPlatnosci><TerminPlatnosci><Termin>2026-03-10</Termin></TerminPlatnosci><Skonto><WarunkiSkonta>zapłata w ciągu 7 dni</WarunkiSkonta><WysokoscSkonta>2,5%</WysokoscSkonta></Skonto>',
    )
    expect(valuesOf({ payment })).toMatchObject({
      payment_due_date: '2026-04-01',
      payment_terms: 'reszta\nzapłata w ciągu 7 dni: 2,5%',
      cash_discounts: [{ days: '7', percent: '2.5', due_date: null, base_amount: null }],
    })
  })
})
