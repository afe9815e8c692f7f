import { expect, test } from 'vitest'
import type { RoleWord } from '../../../../../engine/domain/candidates.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { listRoleWords } from '../../../../../engine/stages/find/tables/parties/list-role-words.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function listWords(...pictures: readonly string[]): readonly RoleWord[] {
  return listRoleWords(layOut(pictures.map((picture, index) => makePage(picture, { number: index + 1 }))))
}

test('words that are known as roles, and words in quotes, say what somebody is called', () => {
  const words = listWords('Harms GmbH (hereinafter the "Quiet Partner")', 'Der Mieter zahlt.')
  expect(words.map(({ role }) => role)).toEqual(['Quiet Partner', 'Mieter'])
  expect(words[0]).toMatchObject({ isQuoted: true, isInBrackets: true, isAnnounced: true, isLabel: false })
  expect(words[1]).toMatchObject({ isQuoted: false, isInBrackets: false, isAnnounced: false, isLabel: false })
})

test('a label stands alone in its cell, in either gender', () => {
  expect(listWords('Mieter/in:        Orla Finch')[0]).toMatchObject({
    role: 'Mieter',
    isLabel: true,
    endsInColon: true,
  })
  expect(listWords('The Landlord')[0]).toMatchObject({ role: 'Landlord', isLabel: true, endsInColon: false })
})

test('apostrophes within words are no quotes; marks that point inwards are', () => {
  expect(listWords("nell'anno dall'inizio", "the O'Brien brothers' account")).toEqual([])
  expect(listWords('nachstehend »Werkbund« genannt')[0]).toMatchObject({ role: 'Werkbund', isQuoted: true })
})

test('the end of a word announces nothing', () => {
  expect(listWords('das Unternehmen')[0]).toMatchObject({ isAnnounced: false })
  expect(listWords('acting as Tenant')[0]).toMatchObject({ isAnnounced: true })
})

test('of a long contract the middle is left out, and no page has more than a hundred', () => {
  const pages = Array.from({ length: 7 }, (_, page) => `Tenant ${'abcdefg'[page]}`)
  expect(listWords(...pages).map(({ page }) => page.number)).toEqual([1, 2, 3, 6, 7])
  const full = Array.from({ length: 40 }, () => 'Tenant of Tenant of Tenant').join('\n')
  expect(listWords(full)).toHaveLength(100)
})

test('a label that no list knows is a role where the contract speaks of it again, with an article', () => {
  const words = listWords('Esecutore        Quartetto Lume', "L'Esecutore si obbliga.", 'Luogo        Muggia')
  expect(words.map(({ role }) => role)).toEqual(['Esecutore'])
  expect(words[0]).toMatchObject({ isKnown: false, isLabel: true, uses: 1 })
  expect(listWords('Esecutore        Quartetto Lume')).toEqual([])
})

test('so is what stands behind words that give a name', () => {
  const words = listWords('Obras del Sur, S.L., en adelante la Promotora', 'La Promotora paga; la Promotora elige.')
  expect(words[0]).toMatchObject({ role: 'Promotora', isKnown: false, isAnnounced: true, uses: 3 })
})

test('a longer label is more than the known word in it', () => {
  const words = listWords('Co-Buyer:        Orla Finch', 'The Co-Buyer signs.', 'Buyer:        Jan Harms')
  expect(words.map(({ role }) => role)).toContain('Co-Buyer')
  expect(words.filter(({ isLabel }) => isLabel).map(({ role, isKnown }) => [role, isKnown])).toEqual([
    ['Co-Buyer', false],
    ['Buyer', true],
  ])
})

test('the beginning of a word announces nothing', () => {
  expect(listWords('Kurzarbeit und Commercial Assets', 'die arbeit, der set, the rcial')).toEqual([])
})

test('quotes may stand apart from the word in them', () => {
  expect(listWords('Vaxe SRL, ci-après « Vaxe », et')[0]).toMatchObject({ role: 'Vaxe', isQuoted: true })
  expect(listWords('sur « Moulin » et « Vallée »').map(({ role }) => role)).toEqual(['Moulin', 'Vallée'])
})

test('a contract without articles speaks of its parties by what they do', () => {
  const picture = 'Station: Talk Radio Ltd.\nPlace: Leeds\nStation pays monthly. Design House shall invoice.'
  expect(listWords(picture).map(({ role, uses }) => [role, uses])).toEqual([['Station', 1]])
  expect(listWords('1. Opérateur\nTélécom SA\nNous appelons l’Opérateur')[0]).toMatchObject({ isLabel: true })
  expect(listWords('3. Hauptteil. Design House\nDesign House shall invoice.')).toEqual([])
  expect(listWords('Design House\nDesign House shall invoice.').map(({ role }) => role)).toEqual(['Design House'])
})
