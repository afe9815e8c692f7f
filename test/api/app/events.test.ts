import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openSession } from '../../../engine/access/sign-in.ts'
import { createLiveEvents } from '../../../engine/api/live-events.ts'
import { liveEventSchemas, type LiveEventName } from '../../../engine/contract/app/live-event.ts'
import { setCredits } from '../../../engine/store/accounts.ts'
import { expectError } from '../../contract/expect-error.ts'
import { makeForm } from '../../contract/open-test-api.ts'
import { makeEngine } from '../../pipeline/open-test-engine.ts'
import { listenToEvents } from './listen-to-events.ts'
import { cookieHeader, openApp } from './open-app.ts'

async function openEngine() {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const url = engine.url!
  const app = openApp({ database: engine.database, url })
  const upload = async (name: string): Promise<number> => {
    const body = makeForm({ name, content: '%PDF-1.7 a test' })
    const answer = (await (await app('/app/accounts/1/documents', { method: 'POST', body })).json()) as {
      data?: { id: number }
      document?: { id: number }
    }
    return (answer.data ?? answer.document)!.id
  }
  return { engine, url, app, upload }
}

describe('live events', () => {
  test('tell of a document from its upload to its end, in order and as their schemas say', async () => {
    const { app, upload } = await openEngine()
    const events = await listenToEvents(app)
    expect(events.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(events.response.headers.get('cache-control')).toBe('no-store')
    const id = await upload('bill.pdf')
    await events.waitFor('document.completed', id)
    const damaged = await upload('damaged.pdf')
    await events.waitFor('document.failed', damaged)
    await app(`/app/documents/${damaged}/process`, { method: 'POST' })
    await events.waitFor('document.queued', damaged)
    await app(`/app/documents/${id}`, { method: 'DELETE' })
    await events.waitFor('document.deleted', id)
    for (const { name, data } of events.heard) liveEventSchemas[name as LiveEventName].strict().parse(data)
    const story = events.heard.filter(({ data }) => (data as { id: number }).id === id)
    expect(story.map(({ name, data }) => [name, (data as { stage?: string }).stage])).toEqual([
      ['document.created', undefined],
      ['document.progress', 'scanning'],
      ['document.progress', 'reading'],
      ['document.completed', undefined],
      ['document.deleted', undefined],
    ])
    expect(story.find(({ name }) => name === 'document.completed')?.data).toMatchObject({
      id,
      account_id: 1,
      status: 'completed',
      type: 'invoice',
    })
    events.close()
  })

  test('tell of a document that is blocked from the start, and of one that is blocked while it is read', async () => {
    const { engine, app, upload } = await openEngine()
    const events = await listenToEvents(app)
    const locked = await upload('locked.pdf')
    expect((await events.waitFor('document.blocked', locked)).data).toMatchObject({ status: 'blocked' })
    setCredits(engine.database, 1, 0)
    const unpaid = await upload('bill.pdf')
    expect((await events.waitFor('document.created', unpaid)).data).toMatchObject({ status: 'blocked' })
    events.close()
  })

  test('are heard by everyone who listens', async () => {
    const { app, upload } = await openEngine()
    const both = await Promise.all([listenToEvents(app), listenToEvents(app)])
    const id = await upload('bill.pdf')
    await Promise.all(both.map((events) => events.waitFor('document.completed', id)))
    for (const events of both) events.close()
  })

  test('end when the engine stops, which does not wait for those who listen', async () => {
    const { engine, app } = await openEngine()
    const events = await listenToEvents(app)
    const start = performance.now()
    await Promise.all([engine.stop(), events.ended])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('end at once when the session signs out, those of other sessions go on', async () => {
    const { engine, url, app, upload } = await openEngine()
    const cookie = cookieHeader(openSession(engine.database, url))
    const mine = await listenToEvents((path, options) => app(path, { ...options, cookie }))
    const theirs = await listenToEvents(app)
    const start = performance.now()
    await app('/app/session', { method: 'DELETE', cookie })
    await mine.ended
    // The heartbeat that would end it otherwise comes after 15 seconds.
    expect(performance.now() - start).toBeLessThan(10_000)
    const id = await upload('bill.pdf')
    await theirs.waitFor('document.completed', id)
    theirs.close()
  })

  test('need a session; HEAD is answered and ends', async () => {
    const { url, app } = await openEngine()
    await expectError(await fetch(`${url}/app/events`), 401, 'unauthenticated')
    const head = await app('/app/events', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  })
})

describe('the heartbeat', () => {
  test('comes while nothing happens, and ends the stream when it is no longer wanted', async () => {
    const engine = makeEngine()
    const { database, events } = engine
    const queue = { events, wake: () => {} }
    const closing = new AbortController().signal
    const live = createLiveEvents({ database, queue, closing, baseUrl: 'http://docket' }, { heartbeat: 1 })
    let beats = 0
    const stream = live.open(() => beats < 3)
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      beats += chunk.split(':\n\n').length - 1
    })
    await once(stream, 'end')
    expect(text).toMatch(/^retry: \d+\n\n(:\n\n){3,}$/)
  })

  test('a session that was signed out is no longer open to the stream', async () => {
    const { engine, url, app } = await openEngine()
    const cookie = cookieHeader(openSession(engine.database, url))
    expect((await app('/app/session', { method: 'DELETE', cookie })).status).toBe(204)
    await expectError(await app('/app/events', { cookie }), 401, 'unauthenticated')
  })

  test('a listener that takes nothing is cut off, the others are not', async () => {
    const { database, events } = makeEngine()
    const queue = { events, wake: () => {} }
    const closing = new AbortController().signal
    const live = createLiveEvents({ database, queue, closing, baseUrl: 'http://docket' })
    const idle = live.open(() => true)
    const eager = live.open(() => true).resume()
    const progress = { stage: 'recognizing', pagesDone: 1, pagesTotal: 1000 } as const
    for (let turn = 0; turn < 1000 && !idle.destroyed; turn++) {
      for (let count = 0; count < 100; count++) events.emit('progress', 1, progress, 1)
      await setImmediate()
    }
    expect(idle.destroyed).toBe(true)
    expect(eager.destroyed).toBe(false)
    eager.destroy()
  })
})
