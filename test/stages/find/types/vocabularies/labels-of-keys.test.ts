import { expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

test.each(['Austritt: 30.04.2026', 'Leaving date: 30 April 2026'])(
  'a key is found by the labels of its entry: %s',
  (picture) => {
    const context = { locale: null, codes: [], additionalText: null }
    const { scalars } = findCandidates([makePage(picture)], 'salary-statement', context)
    expect(scalars['exit_date']!.map(scalarOf)).toEqual(['2026-04-30'])
  },
)
