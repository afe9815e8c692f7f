import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'

/** All addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>

/** Half of the threads that Node has for lookups and files together: without a name server each lookup holds one for half a minute. */
const AT_ONCE = 2

/** As the operating system resolves names, a few at once, so that uploads go on while no name server answers. */
export const resolveHost: ResolveHost = limitLookups((host) => lookup(host, { all: true }), AT_ONCE)

/** Lets so many lookups run at once; the others wait for their turn. */
export function limitLookups(resolve: ResolveHost, atOnce: number): ResolveHost {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (host) => {
    if (free > 0) free -= 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await resolve(host)
    } finally {
      const beginNext = waiting.shift()
      if (beginNext) beginNext()
      else free += 1
    }
  }
}
