import { showProgress, type Progress } from './show-progress.ts'

/** A bar for work that says only later how much there is of it. */
export function watchProgress(unit: string): {
  readonly show: (done: number, total: number) => void
  readonly stop: () => void
} {
  let bar: Progress | null = null
  return {
    show(_, total) {
      bar ??= showProgress(total, { unit })
      bar.advance()
    },
    stop() {
      bar?.stop()
      bar = null
    },
  }
}
