import { describe, expect, test } from 'vitest'
import { convertHtml } from '../../../engine/stages/read/convert-html.ts'

describe('HTML as text', () => {
  test('keeps tables in columns, cells over several columns included', () => {
    const rows = '<tr><th colspan="2">Posten</th><th>Betrag</th></tr><tr><td>1</td><td>Papier</td><td>12,00</td></tr>'
    expect(convertHtml(`<table>${rows}</table>`).split('\n')).toEqual(['Posten       Betrag', '1   Papier   12,00'])
  })

  test.each(['colspan="Infinity"', "rowspan = '9e9'", 'colspan=30000', 'ROWSPAN=-1', 'colspan="&#57;e9"'])(
    'takes a cell with %s for one of one column and row',
    (span) => {
      expect(convertHtml(`<table><tr><td ${span}>a</td><td>b</td></tr></table>`)).toBe('a   b')
    },
  )

  test('leaves out what lies within thousands of elements', () => {
    expect(convertHtml(`<p>oben</p>${'<div>'.repeat(20_000)}unten`).trim()).toBe('oben')
  })

  test('reads what lies within as many elements as messages have', () => {
    expect(convertHtml(`${'<div>'.repeat(100)}unten`)).toBe('unten')
  })
})
