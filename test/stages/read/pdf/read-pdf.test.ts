import { PDFDocument, PDFName, PDFString, StandardFonts, degrees } from 'pdf-lib'
import { afterEach, describe, expect, test } from 'vitest'
import type { Content } from '../../../../engine/domain/content.ts'
import { readPdf } from '../../../../engine/stages/read/pdf/read-pdf.ts'
import { BOLD, buildPdf } from '../build-pdf.ts'
import { measureInk } from '../measure-ink.ts'

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }

const opened: Content[] = []
afterEach(() => Promise.all(opened.splice(0).map((content) => content.close())))

async function read(bytes: Uint8Array): Promise<Content> {
  const content = await readPdf(bytes, LIMITS)
  opened.push(content)
  return content
}

async function readTexts(draw: (pdf: PDFKit.PDFDocument) => void): Promise<string[]> {
  const { pages } = await read(await buildPdf(draw))
  return pages[0]!.words.map(({ text }) => text)
}

describe('words', () => {
  test('have their text, place, size and weight', async () => {
    let right = 0
    const { pages } = await read(
      await buildPdf((pdf) => {
        right = 100 + pdf.widthOfString('Rechnung')
        pdf.text('Rechnung Nr. 4711', 100, 200, { lineBreak: false })
        pdf.font(BOLD, 14).text('Gesamt', 100, 300, { lineBreak: false })
      }),
    )
    const [page] = pages
    expect(page).toMatchObject({ number: 1, width: 595, height: 842, origin: 'text', needsRecognition: false })
    expect(page!.words.map(({ text, bold }) => [text, bold])).toEqual([
      ['Rechnung', false],
      ['Nr.', false],
      ['4711', false],
      ['Gesamt', true],
    ])
    expect(page!.words[0]!.box[0]).toBeCloseTo(100, 0)
    expect(page!.words[0]!.box[1]).toBeCloseTo(200, 0)
    expect(page!.words[0]!.box[2]).toBeCloseTo(right, 0)
    expect(page!.words[0]!.fontSize).toBe(10)
    expect(page!.words[3]!.fontSize).toBe(14)
  })

  test('stand line by line from the left, whatever the order in the file', async () => {
    const texts = await readTexts((pdf) => {
      pdf.text('unten', 50, 300)
      pdf.text('rechts', 300, 100)
      pdf.text('links', 50, 101)
    })
    expect(texts).toEqual(['links', 'rechts', 'unten'])
  })

  test('are whole when their letters are placed one by one', async () => {
    const texts = await readTexts((pdf) => {
      let x = 50
      for (const letter of 'Verkäufer 12,50') {
        pdf.text(letter, x, 100, { lineBreak: false })
        x += pdf.widthOfString(letter) - 0.3
      }
    })
    expect(texts).toEqual(['Verkäufer', '12,50'])
  })

  test('are whole when set with wide spacing', async () => {
    const texts = await readTexts((pdf) =>
      pdf.text('RECHNUNG NR 12', 50, 100, { characterSpacing: 4, lineBreak: false }),
    )
    expect(texts.slice(0, 1)).toEqual(['RECHNUNG'])
  })

  test('are not glued together across the columns of a table', async () => {
    const texts = await readTexts((pdf) => {
      pdf.text('10,00', 50, 100, { lineBreak: false })
      pdf.text('20,00', 50 + pdf.widthOfString('10,00') + 2, 100, { lineBreak: false })
    })
    expect(texts).toEqual(['10,00', '20,00'])
  })

  test('are not glued together where columns overlap', async () => {
    const texts = await readTexts((pdf) => {
      pdf.text('Stuhlkissen', 50, 100, { lineBreak: false })
      pdf.text('4,50', 50 + pdf.widthOfString('Stuhlkissen') - 3, 100, { lineBreak: false })
    })
    expect(texts).toEqual(['Stuhlkissen', '4,50'])
  })

  test('have letters for ligatures, and amounts as they are printed', async () => {
    expect(await readTexts((pdf) => pdf.text('\uFB02ach Gra\uFB01k 1\u00BD m\u00B2 5 \u20AC', 50, 100))).toEqual([
      'flach',
      'Grafik',
      '1½',
      'm²',
      '5',
      '€',
    ])
  })

  test('have no soft hyphens', async () => {
    expect(await readTexts((pdf) => pdf.text('Rech\u00ADnung', 50, 100, { lineBreak: false }))).toEqual(['Rechnung'])
  })

  test('whose codes are no code points are unknown, and the others are read', async () => {
    const { pages } = await read(await writeCodes(['E0E0E0', 'F0A8A380']))
    expect(pages[0]!.words.map(({ text }) => text)).toEqual(['\uFFFD\uFFFD', '17'])
  })

  test('are given once when printed twice for a shadow or bold type', async () => {
    const texts = await readTexts((pdf) => {
      for (const shift of [0, 0.8])
        for (let line = 0; line < 9; line++) pdf.text(`Summe ${line},99`, 50 + shift, 100 + shift + 15 * line)
    })
    expect(texts.slice(0, 4)).toEqual(['Summe', '0,99', 'Summe', '1,99'])
    expect(texts).toHaveLength(18)
  })

  test('of turned text are whole and have upright boxes', async () => {
    const { pages } = await read(
      await buildPdf((pdf) => {
        pdf.rotate(-90, { origin: [30, 500] }).text('Seitenrand links', 30, 500, { lineBreak: false })
      }),
    )
    expect(pages[0]!.words.map(({ text }) => text).toSorted()).toEqual(['Seitenrand', 'links'])
    const word = pages[0]!.words.find(({ text }) => text === 'Seitenrand')!
    expect(word.box[3] - word.box[1]).toBeGreaterThan(40)
    expect(word.box[2] - word.box[0]).toBeLessThan(15)
    expect(word.box[3]).toBeCloseTo(500, 0)
  })

  test('beside the visible page are left out', async () => {
    expect(await readTexts((pdf) => pdf.text('sichtbar', 50, 100).text('daneben', 700, 100))).toEqual(['sichtbar'])
  })

  test('of filled form fields are read and drawn', async () => {
    const pdf = await PDFDocument.create()
    const field = pdf.getForm().createTextField('name')
    field.setText('Beispiel GmbH')
    field.addToPage(pdf.addPage([595, 842]), { x: 100, y: 700, width: 200, height: 20, borderWidth: 0 })
    const content = await read(await pdf.save())
    const words = content.pages[0]!.words
    expect(words.map(({ text }) => text)).toEqual(['Beispiel', 'GmbH'])
    const ink = measureInk(
      await content.draw(1, 150),
      150,
      words.map(({ box }) => box),
    )
    expect(Math.min(...ink.inside)).toBeGreaterThan(50)
  })
})

