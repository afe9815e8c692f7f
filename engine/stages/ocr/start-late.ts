import type { Tesseract } from './start-tesseract.ts'

/** A recognizer that starts with its first reading: most documents need it never. Once closed it reads no more. */
export function startLate(start: () => Promise<Tesseract>): Tesseract {
  let starting: Promise<Tesseract> | null = null
  let isClosed = false
  return {
    async read(image, options, onProgress) {
      if (isClosed) throw new Error('The text recognizer has ended.')
      starting ??= start()
      return await (await starting).read(image, options, onProgress)
    },
    async close() {
      isClosed = true
      const started = await starting?.catch(() => null)
      await started?.close()
    },
  }
}
