import { quantile } from '../page/review.ts'
import type { KindTimes, Time } from './index.ts'

/** Seconds a page by kind, under a head. */
export function listTimes(kinds: readonly KindTimes[]): readonly (readonly (string | number)[])[] {
  return [
    ['kind', 'pages', 'CPU', 'median', 'p95', 'wall', 'native', 'wall', 'fast', 'ratio', 'to fast'],
    ...kinds.map(({ kind, ours, native, nativeFast }) => {
      const cpu = ours.map((time) => time.cpu).toSorted((a, b) => a - b)
      return [
        kind,
        ours.length,
        mean(ours, 'cpu'),
        quantile(cpu, 0.5).toFixed(2),
        quantile(cpu, 0.95).toFixed(2),
        mean(ours, 'wall'),
        mean(native, 'cpu'),
        mean(native, 'wall'),
        mean(nativeFast, 'cpu'),
        (sumTimes(ours, 'cpu') / sumTimes(native, 'cpu')).toFixed(2),
        (sumTimes(ours, 'cpu') / sumTimes(nativeFast, 'cpu')).toFixed(2),
      ]
    }),
  ]
}

export function sumTimes(times: readonly Time[], what: keyof Time): number {
  return times.reduce((all, time) => all + time[what], 0)
}

function mean(times: readonly Time[], what: keyof Time): string {
  return (sumTimes(times, what) / times.length).toFixed(2)
}
