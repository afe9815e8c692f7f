/** First and last day, both included, as `2026-10-01`. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const PERIODS = ['this_month', 'last_month', 'this_quarter', 'last_quarter', 'this_year', 'last_year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What accountants call periods, seen from a day. */
export function findPeriod(name: PeriodName, today: Date): Period {
  const year = today.getFullYear()
  const month = today.getMonth()
  const quarter = month - (month % 3)
  const spans: Readonly<Record<PeriodName, readonly [year: number, month: number, months: number]>> = {
    this_month: [year, month, 1],
    last_month: [year, month - 1, 1],
    this_quarter: [year, quarter, 3],
    last_quarter: [year, quarter - 3, 3],
    this_year: [year, 0, 12],
    last_year: [year - 1, 0, 12],
  }
  const [firstYear, firstMonth, months] = spans[name]
  return {
    from: writeDay(new Date(Date.UTC(firstYear, firstMonth, 1))),
    to: writeDay(new Date(Date.UTC(firstYear, firstMonth + months, 0))),
  }
}

function writeDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}
