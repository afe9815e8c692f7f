import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) =>
  tellRows(readRows('balance-sheet', 'positions', [picture]), 'code', 'label', 'amount', 'prior_amount')

test('beside gross amounts and what is written off the net ones count, and two letters number the line', () => {
  expect(
    read(`
      Bilan au 31/12/2025
      ACTIF                           Brut      Amortissements     Net     Net N-1

      Constructions        AP      318 000         141 200     176 800     192 700
      Matériel             AR      204 870         133 416      71 454      80 120
      Banques              CF       64 310               0      64 310      41 182

      PASSIF                               Exercice N    Exercice N-1
      Capital social       DA                    50 000          50 000
      Autres réserves      DG                   142 600         118 300
    `),
  ).toEqual([
    'AP | Constructions | 176800 | 192700',
    'AR | Matériel | 71454 | 80120',
    'CF | Banques | 64310 | 41182',
    'DA | Capital social | 50000 | 50000',
    'DG | Autres réserves | 142600 | 118300',
  ])
})

test('a line has one figure of each year, however many columns the years have', () => {
  expect(
    read(`
      Balance sheet at 31 March 2025
                                        2025                2024
                                   £       £           £       £

      Tangible assets                 41,270              46,915
      Stocks                  18,450              16,020
      Debtors                 27,318              31,177
                              45,768              47,197
      Net current assets              31,429              17,247
      Share capital                      100                 100
      Profit and loss account         57,146              44,672
    `).map((row) => row.replace('- | ', '')),
  ).toEqual([
    'Tangible assets | 41270 | 46915',
    'Stocks | 18450 | 16020',
    'Debtors | 27318 | 31177',
    'Share capital | 100 | 100',
    'Profit and loss account | 57146 | 44672',
  ])
})
