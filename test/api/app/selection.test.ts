import { expect, test } from 'vitest'
import { selectDocuments } from '../../../engine/api/routes/app/selection.ts'
import { bodyFilterSchema } from '../../../engine/contract/app/selection.ts'
import { copyDocument, makeListed } from '../../store/make-listed.ts'
import { openTestStore } from '../../store/open-test-store.ts'

test('a filter means all that it lets pass, beyond a hundred thousand too', () => {
  const { database } = openTestStore()
  copyDocument(database, makeListed(database), 100_000)
  expect(selectDocuments(database, 1, { filter: bodyFilterSchema.parse({}) })).toHaveLength(100_001)
})