describe('boxes lie on the drawn words', () => {
  const turns = [0, 90, 180, 270]
  test.each(turns.flatMap((turn) => [false, true].map((cropped) => ({ turn, cropped }))))(
    'with /Rotate $turn, cropped: $cropped',
    async ({ turn, cropped }) => {
      const pdf = await PDFDocument.load(
        await buildPdf((pdf) => pdf.text('Oben links', 80, 90).font(BOLD, 18).text('Mitte', 300, 400)),
      )
      const page = pdf.getPage(0)
      page.setRotation(degrees(turn))
      if (cropped) page.setCropBox(60, 40, 500, 740)
      const content = await read(await pdf.save())
      const [{ width, height, words }] = content.pages as [Content['pages'][number]]
      const upright = cropped ? [500, 740] : [595, 842]
      expect([width, height]).toEqual(turn % 180 === 0 ? upright : upright.toReversed())
      const raster = await content.draw(1, 150)
      expect(raster.width).toBe(Math.round((width / 72) * 150))
      const ink = measureInk(
        raster,
        150,
        words.map(({ box }) => box),
      )
      expect(words).toHaveLength(3)
      expect(Math.min(...ink.inside)).toBeGreaterThan(60)
      expect(ink.outside).toBeLessThan(20)
    },
  )
})

