import type { DocumentType } from '../../../engine/domain/document.ts'
import type { Random } from '../../fixtures/builders/layouts/make-random.ts'
import { listAddress, type Party } from '../../fixtures/builders/layouts/make-party.ts'
import { Paper, type Fact } from '../../fixtures/builders/layouts/paper.ts'
import { printClauses, type Clause } from '../../fixtures/builders/papers/sheet/print-clauses.ts'
import { drawLetterHead } from '../../fixtures/builders/papers/sheet/letter-head.ts'
import { printRows, type FlowColumn, type TableRow } from '../../fixtures/builders/papers/sheet/print-rows.ts'

/** What a full sheet says, from its head to its foot. */
export interface SheetContent {
  readonly sender: Party
  readonly client: Party
  readonly title: string
  readonly facts: readonly Fact[]
  readonly before: readonly string[]
  readonly columns?: readonly FlowColumn[]
  readonly rows?: readonly TableRow[]
  readonly sums?: readonly Fact[]
  readonly clauses?: readonly Clause[]
  readonly after: readonly string[]
}

/** A kind of paper that fills a sheet: more rows, clauses or paragraphs make it longer. */
export interface SheetKind {
  readonly name: string
  readonly type: DocumentType
  readonly language: 'de' | 'en'
  readonly write: (random: Random, size: number) => SheetContent
}

const LEFT = 55
const WIDTH = 485

/** The sheet in small type, as a paper with so much on one page is set. */
export function drawSheet(random: Random, kind: SheetKind, size: number): Promise<Buffer> {
  const { sender, client, title, facts, before, columns, rows, sums, clauses, after } = kind.write(random, size)
  const paper = new Paper('A4', random.pick(['sans', 'helvetica', 'serif']))
  const head = drawLetterHead(paper, random, {
    sender,
    recipient: listAddress(client),
    facts,
    language: kind.language,
  })
  paper.print(title, LEFT, head.y, { size: 13, font: 'bold' })
  let y = printText(paper, before, head.y + 20)
  if (columns && rows)
    y = printRows(paper, columns, rows, y, {
      left: LEFT,
      size: 6.5,
      gap: 0.4,
      rules: random.pick(['none', 'none', 'zebra']),
    })
  if (sums) y = paper.printSums(sums, 330, LEFT + WIDTH, y + 4, { size: 8, lineHeight: 10.5 })
  if (clauses)
    y = printClauses(paper, clauses, y, {
      left: LEFT,
      width: WIDTH,
      size: 7.5,
      bottom: paper.height - 85,
      numbering: kind.language === 'de' ? (index) => `§ ${index} ` : (index) => `${index}. `,
    })
  printText(paper, after, y + 6)
  return paper.finish()
}

function printText(paper: Paper, paragraphs: readonly string[], y: number): number {
  return paragraphs.reduce((lower, text) => paper.printParagraph(text, LEFT, lower, WIDTH, { size: 8 }) + 3, y)
}
