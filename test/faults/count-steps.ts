import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import Database from 'better-sqlite3'

type Call = (this: unknown, ...given: unknown[]) => unknown

/** What changes files for good, in the order in which a crash may come between. */
const CHANGES = ['mkdirSync', 'renameSync', 'rmSync', 'chmodSync', 'fsyncSync'] as const

/**
 * Counts this process's lasting changes to files and its SQLite transactions: one step just before each and one just after it.
 * Import it before what is to be watched is called.
 * @param dieAt the step at which the process kills itself, as a power cut would; 0: never
 * @returns tells how many steps there were so far
 */
export function countSteps(dieAt: number): () => number {
  let count = 0
  const step = (): void => {
    count += 1
    if (count === dieAt) process.kill(process.pid, 'SIGKILL')
  }
  const watch = (call: Call): Call =>
    function watched(this: unknown, ...given) {
      step()
      const result = call.apply(this, given)
      if (!(result instanceof Promise)) step()
      return result instanceof Promise ? result.finally(step) : result
    }

  for (const name of CHANGES) Object.assign(fs, { [name]: watch(fs[name] as Call) })
  for (const name of ['mkdir', 'open', 'rm'] as const) {
    Object.assign(fs.promises, { [name]: watch(fs.promises[name] as Call) })
  }
  syncBuiltinESMExports()
  watchTransactions(watch)
  return () => count
}

/** Each transaction as a whole; inside it a crash changes nothing, whatever was done. */
function watchTransactions(watch: (call: Call) => Call): void {
  const prototype = Database.prototype as unknown as { transaction: (work: Call) => Record<string, Call> & Call }
  const begin = prototype.transaction
  prototype.transaction = function transaction(this: unknown, work) {
    const transact = begin.call(this as never, work)
    return Object.assign(watch(transact), { immediate: watch(transact['immediate']!) }) as never
  }
}
