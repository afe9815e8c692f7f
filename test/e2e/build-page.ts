import { join } from 'node:path'
import { build } from 'vite'

/** The tests see the page as it is shipped, built from the sources as they are now; `npm test` has just done so. */
export default async function buildPage(): Promise<void> {
  if (process.env['DOCKET_TESTS_BUILT']) return
  await build({ configFile: join(import.meta.dirname, '../../renderer/vite.config.ts'), logLevel: 'warn' })
}
