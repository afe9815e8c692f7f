import { ByteReader } from './read-bytes.ts'

/** What a language's data file holds of its line reader, each part in a form of its own. */
export interface TrainedData {
  readonly network: Buffer
  /** The characters, one a line. */
  readonly characters: string
  /** Which of the network's classes stand for which character. */
  readonly codes: Buffer
}

/** Numbers of the parts in Tesseract's table (`TessdataType`). */
const NETWORK = 17
const CHARACTERS = 21
const CODES = 22

/** Takes a `.traineddata` file apart; throws where it has no network. */
export function readTrainedData(file: Buffer): TrainedData {
  const reader = new ByteReader(file)
  const count = reader.integer()
  const starts = Array.from({ length: count }, () => reader.offset())
  const read = (part: number): Buffer => {
    const start = starts[part] ?? -1
    if (start < 0) throw new Error(`The data of the text recognizer have no part ${part}.`)
    const end = starts.slice(part + 1).find((offset) => offset >= 0) ?? file.length
    return file.subarray(start, end)
  }
  return { network: read(NETWORK), characters: read(CHARACTERS).toString('utf8'), codes: read(CODES) }
}
