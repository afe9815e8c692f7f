import { withBuffer } from './borrow-memory.ts'
import type { PdfFile } from './open-pdf.ts'

/** fpdf_annot.h: annotations whose appearance is part of the document's text. */
const FREE_TEXT = 3
const STAMP = 13
const WIDGET = 20
const SPOKEN = new Set([FREE_TEXT, STAMP, WIDGET])
const NORMAL_DISPLAY = 0
/** sizeof(FPDF_FORMFILLINFO) is 140 in its version 2. */
const CALLBACKS_SIZE = 256

/**
 * Makes filled form fields, typed remarks and stamps part of their page, where text and picture then come from.
 * @param form handle from `withForm`
 * @returns true when the page has to be loaded anew
 */
export function flattenForm(file: PdfFile, page: number, form: number): boolean {
  if (!hasSpokenAnnotation(file, page)) return false
  const { calls } = file.pdfium
  // Fields without an appearance get theirs when the form sees the page.
  if (form !== 0) calls.FORM_OnAfterLoadPage(page, form)
  calls.FPDFPage_Flatten(page, NORMAL_DISPLAY)
  if (form !== 0) calls.FORM_OnBeforeClosePage(page, form)
  return true
}

/** Lends the document's form to `use`, 0 when it has none. */
export function withForm<T>({ pdfium, handle }: PdfFile, use: (form: number) => T): T {
  if (pdfium.calls.FPDF_GetFormType(handle) === 0) return use(0)
  return withBuffer(pdfium, CALLBACKS_SIZE, (callbacks) => {
    pdfium.bytes().fill(0, callbacks, callbacks + CALLBACKS_SIZE)
    // The interface's version; no callback is given, so the document's scripts have nothing to call.
    pdfium.view().setUint32(callbacks, 2, true)
    const form = pdfium.calls.FPDFDOC_InitFormFillEnvironment(handle, callbacks)
    const result = use(form)
    if (form !== 0) pdfium.calls.FPDFDOC_ExitFormFillEnvironment(form)
    return result
  })
}

function hasSpokenAnnotation({ pdfium: { calls } }: PdfFile, page: number): boolean {
  const count = calls.FPDFPage_GetAnnotCount(page)
  for (let at = 0; at < count; at++) {
    const annotation = calls.FPDFPage_GetAnnot(page, at)
    if (annotation === 0) continue
    const subtype = calls.FPDFAnnot_GetSubtype(annotation)
    calls.FPDFPage_CloseAnnot(annotation)
    if (SPOKEN.has(subtype)) return true
  }
  return false
}
