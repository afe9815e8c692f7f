import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DOCUMENT_TYPES } from '../../engine/domain/document.ts'
import { GROUPS, makePapers, type Group, type MadePaper } from '../fixtures/builders/papers/make-papers.ts'
import type { PaperType } from '../fixtures/builders/papers/paper-family.ts'
import { scanPaper } from '../fixtures/builders/papers/scan-paper.ts'

const USAGE = `node test/accuracy/generated.ts [OUT_DIR] [COUNT] [SEED] [--families train|held-out|all] [--types a,b] [--scans]

Writes made-up papers of all document types with known truth, in the form of the labelled corpus: OUT_DIR/<type>/<name>.pdf
with <name>.json beside it. OUT_DIR: default generated-corpus in the working folder. COUNT: default 110, spread evenly over
the types. SEED: default 1; the same seed gives the same papers.
--families  layout families to draw from: those to learn and tune by (train), those that only measure (held-out), or all;
            default train
--types     some of ${DOCUMENT_TYPES.join(', ')}
--scans     as crooked, grainy pictures without text
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    families: { type: 'string', default: 'train' },
    types: { type: 'string', default: DOCUMENT_TYPES.join(',') },
    scans: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [folder = 'generated-corpus', count = '110', seed = '1'] = positionals
const types = values.types.split(',')
process.exitCode = values.help
  ? showUsage(0)
  : /^\d+$/.test(count) && /^\d+$/.test(seed) && isGroup(values.families) && types.every(isType)
    ? await writeCorpus(resolve(folder), values.families, types)
    : showUsage(2)

function showUsage(code: number): number {
  process.stdout.write(USAGE)
  return code
}

function isGroup(name: string): name is Group {
  return Object.hasOwn(GROUPS, name)
}

function isType(name: string): name is PaperType {
  return (DOCUMENT_TYPES as readonly string[]).includes(name)
}

async function writeCorpus(root: string, group: Group, wanted: readonly PaperType[]): Promise<number> {
  let written = 0
  for await (const paper of makePapers({ count: Number(count), seed: Number(seed), group, types: wanted })) {
    await writePaper(root, paper)
    written++
  }
  process.stdout.write(`${written} papers are in ${root}. To score them:

  npm run --silent eval -- ${root} --misses 60
`)
  return 0
}

async function writePaper(root: string, { name, family, pdf, truth, accept = {} }: MadePaper): Promise<void> {
  const { type, language, name: layout } = family
  const kind = values.scans ? 'pdf-scan' : 'pdf-text'
  const target = join(root, type)
  const label = { file: `${name}.pdf`, kind, language, layout, truth, accept, variants: 1 }
  await mkdir(target, { recursive: true })
  await writeFile(join(target, `${name}.pdf`), values.scans ? await scanPaper(pdf, name) : pdf)
  await writeFile(join(target, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`)
}
