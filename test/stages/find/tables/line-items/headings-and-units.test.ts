import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('headings of items', () => {
  it('say the unit of counts that have none', () => {
    const items = read(`
      Zähler 1EMH00                 Menge kWh    ct/kWh    EUR netto
      Einspeisung Segment 1             3.118      8,03       250,38
      Einspeisung Segment 2             1.244      6,94        86,33
      Messstellenbetrieb                                       -2,10
      Nettobetrag                                             334,61
    `)
    expect(tellRows(items, 'quantity', 'unit')).toEqual(['3118 | kWh', '1244 | kWh', '- | -'])
  })

  it('leave the unit to stand below its count or before the price', () => {
    const items = read(`
      Description of goods                QTY      Unit price       Amount
      Garden jet pump 800W                600          $8.45    $5,070.00
      color box                          SETS
      Two-way water timer                 250         $14.20    $3,550.00
                                          PCS
      Total                                                      $8,620.00
    `)
    expect(tellRows(items, 'quantity', 'unit')).toEqual(['600 | SETS', '250 | PCS'])
    const tiles = read(`
      DESCRIÇÃO                    QUANT.   P. UNIT.        TAXA   TOTAL LÍQ.
      Azulejo relevo 14x14           3,50   m2 24,0000       23%        84,00
      Total ilíquido                                                    84,00
    `)
    expect(tellRows(tiles, 'quantity', 'unit')).toEqual(['3.5 | m2'])
  })

  it('may be missing over Swiss prices with a dash for their cents', () => {
    const items = read(`
      Familienmitgliedschaft 2025         1    180.–    180.00
      Ponykurs Frühling                   2     95.–    190.00
      Lizenzbeitrag Verband               1     20.–     20.00
      Total CHF                                         390.00
    `)
    expect(tellRows(items, 'quantity', 'unit_price')).toEqual(['1 | 180.00', '2 | 95.00', '1 | 20.00'])
  })

  it('name rates of taxes without their sign over columns that are told by products', () => {
    const items = read(`
      COD     DESCRIZIONE               NETTO KG/N     PREZZO     IMPORTO     IVA
      ARA     Arance Navel                   312,0       1,15      358,80       4
      FIN     Finocchi tondi                 118,5       0,92      109,02       4
      BAS     Basilico vaso                   12,0       1,30       15,60      10
      TOT. IMPONIBILE                                              483,42
    `)
    expect(tellRows(items, 'quantity', 'tax_rate')).toEqual(['312 | 4', '118.5 | 4', '12 | 10'])
  })

  it('stand in the middle of columns whose cells begin left of them', () => {
    const items = read(`
        Item            Description          Qty       Rate     Amount
      HVAC-   14 SEER condenser                1   2,240.00   2,240.00T
      14S
      LAB     Installation labor              14      92.00   1,288.00
      PERMIT  City mechanical permit           1      75.00      75.00
      Subtotal                                                3,603.00
    `)
    expect(tellRows(items, 'article_number', 'name', 'net_amount')).toEqual([
      'HVAC-14S | 14 SEER condenser | 2240.00',
      'LAB | Installation labor | 1288.00',
      'PERMIT | City mechanical permit | 75.00',
    ])
  })

  it('may be joined to a tax that is not in the amounts, beside discounts in per cent without a sign', () => {
    const items = read(`
      Ref.        Designação            Qtd Un     P.Unit.   Desc%   IVA%   Total s/IVA
      PEÇAS
      FLT-118     Filtro óleo          1,00 UN        9,84   10,00     23          8,86
      DSC-04      Disco ventilado      2,00 UN       61,75   15,00     23        104,98
      Subtotal peças                                                             113,84
      SERVIÇOS
      MO-01       Mão de obra          2,75 HR       34,00    0,00     23         93,50
      Subtotal serviços                                                           93,50
      Total ilíquido                                                             207,34
      Total IVA                                                                   47,69
      TOTAL A PAGAR                                                              255,03
    `)
    expect(tellRows(items, 'name', 'tax_rate', 'net_amount')).toEqual([
      'Filtro óleo | 23 | 8.86',
      'Disco ventilado | 23 | 104.98',
      'Mão de obra | 23 | 93.50',
    ])
  })

  it('tell the seller’s number of an article from the buyer’s and from the category of its tax', () => {
    const items = read(`
      ID  Seller item  Buyer item  Item            Qty UoM   Price   VAT cat   VAT %   Line net
      1   GLV-M        77-0012     Nitrile gloves   40 BX     6.15      S        23      246.00
      2   SAN-5        77-0044     Hand sanitiser   24 EA     4.80      S        23      115.20
                                                   Sum of line net amounts               361.20
    `)
    expect(tellRows(items, 'position', 'article_number', 'name', 'tax_rate')).toEqual([
      '1 | GLV-M | Nitrile gloves | 23',
      '2 | SAN-5 | Hand sanitiser | 23',
    ])
  })

  it('may name two prices: the one that is charged is that after what is taken off', () => {
    const items = read(`
      Référence     Désignation          Qté   P.U. HT   Rem. %   P.U. net   Montant HT   TVA
      BUR-160       Bureau électrique      6    489,00    15,00     415,65     2 493,90     1
      FAU-3         Fauteuil               6    268,00    10,00     241,20     1 447,20     1
      ECO           Éco-participation     12      3,10                3,10        37,20     1
      Total HT                                                                 3 978,30
    `)
    expect(tellRows(items, 'article_number', 'unit_price', 'net_amount')).toEqual([
      'BUR-160 | 415.65 | 2493.90',
      'FAU-3 | 241.20 | 1447.20',
      'ECO | 3.10 | 37.20',
    ])
  })

  it('may name a net price of a unit', () => {
    const items = read(`
      Ligne   Désignation                 Qté Un.    PU net HT    Montant HT TVA
      1       Farine de tradition         6 SAC        18,9000    113,40 S 5,5 %
      2       Graines de courge           2 SAC        25,0200     50,04 S 5,5 %
      Total HT                                                    163,44
    `)
    expect(tellRows(items, 'unit_price')).toEqual(['18.9000', '25.0200'])
  })
})

describe('titles and lines beside items', () => {
  it('that say the same with other figures head the rows below', () => {
    const items = read(`
      Art.     Bezeichnung              Menge     Preis     Betrag
      Lieferschein L 118102 vom 02.08.25
      40118    Mineralwasser still         12      3,98      47,76
      51204    Saarländer Hell             24     12,45     298,80
      Zwischensumme Lieferschein                            346,56
      Lieferschein L 118377 vom 15.08.25
      51300    Saarländer Pils              4     64,20     256,80
      Nettobetrag                                            603,36
    `)
    expect(tellRows(items, 'name')).toEqual(['Mineralwasser still', 'Saarländer Hell', 'Saarländer Pils'])
  })

  it('give numbers of articles below every name, those of the seller first', () => {
    const items = read(`
      Description                          Qty    Unit price      Subtotal
      Hardback Dot Journal                   2         13.74         27.48
      ASIN: B0C4TT81LQ
      Gel Rollers, Pack of 12                1         10.82         10.82
      ASIN: B08MZ3P9XK · SKU: GR-12-A
      Net total                                                      38.30
    `)
    expect(tellRows(items, 'name', 'article_number')).toEqual([
      'Hardback Dot Journal | B0C4TT81LQ',
      'Gel Rollers, Pack of 12 | GR-12-A',
    ])
  })
})
