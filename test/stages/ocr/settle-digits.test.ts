import { describe, expect, test } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { isContradicted, leaveProven, trustProven } from '../../../engine/stages/ocr/settle-digits.ts'

/** A line of words, ten points a letter. */
function makeLine(text: string): readonly Word[] {
  let left = 0
  return text.split(' ').map((word) => {
    const box = [left, 100, left + 10 * word.length, 112] as const
    left = box[2] + 10
    return { text: word, box, confidence: 0.9, fontSize: 10, bold: false }
  })
}

const texts = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const RIGHT = makeLine('IBAN DE65 9999 0001 0000 1234 56 BIC MUBKDEH9XXX')
const WRONG = makeLine('IBAN DE65 9999 0001 0000 1284 56 BIC MUBKDEH9XXK')

const inStreet = (words: readonly Word[]): readonly Word[] => makeLine(`Süßstraße ${texts(words)}`)

describe('a number whose check digits contradict it', () => {
  test('is worth another reading', () => {
    expect(isContradicted(WRONG)).toBe(true)
    expect(isContradicted(makeLine('Konto DE65 9999 0001 0000 l234 66'))).toBe(true)
    expect(isContradicted(makeLine('USt-IdNr. DE999999998'))).toBe(true)
    expect(isContradicted(makeLine('ATU12345678 Wien'))).toBe(true)
  })

  test('is none where there is no such number, or a right one', () => {
    expect(isContradicted(makeLine('Rechnung RE202604170012 vom 14.03.2026'))).toBe(false)
    expect(isContradicted(makeLine('USt-IdNr. DE999999995'))).toBe(false)
    expect(isContradicted(RIGHT)).toBe(false)
  })
})

describe('of two readings of a line', () => {
  test('the one without a number that the other one proves leaves its place, and only its place', () => {
    expect(texts(leaveProven(WRONG, RIGHT))).toBe('IBAN BIC MUBKDEH9XXK')
    expect(texts(leaveProven(inStreet(WRONG), inStreet(RIGHT)))).toBe('Süßstraße IBAN BIC MUBKDEH9XXK')
    expect(texts(leaveProven(makeLine('USt-IdNr. DE999999998 HRB 7'), makeLine('USt-IdNr. DE999999995 HRB 1')))).toBe(
      'USt-IdNr. HRB 7',
    )
  })

  test('both stay whole where both are right, or neither is', () => {
    expect(leaveProven(RIGHT, RIGHT)).toBe(RIGHT)
    expect(leaveProven(RIGHT, WRONG)).toBe(RIGHT)
    expect(leaveProven(WRONG, WRONG)).toBe(WRONG)
  })
})

test('the words of a proven number are not lost for being faint', () => {
  const faint = RIGHT.map((word) => ({ ...word, confidence: 0.5 }))
  const sure = trustProven(faint).filter(({ confidence }) => confidence > 0.9)
  expect(texts(sure)).toBe('DE65 9999 0001 0000 1234 56')
  expect(trustProven(WRONG)).toEqual(WRONG)
})
