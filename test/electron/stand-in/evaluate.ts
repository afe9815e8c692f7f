import { runInThisContext } from 'node:vm'

/** A test's question to the main process: a function of Electron's module, as Playwright asks a real Electron. */
export interface Evaluation {
  readonly id: number
  readonly source: string
  readonly argument: unknown
}

export interface Evaluated {
  readonly id: number
  readonly value?: unknown
  readonly error?: string
}

process.on('message', (message: Evaluation) => void answer(message))

async function answer({ id, source, argument }: Evaluation): Promise<void> {
  const electron = await import('./electron.ts')
  let evaluated: Evaluated
  try {
    // The source is a function that the test wrote, as text.
    const ask = runInThisContext(`(${source})`) as (module: object, argument: unknown) => unknown
    evaluated = { id, value: await ask(electron, argument) }
  } catch (error) {
    evaluated = { id, error: String(error) }
  }
  process.send?.(evaluated)
}
