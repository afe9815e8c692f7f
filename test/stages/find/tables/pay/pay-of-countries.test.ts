import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const earned = (picture: string) => readRows('salary-statement', 'earnings', [picture])
const taken = (picture: string) => readRows('salary-statement', 'deductions', [picture])

const SPANISH = `
  I. DEVENGOS
        1. Percepciones salariales                            TOTALES (EUR)
  001   Salario base                                               1.284,60
  014   Plus convenio                                                 96,44
        2. Percepciones no salariales                                  0,00
        A. TOTAL DEVENGADO                                         1.381,04
  II. DEDUCCIONES
   Desempleo                                       1,55 %             21,41
  TOTAL APORTACIONES                                                  21,41
  2. Retención IRPF                                9,62 %            132,86
  B. TOTAL A DEDUCIR                                                 154,27
  LÍQUIDO TOTAL A PERCIBIR (A – B)                                 1.226,77
`
const INDIAN = `
  Earnings                      Full          Actual     Deductions            Actual
  Basic                    43,400.00       42,000.00     Provident Fund      1,800.00
  Conveyance                1,600.00        1,600.00     Income Tax          3,150.00
  Total Earnings           45,000.00       43,600.00     Total Deductions    4,950.00
  Net Pay for the month: 38,650.00
`
const AMERICAN = `
  Earnings        rate     hours   this period   year to date    Other information
  Regular      27.5000     80.00      2,200.00      30,140.00    Sick hrs 31
  Gross Pay                          $2,200.00      30,140.00
  Deductions                       this period   year to date    Taxable $2,100.40.
  Federal Income Tax                   -288.14       3,518.40
  Dental                                -18.40         257.60
  Net Pay                            $1,893.46
`

