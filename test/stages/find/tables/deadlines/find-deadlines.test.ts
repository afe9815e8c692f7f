import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => tellRows(readRows('letter', 'deadlines', [picture]), 'date')

test.each([
  'Bitte senden Sie die Unterlagen bis spätestens Freitag, den 20. Juni 2025.',
  'Please return the form by Friday 20 June 2025.',
  "Vous disposez d'un délai de trois mois, soit jusqu'au 20 juin 2025.",
  'Merci de répondre au plus tard le vendredi 20 juin 2025.',
  'La preghiamo di rispondere entro e non oltre il 20 giugno 2025.',
  'Deberá aportar los documentos como máximo el 20 de junio de 2025.',
  'Puede presentar alegaciones hasta el 20 de junio de 2025.',
  'Wij ontvangen uw reactie graag uiterlijk op 20 juni 2025.',
  'Pode pronunciar-se, por escrito, até ao dia 20 de junho de 2025.',
  'Bitte senden Sie die Unterlagen bis längstens 20. Juni 2025 zurück.',
  'Unless we are paid by 4 pm on Friday 20 June 2025, we shall issue proceedings.',
  'Le rogamos abonar la suma no más tarde del 20 de junio de 2025.',
])('a letter sets a day: %s', (said) => expect(read(said)).toEqual(['2025-06-20']))

test('where a day is set, others on which something changes, ends or lasts are none', () => {
  expect(
    read(`
      Beitragsanpassung zum 01.03.2026. Ihr Vertrag endet am 31.03.2026.
      Sie können 5 Jahre bis 30.09.2030 wählen.
      Bitte antworten Sie bis zum 08.02.2026.
    `),
  ).toEqual(['2026-02-08'])
  expect(read('Your consent expires on 31 March 2025.')).toEqual(['2025-03-31'])
})

test('who gives notice asks for nothing by the day on which it ends', () => {
  expect(read('Hiermit kündige ich meinen Vertrag fristgerecht zum 14.08.2025.')).toEqual([])
})

test.each([
  'Please let us know by 20 June, otherwise we close the file.',
  'Please let us know by June 20 so we can bill you.',
  'Sagen Sie mir bitte bis 20. Juni, wann ich kommen kann.',
  'Bitte antworten Sie bis zum 20.06. schriftlich.',
  'Le rogamos que nos lo confirme antes del 20 de junio.',
])('a day without a year is the next one after the letter: %s', (said) => {
  expect(read(`Date: 3 June 2025\n\n${said}`)).toEqual(['2025-06-20'])
  expect(read(`Date: 25 June 2025\n\n${said}`)).toEqual([])
})

test('a term that ends in the new year has its year', () => {
  expect(read('Date: 8 December 2025\n\nPlease reply by 16 January.')).toEqual(['2026-01-16'])
})

test('a day in a line of its own continues the sentence above; what lasts from one day to another sets none', () => {
  expect(
    read(`
      Date: 3 April 2026

      Ich fordere Sie auf, mir bis zum
                 24. April 2026
      ein neues Rad zu liefern. Vom 9. bis 13. April sind wir verreist.
    `),
  ).toEqual(['2026-04-24'])
})
