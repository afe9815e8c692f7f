import { createRecognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { loadRuntime } from '../../../engine/stages/ocr/load-runtime.ts'
import { drawPage } from './draw-page.ts'

/** Prints what reads, and the words of the drawn page. */
const recognizer = await createRecognizer()
const { raster, width, height } = await drawPage(150)
const { page } = await recognizer.recognize(raster, { number: 1, width, height }, { locale: null })
const engines = loadRuntime() === null ? 'tesseract' : 'both'
process.stdout.write(`${engines}: ${page.words.map((word) => word.text).join(' ')}`)
await recognizer.close()
