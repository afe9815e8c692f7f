import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { deleteDocumentRows } from '../../engine/store/documents.ts'
import { listDocumentIds } from '../../engine/store/document-list.ts'
import { findHits, indexDocument } from '../../engine/store/search.ts'
import { writeMatch } from '../../engine/store/write-match.ts'
import { makeListed } from './make-listed.ts'
import { makeDocument, openTestStore } from './open-test-store.ts'

let database: WritingDatabase
beforeEach(() => {
  ;({ database } = openTestStore())
})
const find = (query: string) => listDocumentIds(database, 1, { sort: 'created_at', filter: { query }, limit: 100 }).ids
const hitsOf = (query: string, id: number) =>
  (findHits(database, writeMatch(query)!, [id]).get(id) ?? []).map(({ where, key, parts }) => [
    where,
    key,
    parts.map(({ text, hit }) => (hit ? `[${text}]` : text)).join(''),
  ])

describe('a query', () => {
  test.each([
    ['müller', ['Müller', 'MUELLER', 'Mueller']],
    ['mueller', ['Müller', 'Mueller']],
    ['strasse', ['Straße', 'Strasse']],
    ['Straße', ['STRASSE', 'straße']],
    ['cafe', ['Café']],
    ['Größe', ['Groesse', 'größe']],
    // As some keyboards and file systems write it: the letter, then its marks.
    ['Mu\u0308ller', ['Mueller', 'Müller', 'Mu\u0308ller']],
  ])('%s finds %j', (query, texts) => {
    const all = texts.map((text) => makeListed(database, { text: `vor ${text} nach` }))
    makeListed(database, { text: 'etwas anderes' })
    expect(find(query)).toEqual(all)
  })

  test('wants all its words, in any order; the last may go on, unless a blank ends it', () => {
    const rent = makeListed(database, { text: 'Miete für die Halle, Mietvertrag 12' })
    makeListed(database, { text: 'Miete für das Büro' })
    expect(find('halle miete')).toEqual([rent])
    expect(find('halle mietv')).toEqual([rent])
    expect(find('mietv halle')).toEqual([])
    expect(find('halle mietv ')).toEqual([])
  })

  test('takes words in quotation marks side by side, also while the second mark is missing', () => {
    const [side, apart] = ['offene Posten', 'Posten, die offene sind'].map((text) => makeListed(database, { text }))
    expect(find('"offene posten"')).toEqual([side])
    expect(find('"offene pos')).toEqual([side])
    expect(find('offene posten')).toEqual([side, apart])
  })

  test('finds values of fields and file names, figures with their marks too', () => {
    const id = makeListed(database, {
      senderName: 'Tischlerei Nordlicht',
      documentNumber: 'RE-2026/0417',
      text: 'Summe 1.234,50 EUR',
      document: { filename: 'scan_0001.pdf' },
    })
    for (const query of ['nordlicht', 'RE-2026/0417', '1.234,50', '2026/04', 'scan_0001', 'scan 0001 pdf']) {
      expect(find(query), query).toEqual([id])
    }
    expect(find('1.234,60')).toEqual([])
  })

  test('finds a document by its file name before it was read, and no more once it is deleted', () => {
    const { id } = makeDocument(database, { filename: 'Stromrechnung März.pdf' })
    expect(find('stromrechnung')).toEqual([id])
    expect(hitsOf('stromrechnung', id)).toEqual([['filename', null, '[Stromrechnung] März.pdf']])
    deleteDocumentRows(database, id)
    expect(database.prepare("SELECT rowid FROM search WHERE search MATCH 'stromrechnung'").all()).toEqual([])
  })

  test('that has no letter and no digit is none', () => {
    const id = makeListed(database, { text: 'Angebot' })
    for (const query of ['', ' ', '"', '-', '*()', '""', '^:']) expect(find(query)).toEqual([id])
  })

  test('is never a mistake, whatever is typed', () => {
    makeListed(database, { text: 'AND OR NOT NEAR Angebot' })
    for (const query of [
      'AND',
      'a OR',
      'NOT b',
      'NEAR(a b, 3)',
      'text:a',
      '{a b}:c',
      'a*b',
      '^a',
      "a'b",
      'a"b"c',
      'a + b',
    ]) {
      expect(() => find(query), query).not.toThrow()
    }
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'a ü ß " * ( ) : ^ - + { } . , \0'.split(' '), ' ') }),
    )
    fc.assert(
      fc.property(typed, (query) => {
        expect(() => find(query)).not.toThrow()
      }),
      { numRuns: 300 },
    )
  })
})

describe('hits', () => {
  test('say where: fields by their key, the text around, the file name', () => {
    const id = makeListed(database, {
      senderName: 'Gärtnerei Moosgrün',
      text: `${'Vorher steht viel. '.repeat(40)}Lieferung der\nGärtnerei am Montag. ${'Nachher auch. '.repeat(40)}`,
      document: { filename: 'gärtnerei.pdf' },
    })
    const [field, text, filename, ...others] = hitsOf('gaertn', id)
    expect(field).toEqual(['field', 'sender_name', '[Gärtnerei] Moosgrün'])
    expect(text![2]).toMatch(/^….{0,80}Lieferung der \[Gärtnerei\] am Montag\..{0,80}…$/)
    expect(filename).toEqual(['filename', null, '[gärtnerei].pdf'])
    expect(others).toEqual([])
  })

  test('of each document are its own', () => {
    const ids = ['Erste', 'Zweite', 'Dritte'].map((word) => makeListed(database, { text: `${word} Miete` }))
    const hits = findHits(database, writeMatch('miete')!, ids.slice(1))
    expect([...hits].map(([id, [hit]]) => [id, hit!.parts[0]!.text])).toEqual([
      [ids[1], 'Zweite '],
      [ids[2], 'Dritte '],
    ])
  })

  test('of a long field show the part around the first of them', () => {
    const id = makeListed(database)
    const notes = `${'anfang '.repeat(50)}treffer mitten drin ${'ende '.repeat(50)}`
    indexDocument(database, id, { filename: 'a.pdf', fields: { notes }, text: '' })
    const [[, key, shown]] = hitsOf('treffer', id) as [[string, string, string]]
    expect(key).toBe('notes')
    expect(shown).toMatch(/^…(anfang )+\[treffer\] mitten drin (ende ?)+…$/)
    expect(shown.length).toBeLessThan(160)
  })

  test('of a value in lines name the key of that value', () => {
    const id = makeListed(database)
    const fields = { sender_address: 'Am Wall 3\n28195 Bremen', iban: 'DE89', recipient_name: 'Bremer Rat' }
    indexDocument(database, id, { filename: 'a.pdf', fields, text: '' })
    expect(hitsOf('brem', id)).toEqual([
      ['field', 'sender_address', 'Am Wall 3 28195 [Bremen]'],
      ['field', 'recipient_name', '[Bremer] Rat'],
    ])
  })
})

test('what was indexed anew or deleted is found no more by what it was', () => {
  const id = makeListed(database, { text: 'alter Text' })
  indexDocument(database, id, { filename: 'a.pdf', fields: {}, text: 'neuer Text' })
  expect([find('alter'), find('neuer')]).toEqual([[], [id]])
  deleteDocumentRows(database, id)
  expect(database.prepare('SELECT rowid FROM search WHERE search MATCH ?').all('neuer')).toEqual([])
})
