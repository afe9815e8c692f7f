import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeGeneratedDocuments } from '../fixtures/builders/layouts/make-documents.ts'

const USAGE = `node test/accuracy/generated.ts [OUT_DIR] [COUNT] [SEED]

Writes made-up invoices with known truth into OUT_DIR/generated, in the form of the labelled corpus.
OUT_DIR: default generated-corpus in the working folder. COUNT: default 60. SEED: default 1.
`

const [folder = 'generated-corpus', count = '60', seed = '1'] = process.argv.slice(2)
process.exitCode =
  folder === '--help' || !/^\d+$/.test(count) || !/^\d+$/.test(seed)
    ? showUsage()
    : await writeCorpus(resolve(folder), Number(count), Number(seed))

function showUsage(): number {
  process.stdout.write(USAGE)
  return folder === '--help' ? 0 : 2
}

async function writeCorpus(root: string, total: number, from: number): Promise<number> {
  const target = join(root, 'generated')
  await mkdir(target, { recursive: true })
  for (const { name, family, language, pdf, truth } of await makeGeneratedDocuments(total, from)) {
    const label = { file: `${name}.pdf`, kind: 'pdf-text', language, layout: family, truth, variants: 1 }
    await writeFile(join(target, `${name}.pdf`), pdf)
    await writeFile(join(target, `${name}.json`), `${JSON.stringify(label, null, 1)}\n`)
  }
  process.stdout.write(`${total} documents are in ${target}. To score them:

  npm run --silent eval -- ${root} --misses 60
`)
  return 0
}
