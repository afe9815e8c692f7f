import { createRecognizer } from '../../../engine/stages/ocr/create-recognizer.ts'
import { drawPage } from './draw-page.ts'

/** Prints the words of the drawn page. */
const recognizer = await createRecognizer()
const { raster, width, height } = await drawPage(150)
const { page } = await recognizer.recognize(raster, { number: 1, width, height }, { locale: null })
process.stdout.write(page.words.map((word) => word.text).join(' '))
await recognizer.close()
