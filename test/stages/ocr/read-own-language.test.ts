import { expect, test } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import type { LineReader } from '../../../engine/stages/ocr/line-reader.ts'
import { keepReaders } from '../../../engine/stages/ocr/lstm/keep-readers.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'
import { readOwnLanguage } from '../../../engine/stages/ocr/read-own-language.ts'

const LINE: TextLine = { left: 0, top: 0, width: 800, height: 20, along: [1, 0], bend: 0 }
const IMAGE = { data: new Uint8Array(800 * 20), width: 800, height: 20 }

/** A reader of one line: its words, one after the other, each as sure as said or 0.9. */
function reader(text: string, sure: Readonly<Record<string, number>> = {}): LineReader {
  const words = text.split(' ').map((word, index): Word => ({
    text: word,
    confidence: sure[word] ?? 0.9,
    box: [index * 100, 0, index * 100 + 80, 20],
    fontSize: 20,
    bold: false,
  }))
  return { readLines: async (_, lines) => lines.map(() => words), close: async () => {} }
}

/** The words of a line that the German network reads as the first, and the network of its own language as the second. */
async function read(german: LineReader, own: LineReader): Promise<readonly [text: string, asked: readonly string[]]> {
  const asked: string[] = []
  const further = keepReaders((language) => {
    asked.push(language)
    return Promise.resolve(own)
  })
  const [words] = await readOwnLanguage({ german, further }, IMAGE, [LINE])
  return [words!.map(({ text }) => text).join(' '), asked]
}

test('what is French or Portuguese keeps its letters with marks', async () => {
  const french = reader('Échéance de la facture réglée à la livraison pour vous')
  expect(await read(reader('Echeance de la facture reglee ä la livraison pour vous'), french)).toEqual([
    'Échéance de la facture réglée à la livraison pour vous',
    ['fra'],
  ])
  const portuguese = reader('Não há valor a pagar até ao dia da emissão da fatura')
  expect(await read(reader('Näo hä valor a pagar ate ao dia da emissäo da fatura'), portuguese)).toEqual([
    'Não há valor a pagar até ao dia da emissão da fatura',
    ['por'],
  ])
})

test('figures and money stay as the German network read them, and a word that the other one doubts', async () => {
  const own = reader('La facture est de 1260.00€ le chantler de la gare', { '1260.00€': 0.99, chantler: 0.4 })
  const [text] = await read(reader('La facture est de 1260,00€ le chantier de la gare'), own)
  expect(text).toBe('La facture est de 1260,00€ le chantier de la gare')
})

test('German and English are read by no further network', async () => {
  expect(await read(reader('Die Rechnung ist für den Monat März'), reader('falsch'))).toEqual([
    'Die Rechnung ist für den Monat März',
    [],
  ])
  expect((await read(reader('The invoice is due for payment to the bank'), reader('wrong')))[1]).toEqual([])
})

test('a network that cannot be started costs nothing but its letters, and is tried again', async () => {
  let starts = 0
  const further = keepReaders(() => {
    starts += 1
    return Promise.reject(new Error('no data'))
  })
  const german = reader('Echeance de la facture pour vous')
  for (const time of [1, 2]) {
    const [words] = await readOwnLanguage({ german, further }, IMAGE, [LINE])
    expect([words!.map(({ text }) => text).join(' '), starts]).toEqual(['Echeance de la facture pour vous', time])
  }
  await further.close()
})

test('a network is started once, and closed with the others', async () => {
  let [starts, closes] = [0, 0]
  const shelf = keepReaders(() => {
    starts += 1
    return Promise.resolve({ ...reader('uno'), close: () => Promise.resolve(void (closes += 1)) })
  })
  await Promise.all([shelf.readerOf('es'), shelf.readerOf('es'), shelf.readerOf('pl'), shelf.readerOf(null)])
  await shelf.readerOf('es')
  await shelf.close()
  expect([starts, closes]).toEqual([1, 1])
})
