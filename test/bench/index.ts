import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { locateCorpus } from '../accuracy/locate-corpus.ts'
import { benchApi } from './api/index.ts'
import { benchList } from './app/index.ts'
import { benchExtraction } from './extraction.ts'
import { benchOcr } from './ocr/index.ts'
import { listTimes, sumTimes } from './ocr/list-times.ts'
import { hasTool } from './peer-tools.ts'
import { judge, print, refuse } from './print.ts'
import { benchPhotos, describeShare } from './photos/index.ts'
import { benchPage } from './page/index.ts'
import { benchPages } from './pages.ts'
import { benchReview, quantile } from './page/review.ts'
import { addFigures, benchTextPdfs, type TextBench } from './text-pdfs.ts'

const USAGE = `npm run bench -- [CORPUS] [--only text|ocr] [--limit N] [--sets a,b] [--pages N]
npm run bench -- ocr [--pages N] [--busy]
npm run bench -- photos [--photos N]
npm run bench -- api [--documents N]
npm run bench -- app [--documents N]
npm run bench -- page [--documents N]
npm run bench -- pages [--pages N]
npm run bench -- review [--documents N]
npm run bench -- extraction [--documents N]

Times Docket against native tools in the same run and prints the ratios; with api: the API against a bare Koa;
with pages: a scan with two workers against the same with one, and the workers' memory;
with ocr: till receipts, photos, scans and faxes beside native Tesseract, --busy beside a process that takes a core;
with photos: what is read of photos of made-up papers, beside a flat scan of each;
with page: the tasks of the inbox in Chromium, with 50,000 documents; with review: how long the next document takes to open
there, beside the load of an empty page; with extraction: words to fields beside pdftotext -bbox, and memory over many
documents.
CORPUS: default DOCKET_CORPUS, else shared/corpus beside this repository. --limit: PDFs of a set
at most; --pages: pages for OCR.
`

/** The whole pipeline may take as long as poppler's pair. */
const TARGETS = { text: 1 } as const
/** CPU seconds of a till receipt at the median and but for one in twenty; A4 against native Tesseract with the same data. */
const OCR_TARGETS = { receipt: 3, worst: 6, sheet: 1 } as const
/** Points of the truth's values that photos of paper may be under flat scans. */
const PHOTO_TARGET = 3
/** The API at the median against a bare Koa; memory of uploads in MiB above idle. */
const API_TARGETS = { ping: null, fetch: 3, list: 4, oneUpload: 80, threeUploads: 120 } as const
/** Milliseconds from the words of a page of 500 words to its fields, but for one page in twenty; growth of memory in MiB. */
const EXTRACTION_TARGETS = { page: 25, growth: 16 } as const
/** Milliseconds of the clock that the page may be busy with one thing: longer is felt. */
const LONGEST_TASK = 50
/** Milliseconds in which the review opens the next document, but for one in twenty. */
const NEXT_DOCUMENT = 150
/** Two workers may take this share of one's time for a scan; mebibytes of a worker at most. */
const SCAN_TARGETS = { two: 0.55, memory: 900 } as const
const ROOT = join(import.meta.dirname, '../..')
const SETS = ['einvoice-visual', 'mixed', 'fcc-adbuy', 'kleister-nda', 'cloud-samples', 'invoice2data']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    limit: { type: 'string', default: '1000' },
    pages: { type: 'string' },
    sets: { type: 'string', default: SETS.join(',') },
    documents: { type: 'string' },
    photos: { type: 'string', default: '60' },
    busy: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
})
if (values.help) process.stdout.write(USAGE)
else if (positionals[0] === 'api') process.exitCode = (await benchRequests()) ? 0 : 1
else if (positionals[0] === 'app') await benchAnswers()
else if (positionals[0] === 'pages') process.exitCode = (await benchScan()) ? 0 : 1
else if (positionals[0] === 'ocr') process.exitCode = (await benchRecognition(locateCorpus(undefined))) ? 0 : 1
else if (positionals[0] === 'photos') process.exitCode = (await benchPictures()) ? 0 : 1
else if (positionals[0] === 'page') process.exitCode = (await benchInbox()) ? 0 : 1
else if (positionals[0] === 'review') process.exitCode = (await benchOpening()) ? 0 : 1
else if (positionals[0] === 'extraction') process.exitCode = (await benchFields()) ? 0 : 1
else process.exitCode = await bench()

async function bench(): Promise<number> {
  const corpus = locateCorpus(positionals[0])
  const results: boolean[] = []
  if (values.only !== 'ocr') results.push(await benchText(corpus))
  if (values.only !== 'text') results.push(await benchRecognition(corpus))
  return results.every(Boolean) ? 0 : 1
}

