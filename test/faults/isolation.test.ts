import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { denyNetwork } from '../../engine/workers/deny-network.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { createPool } from '../../engine/workers/pool.ts'

interface Loot {
  readonly environment: Readonly<Record<string, string>>
  readonly network: string
}

test('a worker knows nothing of the environment that could be a secret', async () => {
  const { workerEnvironment } = createConfig(
    {},
    {
      TZ: 'Europe/Berlin',
      AWS_SECRET_ACCESS_KEY: 'x',
      DOCKET_DATA: '/x',
      PATH: '/bin',
      HOME: '/root',
      NODE_OPTIONS: '--x',
    },
  )
  expect(workerEnvironment).toEqual({ TZ: 'Europe/Berlin' })
  const { environment } = await plunder(workerEnvironment)
  // Node itself adds how it talks to its parent; some systems add where things lie.
  const own = Object.keys(environment).filter(
    (name) => !/^(NODE_CHANNEL_|NODE_UNIQUE_ID|PWD$|SHLVL$|_$|__CF)/.test(name),
  )
  expect(own.toSorted((a, b) => a.localeCompare(b))).toEqual(['MALLOC_ARENA_MAX', 'TZ'])
})

test.skipIf(denyNetwork() === null)('on Linux a worker reaches no network, not even this machine', async () => {
  expect((await plunder({})).network).toBe('ENETUNREACH')
})

async function plunder(environment: Readonly<Record<string, string>>): Promise<Loot> {
  const server = createServer((socket) => void socket.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const entry = fileURLToPath(new URL('nosy-worker.ts', import.meta.url))
  const pool = createPool<number, never, Loot>({
    spawn: () => forkWorker(entry, { environment }),
    size: 1,
    limits: { stallLimit: 60_000, timeLimit: 60_000, memoryBytes: 2 ** 30 },
  })
  onTestFinished(async () => {
    await pool.close()
    server.close()
  })
  return pool.run((server.address() as AddressInfo).port, { onProgress() {}, signal: new AbortController().signal })
}
