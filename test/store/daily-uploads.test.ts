import { expect, test } from 'vitest'
import { addDailyUpload, readDailyUploads } from '../../engine/store/daily-uploads.ts'
import { openTestStore } from './open-test-store.ts'

test('an upload counts for its account, its user and its token', () => {
  const { database } = openTestStore()
  addDailyUpload(database, '2026-11-21', { accountId: 1, userId: 1, tokenId: 1 })
  addDailyUpload(database, '2026-11-21', { accountId: 1, userId: 1, tokenId: 2 })
  addDailyUpload(database, '2026-11-21', { accountId: 1, userId: 2, tokenId: 3 })
  const uploader = { accountId: 1, userId: 1, tokenId: 2 }
  expect(readDailyUploads(database, '2026-11-21', uploader)).toEqual({ account: 3, user: 2, token: 1 })
})

test('a new day begins at nothing, and days that are long past are forgotten', () => {
  const { database } = openTestStore()
  const uploader = { accountId: 1, userId: 1, tokenId: 1 }
  addDailyUpload(database, '2026-12-31', uploader)
  expect(readDailyUploads(database, '2027-01-01', uploader)).toEqual({ account: 0, user: 0, token: 0 })
  addDailyUpload(database, '2027-01-01', uploader)
  expect(readDailyUploads(database, '2026-12-31', uploader)).toEqual({ account: 1, user: 1, token: 1 })
  expect(readDailyUploads(database, '2027-01-01', uploader)).toEqual({ account: 1, user: 1, token: 1 })
  addDailyUpload(database, '2027-01-08', uploader)
  expect(readDailyUploads(database, '2026-12-31', uploader)).toEqual({ account: 0, user: 0, token: 0 })
})
