import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { detectLanguage } from '../../../engine/stages/find/context/detect-language.ts'
import { makePage } from '../../fixtures/builders/page.ts'

interface Sketch {
  readonly type: string
  readonly language: string
  /** In large type. */
  readonly large: readonly string[]
  readonly text: string
}

const FOLDER = join(import.meta.dirname, 'sketches')
const SKETCHES = readdirSync(FOLDER).flatMap((name) => readSketches(readFileSync(join(FOLDER, name), 'utf8')))
const HEADS: Readonly<Record<string, string>> = {
  de: `Nordholz Handel GmbH
Am Hafen 12, 26721 Emden   Tel. 04921 0000   info@nordholz.example
Kundennummer: 44120   Datum: 03.03.2026   Bearbeiter: Ole Petersen
Herrn Ben Arndt
Feldweg 3
26725 Emden
`,
  en: `Orbit Trading Ltd
12 Wharf Street, Hull HU1 0ZZ   Tel 01482 000000   office@orbit.example
Account number: 44120   Date: 3 March 2026   Contact: Tom Finch
Ms Dana Reed
4 Bay Road
Hull HU2 0ZZ
`,
}
const FEET: Readonly<Record<string, string>> = {
  de: `Nordholz Handel GmbH   Bank: Musterbank   IBAN DE02 1203 0000 0000 2020 51
Geschäftsführer: Tim Falk   HRB 4410 Emden   Steuernummer 22/118/44012`,
  en: `Orbit Trading Ltd   Registered in England 00000000   VAT No. GB000000000
Sort code 00-00-00   Account 00000000   www.orbit.example   Page 1 of 1`,
}

describe('papers of many issuers in a few lines', () => {
  test('are told by type', () => {
    const wrong = SKETCHES.flatMap((sketch) => {
      const { type } = classifyDocument([makePage(sketch.text, { large: sketch.large })], [])
      return type === sketch.type ? [] : [`${sketch.large[0] ?? sketch.text.slice(0, 40)}: ${sketch.type}, not ${type}`]
    })
    expect(wrong).toEqual([])
  })

  test('are told by type under a letterhead and above an imprint', () => {
    const inLetters = SKETCHES.filter(({ language }) => HEADS[language] !== undefined)
    const wrong = inLetters.flatMap((sketch) => {
      const text = `${HEADS[sketch.language]}\n${sketch.text}`
      const page = makePage(text, { large: sketch.large, footer: FEET[sketch.language]! })
      const { type } = classifyDocument([page], [])
      return type === sketch.type ? [] : [`${sketch.large[0] ?? sketch.text.slice(0, 40)}: ${sketch.type}, not ${type}`]
    })
    expect(wrong.length / inLetters.length, wrong.join('\n')).toBeLessThan(0.01)
  })

  test('are told by language', () => {
    const wrong = SKETCHES.filter(({ text, language }) => detectLanguage(text) !== language)
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})

/** Each begins with `### type language`; `!` marks large type. */
function readSketches(text: string): readonly Sketch[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n')
      const [type = '', language = ''] = head.split(' ')
      const large = lines.filter((line) => line.startsWith('! ')).map((line) => line.slice(2).trim())
      return { type, language, large, text: lines.map((line) => line.replace(/^! /, '')).join('\n') }
    })
}
