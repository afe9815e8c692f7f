import { describe, expect, test } from 'vitest'
import { checkValue } from '../../../engine/domain/check-value.ts'
import { DOCUMENT_TYPES as TYPES } from '../../../engine/domain/document.ts'
import { EXTRACTION_KEYS } from '../../../engine/domain/extraction-keys.ts'
import { CHOICES, DOCUMENT_TYPES, isRows, kindOf } from '../../../renderer/review/field-kinds.ts'

describe('the kinds that the editors know', () => {
  for (const [type, keys] of Object.entries(EXTRACTION_KEYS)) {
    test(`are those of the engine for ${type}`, () => {
      // Columns may stand in another order.
      for (const [key, kind] of Object.entries(keys)) expect({ [key]: kindOf(key) }).toEqual({ [key]: kind })
    })
  }

  test('the types of documents are those of the engine', () => {
    expect(DOCUMENT_TYPES).toEqual(TYPES)
  })

  test('every choice is one that the engine takes, and no other', () => {
    for (const [key, choices] of Object.entries(CHOICES)) {
      for (const choice of choices) expect(checkValue(key, 'enum', choice)).toEqual({ value: choice })
      expect(checkValue(key, 'enum', '?').errors?.['']).toBe(`Choose from ${choices.join(', ')}.`)
    }
  })

  test('every enum of the engine has its choices', () => {
    const enums = Object.values(EXTRACTION_KEYS).flatMap((keys) =>
      Object.entries(keys).flatMap(([key, kind]) =>
        isRows(kind)
          ? Object.entries(kind).filter(([, cell]) => cell === 'enum')
          : kind === 'enum'
            ? [[key, kind]]
            : [],
      ),
    )
    expect(new Set(enums.map(([key]) => key))).toEqual(new Set(['type', ...Object.keys(CHOICES)]))
  })
})
