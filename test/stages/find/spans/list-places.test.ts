import { expect, test } from 'vitest'
import { listPlaces } from '../../../../engine/stages/find/spans/list-places.ts'

const list = (text: string): readonly string[] =>
  listPlaces(text).flatMap(({ stretches }) => stretches.map(({ value }) => value))

test.each([
  ['ayant son siège social au 12, rue de la Gare, L-5540 Remich', '12, rue de la Gare, L-5540 Remich'],
  ['residente in borgo Santa Chiara 9, 43121 Parma', 'borgo Santa Chiara 9, 43121 Parma'],
  ['domicilio en polígono Ibarra, parcela 6, 48170 Zamudio', 'polígono Ibarra, parcela 6, 48170 Zamudio'],
  [
    'domicilio en Av. Oriente 118, Col. Roma Norte, C.P. 06700, Ciudad de México. II. Declara',
    'Av. Oriente 118, Col. Roma Norte, C.P. 06700, Ciudad de México',
  ],
  [
    'Pol. Ind. El Cerro, calle Tonelero 6 - 14900 - Lucena (Córdoba) · 957',
    'calle Tonelero 6, 14900 - Lucena (Córdoba)',
  ],
  ['Postadres Postbus 44, 1470 AA Zuiderkoog · telefoon', 'Postbus 44, 1470 AA Zuiderkoog'],
  ['Anschrift Mühlweg 2, 24105 Kiel', 'Mühlweg 2, 24105 Kiel'],
  ['Registered office 2 Mill Lane, Kelso TD5 7HF', '2 Mill Lane, Kelso TD5 7HF'],
])('in "%s" stands the address %s', (text, address) => {
  expect(list(text)).toContain(address)
})

test('a label is none within a longer word, and an address that begins like one keeps its beginning', () => {
  expect(list('Sitzplatz 4, 24105 Kiel')).not.toContain('platz 4, 24105 Kiel')
  const street = list('Sedemündener Weg 4, 24105 Kiel').filter((address) => address.includes('Weg'))
  expect(new Set(street)).toEqual(new Set(['Sedemündener Weg 4, 24105 Kiel']))
})
