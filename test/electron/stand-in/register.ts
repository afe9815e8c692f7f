import { registerHooks } from 'node:module'

/** Electron's binary is not everywhere: its module is answered by the stand-in beside this file. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== 'electron') return nextResolve(specifier, context)
    return { url: new URL('./electron.ts', import.meta.url).href, format: 'module-typescript', shortCircuit: true }
  },
})
