import { expect, test } from 'vitest'
import type { Principal } from '../../engine/access/authenticate.ts'
import { checkTestUploads, countTestUpload, DailyLimitError } from '../../engine/access/count-test-uploads.ts'
import { getAccount } from '../../engine/store/accounts.ts'
import type { WritingDatabase } from '../../engine/store/database.ts'
import { createToken, type Mode } from '../../engine/store/tokens.ts'
import { openTestStore } from '../store/open-test-store.ts'

const ROOM = { testUploadsPerAccount: 100, testUploadsPerUser: 100, testUploadsPerToken: 100 }
const NOON = new Date('2026-11-21T12:00:00Z')

test.each(['testUploadsPerAccount', 'testUploadsPerUser', 'testUploadsPerToken'] as const)(
  '%s uploads go through and no more',
  (limit) => {
    const { database, principal } = openUploader('test')
    const limits = { ...ROOM, [limit]: 2 }
    countTestUpload(database, principal, limits, NOON)
    countTestUpload(database, principal, limits, NOON)
    expect(() => checkTestUploads(database, principal, limits, NOON)).toThrow(DailyLimitError)
    expect(() => countTestUpload(database, principal, limits, NOON)).toThrow(DailyLimitError)
  },
)

test('to look does not count', () => {
  const { database, principal } = openUploader('test')
  const limits = { ...ROOM, testUploadsPerToken: 1 }
  for (let look = 0; look < 3; look += 1) checkTestUploads(database, principal, limits, NOON)
  countTestUpload(database, principal, limits, NOON)
})

test('the limit ends with the day, in UTC, and the error says when that is', () => {
  const { database, principal } = openUploader('test')
  const limits = { ...ROOM, testUploadsPerToken: 1 }
  const late = new Date('2026-11-21T23:59:58.500Z')
  countTestUpload(database, principal, limits, late)
  expect(() => countTestUpload(database, principal, limits, late)).toThrow(
    expect.objectContaining({ name: 'DailyLimitError', retryAfter: 2 }),
  )
  countTestUpload(database, principal, limits, new Date('2026-11-22T00:00:00Z'))
})

test('live uploads are not counted', () => {
  const { database, principal } = openUploader('live')
  const none = { testUploadsPerAccount: 0, testUploadsPerUser: 0, testUploadsPerToken: 0 }
  countTestUpload(database, principal, none, NOON)
  expect(database.prepare('SELECT count(*) AS n FROM daily_uploads').get()).toEqual({ n: 0 })
})

function openUploader(mode: Mode): { readonly database: WritingDatabase; readonly principal: Principal } {
  const { database } = openTestStore()
  const { token } = createToken(database, { accountId: 1, mode, abilities: [] })
  return { database, principal: { token, account: getAccount(database, 1)! } }
}
