import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

/** The long form of the fault tests, which takes hours: `npm run test:faults`, with the names of files to run these alone. */
const ROOT = join(import.meta.dirname, '../..')
const files = process.argv.slice(2).map((name) => join('test/faults', name))
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'test/vitest.config.ts',
    // What one test does to the machine must not count as another one's fault.
    '--no-file-parallelism',
    ...(files.length > 0 ? files : ['test/faults']),
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      DOCKET_LONG_FAULTS: '1',
      PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
    },
  },
)
process.exitCode = status ?? 1
