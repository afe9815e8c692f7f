import { AFRelationship, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../../engine/stages/read/pdf/read-pdf.ts'
import { writeCii } from '../../../fixtures/builders/einvoice/write-cii.ts'
import { buildPdf } from '../build-pdf.ts'

const LIMITS = { maxPages: 500, maxPixels: 100_000_000, previewPages: 50 }

async function readSyntax(pdf: PDFDocument, useObjectStreams = true): Promise<string | undefined> {
  const content = await readPdf(await pdf.save({ useObjectStreams }), LIMITS)
  await content.close()
  return content.structured?.syntax
}

async function loadPage(): Promise<PDFDocument> {
  return PDFDocument.load(await buildPdf((pdf) => pdf.text('Rechnung', 50, 50)))
}

/** A file specification with the invoice's XML in it. */
function addSpecification(pdf: PDFDocument): ReturnType<typeof pdf.context.register> {
  const stream = pdf.context.flateStream(Buffer.from(writeCii()), { Type: 'EmbeddedFile' })
  const name = PDFString.of('factur-x.xml')
  return pdf.context.register(
    pdf.context.obj({ Type: 'Filespec', F: name, UF: name, EF: { F: pdf.context.register(stream) } }),
  )
}

describe("an invoice's XML is found", () => {
  test('in the name tree of embedded files', async () => {
    const pdf = await loadPage()
    await pdf.attach(Buffer.from(writeCii()), 'factur-x.xml', { afRelationship: AFRelationship.Alternative })
    expect(await readSyntax(pdf)).toBe('CII')
  })

  test.each([true, false])('where only the associated files name it (object streams: %s)', async (objectStreams) => {
    const pdf = await loadPage()
    pdf.catalog.set(PDFName.of('AF'), pdf.context.obj([addSpecification(pdf)]))
    expect(await readSyntax(pdf, objectStreams)).toBe('CII')
  })

  test('on a file attachment annotation', async () => {
    const pdf = await loadPage()
    const annotation = pdf.context.obj({ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9] })
    annotation.set(PDFName.of('FS'), addSpecification(pdf))
    pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(annotation)]))
    expect(await readSyntax(pdf)).toBe('CII')
  })
})

test('a PDF without files has no invoice data', async () => {
  expect(await readSyntax(await loadPage())).toBeUndefined()
})

test('an attachment that is no invoice is no data', async () => {
  const pdf = await loadPage()
  await pdf.attach(Buffer.from('<note/>'), 'note.xml')
  expect(await readSyntax(pdf)).toBeUndefined()
})
