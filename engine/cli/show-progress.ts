import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  advance(): void
  /** Writes text so that it does not run into the bar. */
  print(text: string, stream: NodeJS.WriteStream): void
  stop(): void
}

const CLEAR_LINE = '\r\u001b[K'

/** A bar with rate and time left on stderr; nothing where stderr is no terminal. */
export function showProgress(total: number, { quiet }: { readonly quiet: boolean }): Progress {
  if (quiet || !process.stderr.isTTY) {
    return { advance() {}, print: (text, stream) => stream.write(text), stop() {} }
  }
  const begun = performance.now()
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: '{bar} {value}/{total} files, {rate}/s, {eta_formatted} left',
      hideCursor: true,
      clearOnComplete: true,
      etaBuffer: 20,
      // Ctrl-C is handled where the work is stopped.
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  let done = 0
  bar.start(total, 0, { rate: '0' })
  return {
    advance() {
      done += 1
      const seconds = (performance.now() - begun) / 1000
      bar.update(done, { rate: (done / seconds).toFixed(1) })
    },
    print(text, stream) {
      process.stderr.write(CLEAR_LINE)
      stream.write(text)
    },
    stop() {
      bar.stop()
    },
  }
}
