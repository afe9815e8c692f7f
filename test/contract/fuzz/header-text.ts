import * as fc from 'fast-check'

/** Characters that may stand in a header (RFC 9110 section 5.5): visible ASCII, and spaces inside. */
export const headerText = (maxLength: number) =>
  fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength })
