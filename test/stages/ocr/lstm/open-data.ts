import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { readTrainedData, type TrainedData } from '../../../../engine/stages/ocr/lstm/read-trained-data.ts'

const require = createRequire(import.meta.url)

/** The parts of the data that the recognizer ships with. */
export async function openData(language: 'deu' | 'eng'): Promise<TrainedData> {
  const path = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
  return readTrainedData(gunzipSync(await readFile(path)))
}
