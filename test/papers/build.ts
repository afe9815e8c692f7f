import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { installFonts } from '../install-tools.ts'
import { checkPaper } from './check/check-paper.ts'
import { readText } from './check/read-text.ts'
import { renderPapers } from './render-papers.ts'
import { makeScans } from './scans/make-scans.ts'
import { expandShorthands } from './source/expand-shorthands.ts'
import { listSources } from './source/list-sources.ts'
import { readSource } from './source/read-source.ts'

const USAGE = `node test/papers/build.ts OUT [--writer W] [--set S] [--sources DIR] [--scans] [--share F] [--seed N]

Prints the papers of test/papers/src/<writer>/<set>/<id>.html as OUT/<writer>/<id>.pdf with their truth beside them in
<id>.json, in the form of the labelled corpus, and looks whether every value of the truth is printed and all adds up.
--writer, --set  only those
--sources        another folder of sources, with or without writers
--scans          pictures of some of the papers too, as scanners, copiers, fax machines and telephones make them:
                 OUT/<writer>-scans/<id>-s.<ext>
--share          which part of the papers is pictured, 0 to 1; default 0.3
--seed           default 1; the same seed gives the same pictures
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    writer: { type: 'string' },
    set: { type: 'string' },
    sources: { type: 'string', default: join(import.meta.dirname, 'src') },
    scans: { type: 'boolean', default: false },
    share: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const [out] = positionals
const makesSense = Number(values.share) >= 0 && Number(values.share) <= 1 && /^\d+$/.test(values.seed)
if (values.help || out === undefined || positionals.length > 1 || !makesSense) {
  process.stdout.write(USAGE)
  process.exitCode = values.help ? 0 : 2
} else process.exitCode = (await build(resolve(out))) === 0 ? 0 : 1

/** Answers the number of problems. */
async function build(folder: string): Promise<number> {
  installFonts()
  const sources = listSources(resolve(values.sources)).filter(
    ({ writer, set }) => (values.writer ?? writer) === writer && (values.set ?? set) === set,
  )
  refuseDoubles(sources.map(({ writer, id }) => `${writer}/${id}`))
  let problems = 0
  const papers = []
  for (const source of sources) {
    const { label, title, html } = readSource(source)
    papers.push({ ...source, label, title, language: label.language, html: await expandShorthands(html) })
  }
  await renderPapers(papers, async ({ writer, set, id, label }, pdf) => {
    const path = join(folder, writer, id)
    mkdirSync(join(folder, writer), { recursive: true })
    writeFileSync(`${path}.pdf`, pdf)
    writeFileSync(`${path}.json`, `${JSON.stringify(label, null, 1)}\n`)
    const found = checkPaper(label, await readText(`${path}.pdf`))
    problems += found.length
    for (const problem of found) process.stdout.write(`${writer}/${set}/${id}: ${problem}\n`)
  })
  if (values.scans) {
    for (const writer of new Set(papers.map((paper) => paper.writer))) {
      const scans = join(folder, `${writer}-scans`)
      rmSync(scans, { recursive: true, force: true })
      const labels = papers.filter((paper) => paper.writer === writer).map(({ label }) => label)
      const count = await makeScans(labels, join(folder, writer), scans, {
        share: Number(values.share),
        seed: Number(values.seed),
      })
      process.stdout.write(`${writer}: ${count} scans\n`)
    }
  }
  process.stdout.write(`${papers.length} documents, ${problems} problems\n`)
  return problems
}

function refuseDoubles(names: readonly string[]): void {
  const double = names.find((name, place) => names.indexOf(name) < place)
  if (double !== undefined) throw new Error(`Two sources are called ${double}: ids are unique within a writer.`)
}
