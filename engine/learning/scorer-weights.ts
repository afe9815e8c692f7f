import type { Calibration } from './calibration.ts'
import type { PieceReader } from './piece-reader.ts'
import type { Forest } from './forest.ts'

/** A forest with the names of what it measures, so that weights and code cannot drift apart unnoticed. */
export interface NamedForest {
  readonly features: readonly string[]
  readonly forest: Forest
}

/** And how far it can be trusted. */
export interface TrainedForest extends NamedForest {
  /** By key; the entry `*` stands for every key without one. */
  readonly calibrations: Readonly<Record<string, Calibration>>
}

/** How likely each way to begin and end a value is right. */
export interface BoundsWeights extends NamedForest {
  /** Tells pieces of addresses from what stands around them. */
  readonly reader: PieceReader
}

/** How likely a name is a contract's party's, an address its own, and a word what it is called. */
export interface PartyWeights {
  readonly names: NamedForest
  readonly addresses: NamedForest
  readonly roles: NamedForest
  /** How surely every row is right. */
  readonly calibration: Calibration
}

/** How likely a name is a party's, among all forms of its name and all other names. */
export interface NameWeights extends TrainedForest {
  /** Tells parties' names from other words. */
  readonly reader: PieceReader
}

/** What training found out, as the package ships it. */
export interface ScorerWeights {
  readonly name: string
  /** The day of the training, YYYY-MM-DD. */
  readonly date: string
  /** How many documents it was fitted on. */
  readonly documents: number
  /** How likely a candidate is the value of its key. */
  readonly candidates: TrainedForest
  /** The same, of one key or one kind of keys by itself (choose/score-candidates). */
  readonly keyed: Readonly<Record<string, TrainedForest>>
  /** How likely a candidate is the value of its key by what finders say alone. */
  readonly unranked: TrainedForest
  /** How likely a reading of the totals gives a key its value. */
  readonly readings: TrainedForest
  /** The same by labels and arithmetic alone. */
  readonly unrankedReadings: TrainedForest
  /** How likely every row of a table is right. */
  readonly tables: TrainedForest
  /** How likely a candidate is a party's name, by key; a key without an entry is asked of `keyed`. */
  readonly names: Readonly<Record<string, NameWeights>>
  /** Words of labels that names do not have, in small letters without accents, separated by blanks. */
  readonly labelWords: string
  /** How surely chosen values are given, by key; the entry `*` stands for every key without one. */
  readonly given: Readonly<Record<string, Calibration>>
  /** What else tells of them, in the order of each calibration's further weights. */
  readonly givenMeasures: readonly string[]
  /** Where addresses begin and end. */
  readonly bounds: BoundsWeights
  /** Who a contract's parties are. */
  readonly parties: PartyWeights
}
