import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../../../engine/domain/document.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { classifyDocument, layOutHead } from '../../../engine/stages/classify/classify-document.ts'
import { weighTypes } from '../../../engine/stages/classify/weigh-types.ts'
import { detectLanguage } from '../../../engine/languages/detect-language.ts'
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

const IN_LETTERS = SKETCHES.filter(({ language }) => HEADS[language] !== undefined)

describe('papers of many issuers in a few lines', () => {
  test('are told by the rules of types', () => {
    expect(SKETCHES.flatMap((sketch) => compare(sketch, tellByRules(drawAlone(sketch))))).toEqual([])
  })

  test('are told by them under a letterhead and above an imprint', () => {
    const wrong = IN_LETTERS.flatMap((sketch) => compare(sketch, tellByRules(drawLetter(sketch))))
    expect(wrong.length / IN_LETTERS.length, wrong.join('\n')).toBeLessThan(0.01)
  })

  // The reader of types learns from whole papers; so short a text tells it little.
  test.each([
    ['alone', SKETCHES, drawAlone],
    ['under a letterhead', IN_LETTERS, drawLetter],
  ] as const)('are mostly told by what has learned too: %s', (_, sketches, draw) => {
    const wrong = sketches.flatMap((sketch) => compare(sketch, classifyDocument([draw(sketch)], []).type))
    expect(wrong.length / sketches.length, wrong.join('\n')).toBeLessThan(0.05)
  })

  test('are told by language', () => {
    const wrong = SKETCHES.filter(({ text, language }) => detectLanguage(text) !== language)
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})

function drawAlone({ text, large }: Sketch): Page {
  return makePage(text, { large })
}

function drawLetter({ text, large, language }: Sketch): Page {
  return makePage(`${HEADS[language]}\n${text}`, { large, footer: FEET[language]! })
}

function tellByRules(page: Page): string {
  const { points } = weighTypes(layOutHead([page]))
  return DOCUMENT_TYPES[points.indexOf(Math.max(...points))]!
}

function compare({ large, text, type }: Sketch, told: string): readonly string[] {
  return type === told ? [] : [`${large[0] ?? text.slice(0, 40)}: ${type}, not ${told}`]
}

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
