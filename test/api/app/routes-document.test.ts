import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { routeApp } from '../../../engine/api/routes/app/app.ts'
import { liveEventSchemas } from '../../../engine/contract/app/live-event.ts'
import { createBackupJob } from '../../../engine/store/backup-job.ts'
import { databasePath, openReadingDatabase } from '../../../engine/store/database.ts'
import { makeEngine } from '../../pipeline/open-test-engine.ts'

const text = readFileSync(join(import.meta.dirname, '../../../docs/app-routes.md'), 'utf8')

test('docs/app-routes.md names every route of the app, and no other', () => {
  const { config, database, intake, events } = makeEngine()
  const reading = openReadingDatabase(databasePath(config.dataFolder))
  onTestFinished(() => reading.close())
  const router = routeApp({
    config,
    baseUrl: 'http://127.0.0.1:8642',
    version: '0.0.0',
    database,
    reading,
    intake,
    queue: { events, wake: () => {} },
    webhooks: { wake: () => {} },
    payments: { readTerms: () => null, open: async () => null, lookAfter: () => {} },
    backup: createBackupJob(database, config.dataFolder),
    makeWorkbook: async () => new Uint8Array(),
    closing: new AbortController().signal,
    log: pino({ level: 'silent' }),
  })
  const routes = router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  )
  const named = [...text.matchAll(/^\| ([A-Z]+) \| (\/\S+) \|/gm)].map(([, method, path]) => `${method} ${path}`)
  expect(named.toSorted()).toEqual(routes.toSorted())
})

test('docs/app-routes.md names every live event, and no other', () => {
  const named = new Set([...text.matchAll(/`(documents?\.\w+)`/g)].map(([, name]) => name!))
  expect([...named].toSorted()).toEqual(Object.keys(liveEventSchemas).toSorted())
})
