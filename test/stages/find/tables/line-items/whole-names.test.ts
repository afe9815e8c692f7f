import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('names of items', () => {
  it('begin behind the unit of the count', () => {
    const items = read(`
      12,50 ha Mais legen, 8-reihig                   40,00        500,00
      12,50 ha Walzen                                 20,00        250,00
      30,00 l Diesel                                   1,50         45,00
                                    Summe netto                    795,00
    `)
    expect(tellRows(items, 'quantity', 'unit', 'name')).toEqual([
      '12.5 | ha | Mais legen, 8-reihig',
      '12.5 | ha | Walzen',
      '30 | l | Diesel',
    ])
  })

  it('end before the letter of what is taxed, which some have', () => {
    const items = read(`
      ACTIVITY                        QTY       RATE       AMOUNT
      Blower motor (T)                  2     210.00       420.00
      Filter kit (T)                    3      40.00       120.00
      Labor, one technician             4      95.00       380.00
                                      SUBTOTAL             920.00
    `)
    expect(tellRows(items, 'name')).toEqual(['Blower motor', 'Filter kit', 'Labor, one technician'])
    const sizes = read(`
      Description                     Qty       Price       Amount
      Wool jumper L                     2       40.00        80.00
      Rain jacket L                     1       90.00        90.00
      Wool jumper S                     1       40.00        40.00
                                      Total                 210.00
    `)
    expect(tellRows(sizes, 'name')).toEqual(['Wool jumper L', 'Rain jacket L', 'Wool jumper S'])
  })

  it('stand beside single words that sort them', () => {
    const items = read(`
      ACTIVITY         DESCRIPTION                     QTY       RATE       AMOUNT
      Upkeep           Monthly hedge trim                3     120.00       360.00
      Upkeep           Leaf removal, two crews           1     240.00       240.00
      Supplies         Bark chips, delivered             8      30.00       240.00
                                                       SUBTOTAL             840.00
    `)
    expect(tellRows(items, 'name')).toEqual(['Monthly hedge trim', 'Leaf removal, two crews', 'Bark chips, delivered'])
  })

  it('begin behind the letters that sort labour and parts', () => {
    const items = read(`
      LABOR AND PARTS                               HRS      RATE       AMOUNT
      L Replace air dryer                           2.5    100.00       250.00
      P Air dryer cartridge                           1    180.00       180.00
      P Purge valve kit                               1     60.00        60.00
      L Test air system                             0.5    100.00        50.00
                                                    Sub-total           540.00
    `)
    expect(tellRows(items, 'name')).toEqual([
      'Replace air dryer',
      'Air dryer cartridge',
      'Purge valve kit',
      'Test air system',
    ])
  })

  it('are not the headings of the sections behind a sum', () => {
    const items = read(`
      Item                                Qty       Day rate       Total
      A Stage
      Stage deck, two metres               10          20.00      200.00
      Handrail                              4          15.00       60.00
                                                  Subtotal A      260.00
      B Lights
      Profile spot, medium                  6          25.00      150.00
      Haze fluid, bottle                    2          12.00       24.00
                                                  Subtotal B      174.00
                                                  Net             434.00
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Stage deck, two metres | 200.00',
      'Handrail | 60.00',
      'Profile spot, medium | 150.00',
      'Haze fluid, bottle | 24.00',
    ])
  })

  it('begin behind positions in brackets', () => {
    const items = read(`
      To our charges for:
      (1) Sworn translation, French to English       $1,200.00
      (2) Attendance at the notary                     $300.00
                                        Total        $1,500.00
    `)
    expect(tellRows(items, 'name')).toEqual(['Sworn translation, French to English', 'Attendance at the notary'])
  })

  it('keep the numbers that stand in them', () => {
    const items = read(`
      15  Birnensaft klar 5 l Box                10,00        150,00
      4   Quittensaft 3 l Box                    12,00         48,00
                                       Summe                  198,00
    `)
    expect(tellRows(items, 'quantity', 'name')).toEqual(['15 | Birnensaft klar 5 l Box', '4 | Quittensaft 3 l Box'])
    const priced = read(`
      Art       Bezeichnung               Menge      Preis      Betrag
      2210      Helles Kasten                 3      12,00       36,00
      9901      Pfand Kasten 3,10            10       3,10       31,00
                                          Summe                  67,00
    `)
    expect(tellRows(priced, 'name')).toEqual(['Helles Kasten', 'Pfand Kasten 3,10'])
  })
})

describe('a till', () => {
  it('may print count and unit below the name', () => {
    const items = read(`
      QTY DESCRIPTION             U/P    AMT(RM)
         PAINT BRUSH 50MM
      3  PCS                     4.20    12.60
         MASKING TAPE WIDE
      2  PCS                     5.50    11.00
                     SUB TOTAL           23.60
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'PAINT BRUSH 50MM | 3 | 4.20',
      'MASKING TAPE WIDE | 2 | 5.50',
    ])
  })

  it('has the name above a count with the price of its unit', () => {
    const items = read(`
      Vollmilch            1,59 A
      Birnen Conference
       1,500 kg x 2,40 EUR/kg   3,60 A
      Toastbrot            1,29 A
      SUMME                6,48
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Vollmilch | 1.59',
      'Birnen Conference | 3.60',
      'Toastbrot | 1.29',
    ])
  })

  it('has the number of the article above its name', () => {
    const items = read(`
      4012345000017
      DUEBEL 8MM 100ST
        2 x 4,99               9,98 A
      4012345000024
      SCHRAUBEN 5X60
        3 x 2,50               7,50 A
      SUMME                   17,48
    `)
    expect(tellRows(items, 'article_number', 'name', 'quantity')).toEqual([
      '4012345000017 | DUEBEL 8MM 100ST | 2',
      '4012345000024 | SCHRAUBEN 5X60 | 3',
    ])
  })
})

describe('what stands below the name', () => {
  it('is no name where the line above has the amount', () => {
    const items = read(`
      Crane driver - A. Silva                                $900.00
      Mon 2 - Fri 6 Mar, ordinary
      20 hrs × $45.00
      Yard hand - P. Lund                                    $240.00
      Sat 7 Mar, overtime
      4 hrs × $60.00
                                             Excl. GST     $1,140.00
                                             GST             $114.00
                                             Please pay    $1,254.00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'Crane driver - A. Silva | 20 | 45.00',
      'Yard hand - P. Lund | 4 | 60.00',
    ])
  })

  it('is the code of the item above where the first one has none above it', () => {
    const items = read(`
      Items
      Pine and Resin 6 oz                         $20.00 × 2           $40.00
      KB-PIN-06
      Orange Peel 6 oz                            $18.00 × 3           $54.00
      KB-ORA-06
      Discount (SUMMER)                                                -$9.40
                                                  Subtotal             $84.60
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'KB-PIN-06 | Pine and Resin 6 oz',
      'KB-ORA-06 | Orange Peel 6 oz',
      '- | Discount (SUMMER)',
    ])
  })
})

describe('a credit', () => {
  it('is positive, and negative what is taken off it', () => {
    const items = readRows('credit-note', 'line_items', [
      `
      Description                          Qty          Unit          Amount
      Planner Plus, unused seats             8       -$50.00        -$400.00
      Change fee                             1        $30.00          $30.00
                                           Subtotal                 -$370.00
      `,
    ])
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Planner Plus, unused seats | 400.00',
      'Change fee | -30.00',
    ])
  })
})
