import { describe, expect, test } from 'vitest'
import { parseEInvoice } from '../../../../../engine/stages/read/einvoice/parse-einvoice.ts'
import { writeFatturaPa, type FatturaPaParts } from '../../../../fixtures/builders/einvoice/write-fatturapa.ts'

const valuesOf = (parts: Partial<FatturaPaParts> = {}) =>
  parseEInvoice(new TextEncoder().encode(writeFatturaPa(parts)))!.values

describe('the payment', () => {
  const part = (inner: string) => `<DettaglioPagamento>${inner}</DettaglioPagamento>`
  const pay = (...parts: string[]) =>
    `<DatiPagamento><CondizioniPagamento>TP01</CondizioniPagamento>${parts.map(part).join('')}</DatiPagamento>`

  test('of instalments is due in all, on the last day', () => {
    const payment = pay(
      '<ModalitaPagamento>MP12</ModalitaPagamento><DataScadenzaPagamento>2026-05-31</DataScadenzaPagamento><ImportoPagamento>732.00</ImportoPagamento>',
      '<ModalitaPagamento>MP12</ModalitaPagamento><DataScadenzaPagamento>2026-04-30</DataScadenzaPagamento><ImportoPagamento>732.00</ImportoPagamento>',
    )
    expect(valuesOf({ payment })).toMatchObject({
      amount_due: '1464.00',
      payment_due_date: '2026-05-31',
      payment_means: 'other',
    })
  })

  test('to either of two accounts is due once', () => {
    const part = '<ImportoPagamento>1464.00</ImportoPagamento>'
    expect(valuesOf({ payment: pay(part, part) })['amount_due']).toBe('1464.00')
  })

  test.each([
    ['three equal instalments with interest', ['491.00', '491.00', '491.00'], '1473.00'],
    ['one that has a stamp duty in it', ['1466.00'], '1466.00'],
    ['two ways to pay of which neither is the whole', ['1400.00', '1400.00'], '1464.00'],
    ['one that is no number', ['1.000,00', '464.00'], undefined],
  ])('of %s', (_, amounts, due) => {
    const parts = amounts.map((amount) => `<ImportoPagamento>${amount}</ImportoPagamento>`)
    expect(valuesOf({ payment: pay(...parts) })['amount_due']).toBe(due)
  })

  test('takes the bank and the payee of the account, not those of another', () => {
    const payment = pay(
      '<Beneficiario>Altra S.r.l.</Beneficiario><ModalitaPagamento>MP12</ModalitaPagamento><BIC>UNCRITMM</BIC>',
      '<ModalitaPagamento>MP05</ModalitaPagamento><IBAN>IT60X0542811101000000123456</IBAN>',
    )
    const values = valuesOf({ payment })
    expect(values).toMatchObject({ iban: 'IT60X0542811101000000123456', payment_means: 'transfer' })
    expect(values).not.toHaveProperty('bic')
    expect(values).not.toHaveProperty('account_holder')
  })

  test('after a count of days is due from the day it names, else from that of issue', () => {
    const days = '<GiorniTerminiPagamento>30</GiorniTerminiPagamento>'
    expect(valuesOf({ payment: pay(days) })['payment_due_date']).toBe('2026-04-30')
    const from = `<DataRiferimentoTerminiPagamento>2026-04-10</DataRiferimentoTerminiPagamento>${days}`
    expect(valuesOf({ payment: pay(from) })['payment_due_date']).toBe('2026-05-10')
  })

  test('before a day at a discount', () => {
    const payment = pay(
      '<ImportoPagamento>1464.00</ImportoPagamento><ScontoPagamentoAnticipato>29.28</ScontoPagamentoAnticipato><DataLimitePagamentoAnticipato>2026-04-10</DataLimitePagamentoAnticipato>',
    )
    expect(valuesOf({ payment })['cash_discounts']).toEqual([
      { days: null, percent: '2', due_date: '2026-04-10', base_amount: null },
    ])
  })

  test.each([
    ['MP01', 'cash'],
    ['MP05', 'transfer'],
    ['MP08', 'card'],
    ['MP19', 'direct_debit'],
    ['MP23', 'online'],
    ['MP02', 'other'],
  ])('by %s is %s', (code, means) => {
    expect(valuesOf({ payment: pay(`<ModalitaPagamento>${code}</ModalitaPagamento>`) })['payment_means']).toBe(means)
  })
})
