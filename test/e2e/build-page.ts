import { join } from 'node:path'
import { build } from 'vite'

/** The tests see the page as it is shipped, built from the sources as they are now. */
export default async function buildPage(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '../../renderer/vite.config.ts'), logLevel: 'warn' })
}
