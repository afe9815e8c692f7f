import type { Turn } from '../../domain/content.ts'
import type { GreyImage } from './grey-image.ts'
import type { LineReader } from './line-reader.ts'
import { readTurned } from './paddle/move-line.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import { meanConfidence } from './weigh-words.ts'

/** Lines that are read to tell which way is up, and how many times longer than high a part of each. */
const PROBES = 4
const PROBE_RATIO = 10
/** Mean confidence: lines that are read the right way round mostly reach 0.85 and more, upside down they stay below 0.65. */
const SURE = 0.8
/** How much surer another way has to be. */
const CLEARLY = 0.1
/** A line is so many times longer than high; less is a word or a single letter. */
const LEAST_RATIO = 2

/** The turn that brings a picture upright: the shape of its lines tells the axis, reading the longest ones the direction. */
export async function findTurn(reader: LineReader, picture: GreyImage, lines: readonly TextLine[]): Promise<Turn> {
  const isOnSide =
    measureLength(lines.filter((line) => isTall(line))) > measureLength(lines.filter((line) => isWide(line)))
  const probes = lines
    .filter((line) => (isOnSide ? isTall(line) : isWide(line)))
    .toSorted((a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height))
    .slice(0, PROBES)
  if (probes.length === 0) return 0
  const read = async (turn: Turn): Promise<number> =>
    meanConfidence(
      (
        await reader.readLines(
          picture,
          probes.map((line) => shorten(readTurned(line, turn))),
        )
      ).flat(),
    )
  const [usual, other]: readonly [Turn, Turn] = isOnSide ? [90, 270] : [0, 180]
  const confidence = await read(usual)
  if (confidence > SURE) return usual
  return (await read(other)) > confidence + CLEARLY ? other : usual
}

function measureLength(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
}

function isWide({ width, height }: TextLine): boolean {
  return width > LEAST_RATIO * height
}

function isTall({ width, height }: TextLine): boolean {
  return height > LEAST_RATIO * width
}

function shorten(line: TextLine): TextLine {
  return { ...line, width: Math.min(line.width, PROBE_RATIO * line.height) }
}
