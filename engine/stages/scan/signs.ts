/** What a file holds besides a document. */
export interface Inspection {
  /** Why it is refused, a sentence; null when it is not. */
  readonly rejection: string | null
  /** What its reader should know before opening the original elsewhere; Docket itself runs none of it. */
  readonly notes: readonly string[]
}

/** The test file of the European Institute for Computer Antivirus Research, which every scanner has to find; in two parts, so that this file is none. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
/** What programs begin with: Windows, Linux, macOS. */
const PROGRAM_MARKS = ['4d5a', '7f454c46', 'cffaedfe', 'cafebabe']

/** A program by its first bytes, whatever its name. */
export function isProgram(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return PROGRAM_MARKS.some((mark) => start.startsWith(mark))
}

export function findTestVirus(bytes: Buffer): string | null {
  return bytes.includes(EICAR, 0, 'latin1') ? 'The file contains the test virus EICAR.' : null
}
