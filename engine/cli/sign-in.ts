import { resolve } from 'node:path'
import { createSignInLink } from '../access/sign-in.ts'
import { createConfig } from '../config.ts'
import { findServer } from '../listen.ts'
import { MisuseError } from './exit-codes.ts'
import { withStore } from './open-store.ts'

/** Prints a link that signs a browser in at the running service, once. */
export function printSignInLink({ data }: { readonly data?: string }): void {
  const { dataFolder } = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  const url = findServer(dataFolder)
  if (url === null) throw new MisuseError('No service runs on this data folder. Start it with `docket serve`.')
  process.stdout.write(`${withStore(data, (database) => createSignInLink(database, url))}\n`)
}