async function benchText(corpus: string): Promise<boolean> {
  if (!existsSync(corpus)) return refuse(`there is no corpus at ${corpus}`)
  const missing = ['pdftotext', 'pdftoppm'].filter((name) => !hasTool(name))
  if (missing.length > 0) return refuse(`${missing.join(' and ')} is missing (Debian: apt-get install poppler-utils)`)
  const result = await benchTextPdfs(corpus, {
    sets: values.sets.split(','),
    limit: Number(values.limit),
    warmUp: join(ROOT, 'test/fixtures/samples/invoice-german.pdf'),
  })
  const ratio = printText(result)
  return judge('Whole pipeline on text PDFs against pdftotext -bbox + pdftoppm -r 150', ratio, TARGETS.text)
}

function printText({ sets, startTime, peaks }: TextBench): number {
  const all = sets.reduce((sum, set) => addFigures(sum, set))
  print([
    'text PDFs',
    'files',
    'pages',
    'poppler s',
    'docket s',
    'ratio',
    'median',
    'files/s',
    'pages/s',
    'with OCR',
    'failed',
  ])
  for (const set of [...sets, all]) {
    const seconds = set.docketTime / 1000
    print([
      set.set,
      set.documents,
      set.pages,
      (set.popplerTime / 1000).toFixed(1),
      seconds.toFixed(1),
      (set.docketTime / set.popplerTime).toFixed(2),
      quantile(
        set.ratios.toSorted((a, b) => a - b),
        0.5,
      ).toFixed(2),
      (set.documents / seconds).toFixed(1),
      (set.pages / seconds).toFixed(1),
      set.recognized,
      set.failed,
    ])
  }
  process.stdout.write(
    `start until the first document is done: ${(startTime / 1000).toFixed(1)} s, not counted above\n`,
  )
  const mebibytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MiB`
  if (peaks) process.stdout.write(`peak memory: host ${mebibytes(peaks.host)}, worker ${mebibytes(peaks.workers)}\n`)
  return all.docketTime / all.popplerTime
}

async function benchRecognition(corpus: string): Promise<boolean> {
  if (!hasTool('tesseract')) return refuse('tesseract is missing (Debian: apt-get install tesseract-ocr-deu)')
  const { kinds, startSeconds, peakRssMiB } = await benchOcr(corpus, Number(values.pages ?? 12), values.busy)
  const beside = values.busy ? ', beside a process that takes what it gets of a core' : ''
  process.stdout.write(`OCR, seconds a page${beside}; native Tesseract on one thread, deu+eng, without its start:\n`)
  for (const row of listTimes(kinds)) print(row)
  process.stdout.write(`start of the recognizer: ${startSeconds.toFixed(1)} s, not counted above\n`)
  process.stdout.write(`peak memory: ${Math.round(peakRssMiB)} MiB\n`)
  const receipts = kinds
    .find(({ kind }) => kind === 'receipt')
    ?.ours.map(({ cpu }) => cpu)
    .toSorted((a, b) => a - b)
  const sheets = kinds.filter(({ kind }) => kind.startsWith('A4'))
  const ratio =
    sheets.reduce((all, { ours }) => all + sumTimes(ours, 'cpu'), 0) /
    sheets.reduce((all, { native }) => all + sumTimes(native, 'cpu'), 0)
  const judged = [
    ...(receipts === undefined
      ? [refuse('there are no receipts in the corpus')]
      : [
          judge('Till receipts, CPU seconds at the median:', quantile(receipts, 0.5), OCR_TARGETS.receipt, 's'),
          judge('Till receipts, CPU seconds but for one in twenty:', quantile(receipts, 0.95), OCR_TARGETS.worst, 's'),
        ]),
    judge('A4 against native Tesseract with the same data, CPU', ratio, OCR_TARGETS.sheet),
  ]
  return judged.every(Boolean)
}

async function benchPictures(): Promise<boolean> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  const { flat, photos, curled } = await benchPhotos(Number(values.photos), say)
  for (const [name, share] of Object.entries({ flat, photos, curled })) {
    say(`${name.padEnd(8)}${share.pictures} pictures: ${describeShare(share)}`)
  }
  const behind = 100 * (flat.readValues / flat.values - photos.readValues / photos.values)
  return judge('Values among the words of photos, under those of flat scans', behind, PHOTO_TARGET, 'points')
}

async function benchScan(): Promise<boolean> {
  const { pages, one, two, alone, peaks } = await benchPages(
    join(ROOT, 'test/fixtures/samples'),
    Number(values.pages ?? 20),
  )
  process.stdout.write(`A scan of ${pages} pages (A4, 300 dots an inch), ${availableParallelism()} processors:\n`)
  process.stdout.write(`  one worker ${one.toFixed(1)} s, ${(alone * 100).toFixed(1)} % of it no recognition\n`)
  process.stdout.write(`  two workers ${two.toFixed(1)} s\n`)
  const isShared = judge('Two workers against one', two / one, SCAN_TARGETS.two)
  if (peaks.length === 0) return refuse('memory of workers is told by Linux alone')
  const isSmall = judge('Memory of a worker', Math.max(...peaks) / 1024 / 1024, SCAN_TARGETS.memory, 'MiB')
  return isShared && isSmall
}

async function benchFields(): Promise<boolean> {
  if (!hasTool('pdftotext')) return refuse('pdftotext is missing (Debian: apt-get install poppler-utils)')
  const documents = Number(values.documents ?? 10_000)
  const { pages, words, ours, poppler, sheets, memory } = await benchExtraction({ papers: 220, documents })
  process.stdout.write(`Words to fields on ${pages} made-up pages of ${words.join(' to ')} words, milliseconds:\n`)
  print(['', 'p50', 'p95'])
  for (const [name, times] of [
    ['docket', ours],
    ['pdftotext -bbox', poppler],
    ['docket, a quarter of four pages on one sheet', sheets],
  ] as const) {
    print([name, quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1)])
  }
  const ratio = quantile(ours, 0.95) / quantile(poppler, 0.95)
  process.stdout.write(`ratio at p95: ${ratio.toFixed(2)}\n`)
  const isFast = judge('Words to fields, p95', quantile(ours, 0.95), EXTRACTION_TARGETS.page, 'ms')
  if (memory === null) return refuse('memory can be told with --expose-gc alone')
  const growth = (memory.late - memory.early) / 1024 / 1024
  const isFlat = judge(`Heap over ${memory.documents} documents`, growth, EXTRACTION_TARGETS.growth, 'MiB of growth')
  return isFast && isFlat
}

async function benchOpening(): Promise<boolean> {
  const documents = Number(values.documents ?? 50_000)
  const { next, empty } = await benchReview({ documents, steps: 40 })
  process.stdout.write(`Review with ${documents} documents, ${next.length} opened one by one, milliseconds:\n`)
  print(['', 'p50', 'p95'])
  for (const [name, times] of [
    ['next document', next],
    ['load of an empty page', empty],
  ] as const) {
    print([name, quantile(times, 0.5).toFixed(0), quantile(times, 0.95).toFixed(0)])
  }
  return judge('Opening the next document, p95', quantile(next, 0.95), NEXT_DOCUMENT, 'ms')
}

async function benchRequests(): Promise<boolean> {
  const { documents, routes, oneUpload, threeUploads } = await benchApi({
    documents: Number(values.documents ?? 100_000),
  })
  process.stdout.write(`API with ${documents} documents, 32 connections, milliseconds:\n`)
  print(['route', 'bytes', 'bare p50', 'bare p99', 'docket p50', 'docket p99', 'answers/s'])
  for (const { route, size, bare, ours } of routes) {
    print([
      route,
      size,
      ...[bare.p50, bare.p99, ours.p50, ours.p99].map((time) => time.toFixed(1)),
      ours.rate.toFixed(0),
    ])
  }
  const results = routes.flatMap(({ route, ratio }) => {
    const target = API_TARGETS[route]
    const what = `${route} against a bare Koa route`
    if (target !== null) return [judge(what, ratio, target)]
    process.stdout.write(`${what}: ratio ${ratio.toFixed(2)}\n\n`)
    return []
  })
  for (const [name, memory, target] of [
    ['one upload of 499 MiB', oneUpload, API_TARGETS.oneUpload],
    ['three uploads of 499 MiB at once', threeUploads, API_TARGETS.threeUploads],
  ] as const) {
    if (memory === null) results.push(refuse('memory can be told on Linux alone'))
    else results.push(judge(name, memory, target, 'MiB above idle'))
  }
  return results.every(Boolean)
}

async function benchAnswers(): Promise<void> {
  const documents = Number(values.documents ?? 50_000)
  const figures = await benchList({ documents })
  process.stdout.write(`Answers to the inbox with ${documents} documents, milliseconds:\n`)
  print(['request', 'bytes', 'bare p50', 'docket p50', 'docket p95', 'ratio'])
  for (const { name, size, ...times } of figures) {
    const [ours, bare] = [times.ours, times.bare].map((all) => all.toSorted((a, b) => a - b)) as [number[], number[]]
    const [half, bareHalf] = [quantile(ours, 0.5), quantile(bare, 0.5)]
    const shown = [bareHalf, half, quantile(ours, 0.95), half / bareHalf]
    print([name, size, ...shown.map((figure) => figure.toFixed(1))])
  }
}

async function benchInbox(): Promise<boolean> {
  const documents = Number(values.documents ?? 50_000)
  const { phases, fillSeconds } = await benchPage({ documents })
  process.stdout.write(`Inbox with ${documents} documents (entered in ${fillSeconds.toFixed(0)} s), milliseconds:\n`)
  print(['phase', 'shown', 'longest', 'most CPU', 'over 50'])
  for (const { name, shown, longest, long } of phases) {
    print([name, shown?.toFixed(0) ?? '', longest.wall.toFixed(1), longest.cpu.toFixed(1), long])
  }
  const longest = Math.max(...phases.map((phase) => phase.longest.wall))
  return judge('Longest task of the page', longest, LONGEST_TASK, 'milliseconds')
}
