import { describe, expect, test } from 'vitest'
import {
  endsWithLegalForm,
  hasAbbreviatedForm,
  hasLegalForm,
  legalFormEnd,
  startsWithLegalForm,
} from '../../engine/domain/legal-forms.ts'

describe('a firm of any country is known by the end of its name', () => {
  test.each([
    'Lindner GmbH & Co. KG',
    'Lindner Ges.m.b.H.',
    'Grünwald e.U.',
    'Meunier SARL',
    'Pain S.à r.l.',
    'Bianchi S.n.c.',
    'Moreno S.L.U.',
    'Ferro, S.A. de C.V.',
    'Costa Lda.',
    'Miller, Inc.',
    'Érablière Ltée',
    'Spice Route Pvt. Ltd.',
    'Harbour Pte Ltd',
    'Warna Sdn. Bhd.',
    'Møller ApS',
    'Fjord ASA',
    'Koivu Oyj',
    'Wiśnia Sp. z o.o.',
    'Lípa, s.r.o.',
    'Tölgy Zrt.',
    'Hrast d.o.o.',
    'Tamm OÜ',
    'Ağaç A.Ş.',
    'Miller & Co',
    'Musikschule Adler gUG (haftungsbeschränkt)',
    'Station Adler e. Kfr.',
    'Stadtwerke Adler AöR',
    'Banca di Val Adda S.c.p.A.',
    'CNA Servizi S.c. a r.l.',
    'Imprenta Roble, S.A.L.',
    'Quiroga Veterinarios, C.B.',
    'Encinar, S.C.A.',
    'Conservas Roble, S. Coop.',
    'Netprest SRL',
    'Vignobles Perdrizet SCEA',
    'Melkvallei U.A.',
    'Pecan Pipe & Supply, LP',
    'First Prairie Bank, N.A.',
    'Ames & Bierce, P.C.',
    'Print Biennale CIC',
    'Timber Frame DAC',
    'Preparatory School NPC',
    'Gulf Bank P.J.S.C.',
  ])('%s', (name) => {
    expect(endsWithLegalForm(name)).toBe(true)
  })
})

test.each([
  'Carl Freitag Verlag',
  'Hotel Monaco',
  'Dessau',
  'Belegkopie',
  'Denver, CO',
  'Sofia Costa',
  'VISA',
  'LP 4711',
])('a form is a word of its own: none in "%s"', (name) => {
  expect(hasLegalForm(name)).toBe(false)
})

test('where a form begins and ends', () => {
  expect(startsWithLegalForm('S.L. · Calle Mayor 3')).toBe(true)
  expect(startsWithLegalForm('Agnes')).toBe(false)
  expect(legalFormEnd('Lindner GmbH, Hauptstr. 1')).toBe('Lindner GmbH'.length)
  expect(legalFormEnd('Verlag am Markt')).toBe(-1)
})

test('words that titles hold as well are told from abbreviations', () => {
  expect(hasLegalForm('The Miller Company')).toBe(true)
  expect(hasAbbreviatedForm('The Miller Company')).toBe(false)
})
