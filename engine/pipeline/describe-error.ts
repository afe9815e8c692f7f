/** Where an error was thrown, for a log: its kind and its stack. Its message may quote the document, which no log may. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const stack = (error.stack ?? '').replace(error.message, '')
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [error.name, ...places].join('\n')
}
