import { expect, test } from 'vitest'
import { recognizePage } from '../../engine/pipeline/recognize-page.ts'
import { createRecognizer } from '../../engine/stages/ocr/create-recognizer.ts'

test.each([
  [20_000, 12],
  [12, 4000],
  [1, 1],
])('a picture of %i x %i pixels shows no text, and none is looked for', async (width, height) => {
  const recognizer = await createRecognizer()
  try {
    const read = {
      number: 1,
      width,
      height,
      words: [],
      origin: 'text',
      needsRecognition: true,
      scanDotsPerInch: 72,
    } as const
    const content = {
      pages: [read],
      structured: null,
      draw: async () => ({ data: new Uint8Array(width * height).fill(255), width, height, channels: 1 as const }),
      close: async () => {},
    }
    const options = { locale: null, effort: 5000, onProgress() {} }
    expect(await recognizePage(content, read, recognizer, options)).toMatchObject({
      page: { number: 1, words: [] },
      turn: 0,
      left: 'unreadable',
    })
  } finally {
    await recognizer.close()
  }
})
