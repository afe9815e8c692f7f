import type { Box } from '../../../domain/page.ts'

/** A line of text as it stands on a picture, at any angle; pixels. */
export interface TextLine {
  /** Its upper left corner. */
  readonly left: number
  readonly top: number
  /** Along the line and across it. */
  readonly width: number
  readonly height: number
  /** Unit vector along the line; across it is the same turned a quarter clockwise. */
  readonly along: readonly [x: number, y: number]
  /** How far its middle stands below its ends, across it, as on paper that is not flat: a parabola. Negative: above. */
  readonly bend: number
}

/** How far a line stands below its ends at a place along it, in pixels. */
export function bendAt({ width, bend }: TextLine, along: number): number {
  return bend === 0 ? 0 : (4 * bend * along * (width - along)) / width ** 2
}

/** Degrees; positive where a line falls to the right. */
export function slantOf({ along: [x, y] }: TextLine): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}

/** The smallest upright box around a line, but for its bend. */
export function surroundLine({ left, top, width, height, along: [x, y] }: TextLine): Box {
  const [overX, overY] = [width * x, width * y]
  const [downX, downY] = [-height * y, height * x]
  return [
    left + Math.min(0, overX, downX, overX + downX),
    top + Math.min(0, overY, downY, overY + downY),
    left + Math.max(0, overX, downX, overX + downX),
    top + Math.max(0, overY, downY, overY + downY),
  ]
}

/** How sure the network is of a point of text, and of a line's points at the mean. */
const LEAST_POINT = 0.3
const LEAST_LINE = 0.5
/** Points on the network's map. */
const LEAST_SIDE = 3
/** The network draws lines thinner than they are: by area over perimeter times this (the training's shrink ratio 0.4, undone). */
const UNCLIP = 1.6
/** Only of lines so many times longer than high the bend can be told, and less than this share of their height is none. */
const LEAST_LONG = 6
const LEAST_BEND = 0.2

/**
 * The lines on a map of how sure each point is part of one.
 * @param map row by row
 * @param scaleX from points of the map to pixels of the picture
 */
export function outlineLines(
  map: Float32Array,
  width: number,
  height: number,
  scaleX: number,
  scaleY: number,
): readonly TextLine[] {
  const seen = new Uint8Array(map.length)
  const lines: TextLine[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 1 || map[start]! < LEAST_POINT) continue
    const { points, middles, mean } = gatherPatch(map, width, height, start, seen)
    if (mean < LEAST_LINE) continue
    const outline = points.map(([x, y]): Point => [x * scaleX, y * scaleY])
    const line = straightenLine(
      surroundTightly(findHull(outline)),
      outline,
      middles.map(([x, y]): Point => [x * scaleX, y * scaleY]),
    )
    if (Math.min(line.width, line.height) < LEAST_SIDE * Math.min(scaleX, scaleY)) continue
    lines.push(widen(line))
  }
  return lines
}

type Point = readonly [x: number, y: number]

/** The ends of each row of a connected patch, the middle of each column, and how sure its points are. */
function gatherPatch(
  map: Float32Array,
  width: number,
  height: number,
  start: number,
  seen: Uint8Array,
): { readonly points: readonly Point[]; readonly middles: readonly Point[]; readonly mean: number } {
  const ends = new Map<number, [number, number]>()
  const columns = new Map<number, [sum: number, count: number]>()
  const open = [start]
  seen[start] = 1
  let sum = 0
  let count = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const y = Math.floor(at / width)
    const x = at - y * width
    sum += map[at]!
    count += 1
    const column = columns.get(x)
    if (column === undefined) columns.set(x, [y, 1])
    else {
      column[0] += y
      column[1] += 1
    }
    const row = ends.get(y)
    if (row === undefined) ends.set(y, [x, x])
    else {
      if (x < row[0]) row[0] = x
      if (x > row[1]) row[1] = x
    }
    for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY += 1) {
      for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX += 1) {
        const next = nextY * width + nextX
        if (seen[next] === 1 || map[next]! < LEAST_POINT) continue
        seen[next] = 1
        open.push(next)
      }
    }
  }
  const points = [...ends].flatMap(([y, [first, last]]): Point[] => [
    [first, y],
    [first, y + 1],
    [last + 1, y],
    [last + 1, y + 1],
  ])
  const middles = [...columns].map(([x, [total, rows]]): Point => [x + 0.5, total / rows + 0.5])
  return { points, middles, mean: sum / count }
}

/** Andrew's monotone chain. */
function findHull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Point[]): Point[] => {
    const hull: Point[] = []
    for (const point of from) {
      while (hull.length > 1 && turnOf(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnOf(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** The smallest rectangle around a hull: one of its sides lies on one of the hull's. */
function surroundTightly(hull: readonly Point[]): TextLine {
  let best: TextLine | null = null
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length]!
    const line = surroundAlong(hull, Math.atan2(next[1] - point[1], next[0] - point[0]))
    if (best === null || line.width * line.height < best.width * best.height) best = line
  }
  return best!
}

/** Lines run to the right, at most 45 degrees up or down: what runs up or down the page is a line that is higher than wide. */
function surroundAlong(hull: readonly Point[], angle: number): TextLine {
  const quarter = Math.PI / 2
  const slant = angle - Math.round(angle / quarter) * quarter
  const [x, y] = [Math.cos(slant), Math.sin(slant)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [px, py] of hull) {
    const along = px * x + py * y
    const across = py * x - px * y
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  return {
    left: left * x - top * y,
    top: left * y + top * x,
    width: right - left,
    height: bottom - top,
    along: [x, y],
    bend: 0,
  }
}

/** A long line that is bent is the rectangle around its points as they would lie on flat paper, and its bend. */
function straightenLine(line: TextLine, outline: readonly Point[], middles: readonly Point[]): TextLine {
  const { left, top, width, along } = line
  if (width < LEAST_LONG * line.height) return line
  const [x, y] = along
  const place = ([px, py]: Point): Point => [(px - left) * x + (py - top) * y, (py - top) * x - (px - left) * y]
  const bend = fitBend(middles.map((point) => place(point)).map(([at, across]): Point => [at / width, across]))
  const flat = outline.map((point): Point => {
    const raised = bendAt({ ...line, bend }, place(point)[0])
    return [point[0] + raised * y, point[1] - raised * x]
  })
  const straight = surroundTightly(findHull(flat))
  return Math.abs(bend) < LEAST_BEND * straight.height ? line : { ...straight, bend }
}

/** The b of c + s t + 4 b t (1 - t) that lies nearest to points of t from 0 to 1 (least squares, by polynomials that do not mix). */
function fitBend(points: readonly Point[]): number {
  const middle = points.reduce((sum, [t]) => sum + t, 0) / points.length
  const moment = (power: number): number => points.reduce((sum, [t]) => sum + (t - middle) ** power, 0)
  const [second, third] = [moment(2), moment(3)]
  const square = (t: number): number => (t - middle) ** 2 - (third / second) * (t - middle) - second / points.length
  const size = points.reduce((sum, [t]) => sum + square(t) ** 2, 0)
  return size === 0 ? 0 : -points.reduce((sum, [t, across]) => sum + square(t) * across, 0) / size / 4
}

function widen({ left, top, width, height, along: [x, y], bend }: TextLine): TextLine {
  const margin = (width * height * UNCLIP) / (2 * (width + height))
  return {
    left: left - margin * x + margin * y,
    top: top - margin * y - margin * x,
    width: width + 2 * margin,
    height: height + 2 * margin,
    along: [x, y],
    bend,
  }
}
