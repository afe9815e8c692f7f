import { registerHooks } from 'node:module'

/** Loaded before a program: it finds no runtime for PP-OCR, as on a system that there is no binary for. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'onnxruntime-node' ? 'no-such-package' : specifier, context),
})
