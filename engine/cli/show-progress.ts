import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  advance(): void
  /** Writes text so that it does not run into the bar. */
  print(text: string, stream: NodeJS.WriteStream): void
  stop(): void
}

/** A bar with rate and time left on stderr; nothing where stderr is no terminal. */
export function showProgress(
  total: number,
  { quiet = false, unit = 'files' }: { readonly quiet?: boolean; readonly unit?: string } = {},
): Progress {
  if (quiet || !process.stderr.isTTY) {
    return { advance() {}, print: (text, stream) => stream.write(text), stop() {} }
  }
  const begun = performance.now()
  let done = 0
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: `{bar} {value}/{total} ${unit}{pace}`,
      hideCursor: true,
      clearOnComplete: true,
      // Ctrl-C is handled where the work is stopped.
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  const show = (): void => bar.start(total, done, { pace: describePace(done, total, performance.now() - begun) })
  show()
  return {
    advance() {
      done += 1
      bar.update(done, { pace: describePace(done, total, performance.now() - begun) })
    },
    // The bar ends by going back to where it began, which must not be above what is printed: it ends before and begins anew.
    print(text, stream) {
      bar.stop()
      stream.write(text)
      show()
    },
    stop() {
      bar.stop()
    },
  }
}

/** Rate and time left at the average so far; nothing before the first file is done. */
function describePace(done: number, total: number, milliseconds: number): string {
  if (done === 0) return ''
  const left = Math.round(((milliseconds / done) * (total - done)) / 1000)
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return `, ${((done * 1000) / milliseconds).toFixed(1)}/s, ${clock} left`
}
