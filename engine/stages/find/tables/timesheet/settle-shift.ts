/** A figure in a line of a timesheet, by what it can be. */
export interface ShiftFigure {
  /** As a time of day, `HH:MM`. */
  readonly time: string | null
  /** Printed with a colon: a time or a duration, never money. */
  readonly isClock: boolean
  /** As hours, a decimal number. */
  readonly hours: string | null
  /** As whole minutes. */
  readonly minutes: number | null
}

export interface Shift {
  readonly start: string
  readonly end: string
  /** Whole minutes. */
  readonly pause: string | null
  readonly hours: string
}

/** No break lasts longer, in minutes. */
const MOST_BREAK = 180
/** Minutes by which hours that are rounded may differ from the times. */
const ROUNDED = 1.5

/**
 * Which figures of a line are start, end, break and hours: those that prove each other, hours = end - start - break. A day in
 * two parts, morning and afternoon, begins with the first time and ends with the last one.
 */
export function settleShift(figures: readonly ShiftFigure[]): Shift | null {
  const clocks = figures.filter((figure) => figure.time !== null && figure.isClock)
  const times = clocks.length >= 2 ? clocks : figures.filter((figure) => figure.time !== null)
  const whole = settleParts(figures, times.slice(0, 4))
  if (whole !== null) return whole
  // Between start and end there may stand a break, as a clock as well.
  const pairs = times.flatMap((from, index) => times.slice(index + 1, index + 3).map((to) => [from, to] as const))
  const shifts = pairs.flatMap((pair) => settlePart(figures, pair))
  // Target hours may equal the time of presence by chance: a break that is printed proves more.
  return shifts.find(({ pause }) => pause !== null) ?? shifts[0] ?? null
}

/** Morning and afternoon: the break is the time between them. */
function settleParts(figures: readonly ShiftFigure[], times: readonly ShiftFigure[]): Shift | null {
  if (times.length < 4) return null
  const [start, noon, after, end] = times.map(({ time }) => toMinutes(time!)) as [number, number, number, number]
  if (!(start < noon && noon <= after && after < end)) return null
  const worked = noon - start + end - after
  const hours = figures.find((figure) => !times.includes(figure) && isNear(hoursOf(figure), worked))
  if (hours === undefined) return null
  return { start: times[0]!.time!, end: times[3]!.time!, pause: String(after - noon), hours: hours.hours! }
}

function settlePart(figures: readonly ShiftFigure[], times: readonly ShiftFigure[]): readonly Shift[] {
  const [start, end] = times.map(({ time }) => time!)
  if (start === undefined || end === undefined) return []
  const present = (toMinutes(end) - toMinutes(start) + 1440) % 1440
  const others = figures.filter((figure) => !times.includes(figure))
  return others.toReversed().flatMap((worked): readonly Shift[] => {
    const gap = present - hoursOf(worked)
    if (Number.isNaN(gap) || gap < -ROUNDED || gap > MOST_BREAK) return []
    const pause = others.find((other) => other !== worked && breaksOf(other).some((minutes) => isNear(minutes, gap)))
    if (pause !== undefined) return [{ start, end, pause: String(Math.round(gap)), hours: worked.hours! }]
    return isNear(present, hoursOf(worked)) ? [{ start, end, pause: null, hours: worked.hours! }] : []
  })
}

/** `0:30`, `0,5` and `30` are thirty minutes. */
function breaksOf({ hours, minutes }: ShiftFigure): readonly number[] {
  return [...(minutes === null ? [] : [minutes]), ...(hours === null ? [] : [Number(hours) * 60])]
}

function hoursOf({ hours }: ShiftFigure): number {
  return hours === null ? Number.NaN : Number(hours) * 60
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < ROUNDED
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
