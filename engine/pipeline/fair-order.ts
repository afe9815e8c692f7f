/** Whose work it is. */
export interface Place {
  readonly accountId: number
  readonly origin: 'api' | 'app' | null
  readonly documentId: number
  /** Rises from document to document. */
  readonly id: number
  /** How often the app ended over the document: what may be the reason comes after the rest. */
  readonly restarts: number
}

export interface FairOrder<Piece> {
  /** Pieces of one document keep their order. */
  add(place: Place, piece: Piece): void
  /** The piece whose turn it is; null when none waits. */
  next(): Piece | null
  /** Takes out all that waits of a document. */
  remove(place: Place): readonly Piece[]
}

/** Pieces of one document. */
interface Waiting<Piece> {
  readonly place: Place
  readonly pieces: Piece[]
}

/** Documents of one account that came by the same way. */
interface Lane<Piece> {
  readonly documents: Map<number, Waiting<Piece>>
  isTurnOfOldest: boolean
}

/**
 * Accounts take turns, in each of them what came by the API and by the app, and in each of these every other turn goes to the oldest
 * document, the ones between to that with the fewest pieces left, of equals to the oldest. So a short document passes long ones,
 * equally long ones are done one after the other, and each becomes the oldest in the end.
 */
export function createFairOrder<Piece>(): FairOrder<Piece> {
  /** Of whom something waits; whoever had a turn stands last. */
  const accounts = new Map<number, Map<Place['origin'], Lane<Piece>>>()

  function remove({ accountId, origin, documentId }: Place): void {
    const lanes = accounts.get(accountId)
    const lane = lanes?.get(origin)
    lane?.documents.delete(documentId)
    if (lane?.documents.size === 0) lanes!.delete(origin)
    if (lanes?.size === 0) accounts.delete(accountId)
  }

  return {
    add(place, piece) {
      const lanes = open(accounts, place.accountId, () => new Map<Place['origin'], Lane<Piece>>())
      const { documents } = open(lanes, place.origin, () => ({ documents: new Map(), isTurnOfOldest: false }))
      open(documents, place.documentId, () => ({ place, pieces: [] })).pieces.push(piece)
    },
    next() {
      const lanes = turn(accounts)
      const lane = lanes && turn(lanes)
      if (!lane) return null
      const { place, pieces } = choose(lane)
      lane.isTurnOfOldest = !lane.isTurnOfOldest
      const piece = pieces.shift()!
      if (pieces.length === 0) remove(place)
      return piece
    },
    remove(place) {
      const document = accounts.get(place.accountId)?.get(place.origin)?.documents.get(place.documentId)
      remove(place)
      return document?.pieces ?? []
    },
  }
}

function open<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** The first of them, which stands last afterwards; null when there is none. */
function turn<Key, Value>(ring: Map<Key, Value>): Value | null {
  for (const [key, value] of ring) {
    ring.delete(key)
    ring.set(key, value)
    return value
  }
  return null
}

function choose<Piece>({ documents, isTurnOfOldest }: Lane<Piece>): Waiting<Piece> {
  return [...documents.values()].reduce((best, other) => {
    const fewer = isTurnOfOldest ? 0 : other.pieces.length - best.pieces.length
    return (fewer || compareAge(other.place, best.place)) < 0 ? other : best
  })
}

function compareAge(one: Place, other: Place): number {
  return one.restarts - other.restarts || one.id - other.id
}
