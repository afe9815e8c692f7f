import { describe, expect, test } from 'vitest'
import { readRows } from '../read-rows.ts'

const KEYS = ['fixed_assets', 'current_assets', 'equity', 'provisions', 'liabilities'] as const
const read = (...pictures: readonly string[]) =>
  KEYS.map((key) => readRows('balance-sheet', key, pictures)?.value ?? null)

describe('the sums of a sheet', () => {
  test('stand without a name under the positions of their sections', () => {
    expect(
      read(`
        Bilanz zum 31.12.2025
                                       31.12.2025     31.12.2024
        AKTIVA
        A. Anlagevermögen
        I. Lizenzen                      1.000,00       2.000,00
        II. Maschinen                   40.000,00      50.000,00
                                        41.000,00      52.000,00
        B. Umlaufvermögen
        I. Waren                        20.000,00      18.000,00
        II. Bank                         9.000,00       7.000,00
                                        29.000,00      25.000,00
                                        70.000,00      77.000,00
        PASSIVA
        A. Eigenkapital
        I. Stammkapital                 25.000,00      25.000,00
        II. Gewinn                       5.000,00       4.000,00
                                        30.000,00      29.000,00
        B. Rückstellungen                6.000,00       5.000,00
        C. Verbindlichkeiten
        1. gegenüber Banken             30.000,00      40.000,00
        2. gegenüber Lieferanten         4.000,00       3.000,00
                                        34.000,00      43.000,00
                                        70.000,00      77.000,00
      `),
    ).toEqual(['41000.00', '29000.00', '30000.00', '6000.00', '34000.00'])
  })

  test('are those of the only position, of two columns for each year, and without the sign of what is taken off', () => {
    expect(
      read(`
        Balance sheet at 31 March 2025
                                        Note              2025                2024
                                                   £         £         £         £
        Fixed assets
        Tangible assets                    4             41,270              46,915
        Current assets
        Stocks                                18,450              16,020
        Debtors                            5  27,318              31,177
        Cash at bank                          22,066               9,840
                                              67,834              57,037
        Creditors: amounts falling due
        within one year                    6 (36,405)            (39,790)
        Net current assets                               31,429              17,247
        Total assets less current liabilities            72,699              64,162
        Provisions for liabilities                      (15,453)            (19,390)
        Net assets                                       57,246              44,772
        Capital and reserves
        Called up share capital                             100                 100
        Profit and loss account                          57,146              44,672
        Shareholders' funds                              57,246              44,772
      `).slice(0, 4),
    ).toEqual(['41270', '67834', '57246', '15453'])
  })

  test.each([
    [
      'French',
      `
      Bilan au 31/12/2025
      Actif                              31/12/2025     31/12/2024
      ACTIF IMMOBILISÉ                      178 680        185 185
      ACTIF CIRCULANT                       162 615        144 730
      TOTAL ACTIF                           341 295        329 915
      Passif                             31/12/2025     31/12/2024
      CAPITAUX PROPRES                      154 450        127 350
      PROVISIONS                              6 500          4 000
      DETTES                                180 345        198 565
      TOTAL PASSIF                          341 295        329 915
      `,
    ],
    [
      'Spanish',
      `
      Balance de situación
      ACTIVO                             31/12/2025     31/12/2024
      A) ACTIVO NO CORRIENTE                178.680        185.185
      B) ACTIVO CORRIENTE                   162.615        144.730
      TOTAL ACTIVO (A+B)                    341.295        329.915
      PATRIMONIO NETO Y PASIVO           31/12/2025     31/12/2024
      A) PATRIMONIO NETO                    154.450        127.350
      I. Provisiones a largo plazo            6.500          4.000
      B) PASIVO NO CORRIENTE                 80.000         98.565
      C) PASIVO CORRIENTE                   100.345        100.000
      TOTAL PATRIMONIO NETO Y PASIVO        341.295        329.915
      `,
    ],
    [
      'Italian',
      `
      Stato patrimoniale                 31-12-2025     31-12-2024
      Attivo
      Totale immobilizzazioni (B)           178.680        185.185
      Totale attivo circolante (C)          162.615        144.730
      Totale attivo                         341.295        329.915
      Passivo
      Totale patrimonio netto               154.450        127.350
      B) Fondi per rischi e oneri             6.500          4.000
      Totale debiti                         180.345        198.565
      Totale passivo                        341.295        329.915
      `,
    ],
    [
      'Dutch',
      `
      Balans per 31 december 2025
      ACTIVA                             31-12-2025     31-12-2024
      Vaste activa                          178.680        185.185
      Vlottende activa                      162.615        144.730
      Totaal activa                         341.295        329.915
      PASSIVA                            31-12-2025     31-12-2024
      Eigen vermogen                        154.450        127.350
      Voorzieningen                           6.500          4.000
      Langlopende schulden                   80.000         98.565
      Kortlopende schulden                  100.345        100.000
      Totaal passiva                        341.295        329.915
      `,
    ],
    [
      'Portuguese',
      `
      Balanço em 31 de dezembro de 2025
                                         31-12-2025     31-12-2024
      ATIVO
      Total do ativo não corrente           178.680        185.185
      Total do ativo corrente               162.615        144.730
      Total do ativo                        341.295        329.915
      CAPITAL PRÓPRIO E PASSIVO
      Total do capital próprio              154.450        127.350
      Provisões                               6.500          4.000
      Total do passivo                      180.345        198.565
      Total do capital próprio e do passivo 341.295        329.915
      `,
    ],
  ])('have %s names', (_, picture) => {
    expect(read(picture)).toEqual(['178680', '162615', '154450', '6500', '180345'])
  })

  test('stand in an outer column beside the last position', () => {
    expect(
      read(`
        Bilanz zum 31.12.2025
                                               EUR            EUR
        Aktiva
        Anlagevermögen
        Lizenzen                          1.000,00
        Maschinen                        40.000,00      41.000,00
        Umlaufvermögen
        Waren                            20.000,00
        Bank                              9.000,00      29.000,00
        Rechnungsabgrenzung                              3.000,00
                                                        73.000,00
        Passiva
        Eigenkapital                                    40.000,00
        Verbindlichkeiten                               33.000,00
                                                        73.000,00
      `).slice(0, 2),
    ).toEqual(['41000.00', '29000.00'])
  })
})