describe('what a payslip pays and takes', () => {
  it('stands in the sections of the Spanish form, rates behind the names of contributions', () => {
    expect(tellRows(earned(SPANISH), 'code', 'label', 'amount')).toEqual([
      '001 | Salario base | 1284.60',
      '014 | Plus convenio | 96.44',
    ])
    expect(tellRows(taken(SPANISH), 'label', 'rate', 'amount')).toEqual([
      'Desempleo | 1.55 | 21.41',
      'Retención IRPF | 9.62 | 132.86',
    ])
  })

  it('is what was worked, not what a full month would come to', () => {
    expect(tellRows(earned(INDIAN), 'label', 'amount')).toEqual(['Basic | 42000.00', 'Conveyance | 1600.00'])
    expect(tellRows(taken(INDIAN), 'label', 'amount')).toEqual(['Provident Fund | 1800.00', 'Income Tax | 3150.00'])
  })

  it('is taken below a heading though a text beside it has figures', () => {
    expect(tellRows(taken(AMERICAN), 'label', 'amount')).toEqual(['Federal Income Tax | 288.14', 'Dental | 18.40'])
  })

  it('is paid until the gross pay of a French list, in the column of the employee', () => {
    const found = earned(`
      Éléments de paie                 Base       Taux salarial    Part salarié    Part employeur
      Salaire de base                151,67             14,2000        2 153,71
      Prime de fonction                                                   44,10
      Salaire brut                                                     2 197,81
      Retraite                     2 197,81              6,9000          151,65            187,91
      Net à payer                                                      2 046,16
      `)
    expect(tellRows(found, 'label', 'amount')).toEqual(['Salaire de base | 2153.71', 'Prime de fonction | 44.10'])
  })

  it('is neither what the year came to nor what the employer bears nor what is given with the net pay', () => {
    const found = taken(`
      LA      Bezeichnung                  Betrag CHF
      1000    Monatslohn                     6'450.00
              Bruttolohn                     6'450.00
      5010    AHV-Beitrag                     -370.34
      5020    AG-Anteil Pension                -50.00
              Nettolohn                      6'079.66
      6000    Spesen                           184.40
              Auszahlung                     6'264.06
      `)
    expect(tellRows(found, 'label', 'amount')).toEqual(['AHV-Beitrag | 370.34'])
    const columns = `
      Payments                     Deductions                    This Employment YTD
      Salary         3,166.67      Tax                423.40     Tax paid       3,041.60
      Total Payments 3,166.67      Total Deductions   423.40
      Net Pay £ 2,743.27
      `
    expect(tellRows(earned(columns), 'label', 'amount')).toEqual(['Salary | 3166.67'])
  })

  it('is named by its own words alone, without marks and "less" beside them', () => {
    const found = earned(`
      LArt    Bezeichnung              St L G     Menge    Betrag/E     Monat EUR
      1010    Tabellenentgelt EG 8     L L J                             3.412,00
      2040    Mehrarbeit               L L J       6,00      20,92         125,52
      /101    Gesamtbrutto                                               3.537,52
      /401    Lohnsteuer               L                                   612,40
              Netto                                                      2.925,12
      `)
    expect(tellRows(found, 'label', 'amount')).toEqual(['Tabellenentgelt EG 8 | 3412.00', 'Mehrarbeit | 125.52'])
  })

  it('has the rate of a contribution behind its name in a column of names', () => {
    const found = taken(`
      CONCEPTO                        DEVENGOS      DEDUCCIONES
      Salario base                    1.412,37
      Desempleo 1,55 %                                    21,89
      Retención IRPF 11,62 %                             164,12
      LÍQUIDO A PERCIBIR              1.226,36
      `)
    expect(tellRows(found, 'label', 'rate', 'amount')).toEqual([
      'Desempleo 1,55 % | 1.55 | 21.89',
      'Retención IRPF 11,62 % | 11.62 | 164.12',
    ])
  })

  it('has prices of units, and names without what they are reckoned from', () => {
    const picture = `
      Cód.    Descrição                           Qtd.   Valor un.     Abonos   Descontos
      R01     Vencimento base                    30,00       39,33   1.180,00
      R17     Horas suplementares                 5,00        8,51      42,55
      D01     Segurança Social 11% (1.222,55)                                       134,48
      D02     IRS (1.222,55 – tabela I)                                              88,00
              Total                                                  1.222,55       222,48
      Total pago (EUR) 1.000,07
    `
    expect(tellRows(earned(picture), 'label', 'quantity', 'rate')).toEqual([
      'Vencimento base | 30 | 39.33',
      'Horas suplementares | 5 | 8.51',
    ])
    expect(tellRows(taken(picture), 'label', 'amount')).toEqual(['Segurança Social 11% | 134.48', 'IRS | 88.00'])
  })

  it('has prices with more decimals than counts, before these, and codes before its names', () => {
    const picture = `
      Voci del mese   Descrizione            Riferimento      Ore/GG   Trattenute   Competenze
      Z00001          Retribuzione              66,77577    26,00 GG                  1.736,17
      Z00025          Straordinario 15%         11,88450    6,00 ORE                     71,31
      Z00000          Contributo IVS            1.807,00                   166,06
      TOTALE TRATTENUTE   TOTALE COMPETENZE
      166,06                       1.807,48
      NETTO DEL MESE               1.641,42
    `
    expect(tellRows(earned(picture), 'code', 'label', 'quantity', 'rate')).toEqual([
      'Z00001 | Retribuzione | 26 | 66.77577',
      'Z00025 | Straordinario 15% | 6 | 11.88450',
    ])
  })

  it('takes no expenses, which stand without the sign of what is taken', () => {
    const found = taken(`
      Lohnart               Basis      Satz     Betrag CHF
      Monatslohn                                  6'200.00
      Bruttolohn                                  6'200.00
      AHV/IV/EO          6'200.00    5.30 %        328.60-
      Nettolohn                                   5'871.40
      Quellensteuer      6'200.00    6.20 %        384.40-
      Spesenpauschale                               150.00
      Auszahlung                                  5'637.00
    `)
    expect(tellRows(found, 'label', 'amount')).toEqual(['AHV/IV/EO | 328.60', 'Quellensteuer | 384.40'])
  })

  it('takes what stands in the column of the month, not in that of another one', () => {
    const found = taken(`
      Bezügeart                          lfd. Monat    Rückr. 08/2025
      Tabellenentgelt                      3.838,12
      Zulage                                  62,50             62,50
      Gesamtbrutto                         3.900,62             62,50
      Gesetzliches Netto                   2.549,92             42,02
      VBL Eigenbeitrag                        70,60-             0,14-
      Zahlbetrag je Monat                  2.479,32             41,88
    `)
    expect(tellRows(found, 'label', 'amount')).toEqual(['VBL Eigenbeitrag | 70.60'])
  })
})
