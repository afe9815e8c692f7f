import { expect, test } from 'vitest'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const read = (picture: string, origin: 'ocr' | 'text' = 'ocr'): readonly string[] =>
  layOut([makePage(picture, { origin })]).segments.map(({ text }) => text)

test.each([
  ['a legal form', '***Miller-Bau CmbH***', '***Miller-Bau GmbH***'],
  ['a legal form with a misread m', 'Miller GnbH', 'Miller GmbH'],
  ['a capital I at the end of a word', 'StKI', 'StKl'],
  ['a mail address that is parted', 'Mail: office @miller.example', 'Mail: office@miller.example'],
  ['a mail address of a first and a last name', 'Anna.Miller @miller.example.', 'Anna.Miller@miller.example.'],
  ['the sign of a storey', 'Calle Mayor 8, 3.° izda.', 'Calle Mayor 8, 3.º izda.'],
  ['the sign of a storey behind a comma', 'Calle Mayor 8, 2°, Madrid', 'Calle Mayor 8, 2º, Madrid'],
  ['the sign of a door', "c/ Comte d'Urgell 44, 2° 1*", "c/ Comte d'Urgell 44, 2º 1ª"],
  ['the logo of the savings banks', '$S Stadtsparkasse Talheim', 'Stadtsparkasse Talheim'],
])('%s is set right where the page was recognized', (_, printed, mended) => {
  expect(read(printed)).toEqual([mended])
  expect(read(printed, 'text')).toEqual([printed])
})

test.each([
  'Heinrich II',
  'Kapitel III',
  'WIFI',
  'UStIdNr',
  '4 @ 3.00',
  'S Bahn',
  'Camb H',
  'Instagram @anna.miller',
  '6 @0.45',
  '6 @anna.miller',
  'anna @0.45',
  'Lagern bei 2° bis 8°',
  'Winkel 45°',
  'Lager 2* 1*',
])('%s stays', (printed) => {
  expect(read(printed)).toEqual([printed])
})
