import { PDFiumModule } from '@hyzyla/pdfium'

/**
 * The part of PDFium's C interface that reading needs, called directly: the package's own classes leave out positions of
 * characters, form fields and attachments. Pointers and handles are numbers; 0 is none.
 */
export interface Pdfium {
  malloc(size: number): number
  free(pointer: number): void
  FPDF_InitLibrary(): void
  FPDF_LoadMemDocument(data: number, size: number, password: number): number
  FPDF_CloseDocument(document: number): void
  FPDF_GetLastError(): number
  FPDF_GetPageCount(document: number): number
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDF_GetPageWidthF(page: number): number
  FPDF_GetPageHeightF(page: number): number
  FPDF_GetPageBoundingBox(page: number, rectangle: number): number
  FPDFPage_GetRotation(page: number): number
  FPDFPage_CountObjects(page: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetMatrix(object: number, matrix: number): number
  FPDFFormObj_CountObjects(form: number): number
  FPDFFormObj_GetObject(form: number, index: number): number
  FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number
  FPDFDoc_GetAttachmentCount(document: number): number
  FPDFDoc_GetAttachment(document: number, index: number): number
  FPDFAttachment_GetName(attachment: number, buffer: number, size: number): number
  FPDFAttachment_GetFile(attachment: number, buffer: number, size: number, length: number): number
  FPDFPage_GetAnnotCount(page: number): number
  FPDFPage_GetAnnot(page: number, index: number): number
  FPDFPage_CloseAnnot(annotation: number): void
  FPDFAnnot_GetSubtype(annotation: number): number
  FPDFPage_Flatten(page: number, usage: number): number
  FPDF_GetFormType(document: number): number
  FPDFDOC_InitFormFillEnvironment(document: number, callbacks: number): number
  FPDFDOC_ExitFormFillEnvironment(form: number): void
  FORM_OnAfterLoadPage(page: number, form: number): void
  FORM_OnBeforeClosePage(page: number, form: number): void
  FPDFText_LoadPage(page: number): number
  FPDFText_ClosePage(text: number): void
  FPDFText_CountChars(text: number): number
  FPDFText_GetUnicode(text: number, index: number): number
  FPDFText_IsGenerated(text: number, index: number): number
  FPDFText_HasUnicodeMapError(text: number, index: number): number
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number
  FPDFText_GetTextObject(text: number, index: number): number
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  FPDFText_GetFontSize(text: number, index: number): number
  FPDFTextObj_GetTextRenderMode(object: number): number
  FPDFTextObj_GetFont(object: number): number
  FPDFFont_GetBaseFontName(font: number, buffer: number, size: number): number
  FPDFFont_GetFlags(font: number): number
  FPDFFont_GetWeight(font: number): number
  FPDFBitmap_CreateEx(width: number, height: number, format: number, data: number, stride: number): number
  FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, color: number): void
  FPDFBitmap_Destroy(bitmap: number): void
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    turn: number,
    flags: number,
  ): void
}

export interface PdfiumMemory {
  readonly calls: Pdfium
  /** The heap as bytes; ask anew after every call, growing moves it. */
  readonly bytes: () => Uint8Array
  readonly view: () => DataView
}

let loading: Promise<PdfiumMemory> | null = null

/** The process' one PDFium, started at first use. */
export function loadPdfium(): Promise<PdfiumMemory> {
  loading ??= start()
  return loading
}

/** Has the next document start a fresh PDFium: one that trapped is in an unknown state. */
export function discardPdfium(): void {
  loading = null
}

async function start(): Promise<PdfiumMemory> {
  const module = await PDFiumModule({})
  const calls = module.wasmExports as Pdfium
  calls.FPDF_InitLibrary()
  return {
    calls,
    bytes: () => module.HEAPU8,
    view: () => new DataView(module.HEAPU8.buffer),
  }
}
