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
