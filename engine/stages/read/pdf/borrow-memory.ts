import type { PdfiumMemory } from './pdfium.ts'

/** Lends `size` bytes of PDFium's heap to `use`. */
export function withBuffer<T>(pdfium: PdfiumMemory, size: number, use: (pointer: number) => T): T {
  const pointer = pdfium.calls.malloc(size)
  try {
    return use(pointer)
  } finally {
    pdfium.calls.free(pointer)
  }
}
