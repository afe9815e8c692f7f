import { expect, test } from 'vitest'
import { setPages } from '../../engine/domain/typeset-text.ts'
import { layOut } from '../../engine/stages/find/layout.ts'
import { listTokens } from '../../engine/stages/find/phrases/list-tokens.ts'
import { joinLines } from '../../engine/stages/find/types/running-text.ts'
import { describeLesson, fitPhrasesByAll, fitPhrasesUnseen } from './read-phrases-unseen.ts'

const TEXT = 'Kündigung mit einer Frist von 30 Tagen (§ 558 BGB).\n\nGerichtsstand ist Bad Homburg.'

function paper(truth: Readonly<Record<string, unknown>>, text = TEXT, name = 'a') {
  return {
    path: name,
    group: name,
    label: { kind: 'paper', truth: { type: 'contract', ...truth } },
    pages: setPages(text),
  }
}

/** The words of each place that a lesson gives for a key. */
function placesOf(truth: Readonly<Record<string, unknown>>, key: string): readonly string[] | undefined {
  const document = paper(truth)
  const running = joinLines(layOut(document.pages))
  const { tokens } = listTokens(running)
  return describeLesson(document)
    ?.answers.get(`contract ${key}`)
    ?.map(([first, last]) => running.text.slice(tokens[first]!.from, tokens[last]!.to))
}

test('a value teaches where it is printed, with its figures and signs, in each of the forms that are right', () => {
  expect(placesOf({ notice_period: '30 Tagen' }, 'notice_period')).toEqual(['30 Tagen'])
  expect(placesOf({ subject: '§ 558 BGB' }, 'subject')).toEqual(['558 BGB'])
  expect(placesOf({ jurisdiction: ['Bad Homburg', 'Homburg'] }, 'jurisdiction')).toEqual(['Bad Homburg', 'Homburg'])
})

test('a value that there is not teaches that nothing is it, one that is not printed teaches nothing', () => {
  expect(placesOf({ jurisdiction: null }, 'jurisdiction')).toEqual([])
  expect(placesOf({ jurisdiction: 'Wien' }, 'jurisdiction')).toBeUndefined()
  expect(describeLesson(paper({}))).toBeNull()
})

test('readers that are judged have not seen the group', () => {
  const towns = ['Emden', 'Wels', 'Landau', 'Chemnitz', 'Kempten', 'Freiburg', 'Zwickau', 'Aurich']
  const papers = towns.map((town) => paper({ jurisdiction: town }, `Vertrag\n\nGerichtsstand ist ${town}.`, town))
  const unseen = fitPhrasesUnseen(papers)
  expect([...unseen.keys()].toSorted()).toEqual(towns.toSorted())
  expect(new Set(unseen.values()).size).toBe(4)
  expect(fitPhrasesByAll(papers.toReversed())).toEqual(fitPhrasesByAll(papers))
})