describe('a drawn page', () => {
  test('has one channel when it has no colour, three when it has', async () => {
    const content = await read(
      await buildPdf((pdf) => {
        pdf.text('grau', 50, 50)
        pdf.addPage().rect(0, 0, 300, 842).fill('#ff0000')
      }),
    )
    expect(await content.draw(1, 20)).toMatchObject({ width: 165, height: 234, channels: 1 })
    const coloured = await content.draw(2, 20)
    expect(coloured.channels).toBe(3)
    expect([...coloured.data.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  test('is refused when it would be too large', async () => {
    const content = await readPdf(await buildPdf((pdf) => pdf.text('a')), { ...LIMITS, maxPixels: 1_000_000 })
    opened.push(content)
    await expect(content.draw(1, 150)).rejects.toMatchObject({ code: 'page_too_large' })
  })
})

describe('a PDF is refused', () => {
  test('with password_required when it needs one', async () => {
    const bytes = await buildPdf((pdf) => pdf.text('geheim'), { userPassword: 'x', ownerPassword: 'y' })
    await expect(readPdf(bytes, LIMITS)).rejects.toMatchObject({ code: 'password_required' })
  })

  test('but not when only its permissions are protected', async () => {
    const content = await read(await buildPdf((pdf) => pdf.text('offen'), { ownerPassword: 'y' }))
    expect(content.pages[0]!.words[0]!.text).toBe('offen')
  })

  test('when it is damaged beyond repair', async () => {
    await expect(readPdf(Buffer.from('%PDF-1.7\nnothing more'), LIMITS)).rejects.toMatchObject({
      code: 'unreadable_file',
    })
  })

  test('when it has more pages than the limit, naming both figures', async () => {
    const bytes = await buildPdf((pdf) => {
      for (let page = 1; page < 2000; page++) pdf.addPage()
    })
    await expect(readPdf(bytes, LIMITS)).rejects.toMatchObject({
      code: 'too_many_pages',
      message: expect.stringMatching(/2000.*500/),
    })
  })
})

describe('a PDF whose end is cut off', () => {
  test('still gives its pages when only the last bytes are missing', async () => {
    const whole = await buildPdf((pdf) => pdf.font('Helvetica').text('Seite eins', 50, 50))
    for (const missing of [10, 60, 130]) {
      const { pages } = await read(whole.subarray(0, whole.length - missing))
      expect(pages[0]!.words.map(({ text }) => text)).toEqual(['Seite', 'eins'])
    }
  })

  test('still gives its first page when the rest is missing', async () => {
    const pdf = await PDFDocument.create()
    for (const text of ['Seite eins', 'Seite zwei']) pdf.addPage([595, 842]).drawText(text, { x: 50, y: 700 })
    const whole = Buffer.from(await pdf.save({ useObjectStreams: false }))
    const { pages } = await read(whole.subarray(0, whole.lastIndexOf('endobj', whole.indexOf('xref')) - 3))
    expect(pages.length).toBeGreaterThan(0)
  })

  test('is refused when nothing is left of it', async () => {
    const whole = await buildPdf((pdf) => pdf.text('Seite eins'))
    await expect(readPdf(whole.subarray(0, 200), LIMITS)).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})

test('closing twice is harmless', async () => {
  const content = await read(await buildPdf((pdf) => pdf.text('a')))
  await content.close()
  await content.close()
})

/** A page with a text in a font of many-byte codes (ISO 32000-1, 9.7.5) that says of none of them which letter it is. */
async function writeCodes(codes: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const { context } = pdf
  const map = context.stream(
    `begincmap 2 begincodespacerange <E00000> <EFFFFF> <F0000000> <FFFFFFFF> endcodespacerange
     2 begincidrange <E00000> <EFFFFF> 1 <F0000000> <FFFFFFFF> 1 endcidrange endcmap`,
    { Type: 'CMap', CMapName: 'Codes' },
  )
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Codes',
    Encoding: context.register(map),
    DescendantFonts: [
      {
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: 'Codes',
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        DW: 600,
      },
    ],
  })
  page.node.setFontDictionary(PDFName.of('Codes'), context.register(font))
  const known = page.node.newFontDictionary('Known', (await pdf.embedFont(StandardFonts.Helvetica)).ref)
  const content = `BT /Codes 12 Tf 60 600 Td <${codes.join('')}> Tj ${String(known)} 12 Tf 100 0 Td (17) Tj ET`
  page.node.set(PDFName.of('Contents'), context.register(context.stream(content)))
  return pdf.save()
}
