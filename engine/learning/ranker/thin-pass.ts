import type { Random } from '../random.ts'
import type { Pass } from './pass.ts'
import { OWN_SLOT } from './weigh-labels.ts'

/** Shares of what a look leaves out, so that nothing is learned by heart: pieces of texts, the span's own text, its neighbours, hidden units. */
export interface Dropped {
  readonly pieces: number
  readonly own: number
  readonly neighbour: number
  readonly units: number
}

/** What a look keeps of a document. */
export interface ThinnedPass {
  /** By text: its pieces that are left; none for one that stands in no slot. */
  readonly buckets: readonly Int32Array[]
  /** Texts in slots, ordered by slot: what each adds there is worked out once for all spans that have it there. */
  readonly texts: Int32Array
  /** From where to where in `texts` those of each slot go. */
  readonly starts: Int32Array
  /** spans x slots: places in `texts`, -1 for nothing. */
  readonly places: Int32Array
}

const NO_PIECES = new Int32Array(0)

/** Drops some of the pieces, and some of what stands in slots for all spans that have it there. */
export function thinPass({ buckets, spans }: Pass, slotCount: number, dropped: Dropped, random: Random): ThinnedPass {
  const used = new Uint8Array(buckets.length)
  for (const { slots } of spans) for (const text of slots) used[text] = 1
  const kept = buckets.map((own, text) => {
    if (used[text] === 0) return NO_PIECES
    return dropped.pieces === 0 ? own : dropSome(own, dropped.pieces, random)
  })
  const texts: number[] = []
  const starts = new Int32Array(slotCount + 1)
  const places = new Int32Array(spans.length * slotCount).fill(-1)
  for (let slot = 0; slot < slotCount; slot += 1) {
    const share = slot === OWN_SLOT ? dropped.own : dropped.neighbour
    const known = new Map<number, number>()
    spans.forEach(({ slots }, span) => {
      const text = slots[slot]!
      if (kept[text]!.length === 0) return
      const place = known.get(text) ?? (random() < share ? -1 : texts.push(text) - 1)
      known.set(text, place)
      places[span * slotCount + slot] = place
    })
    starts[slot + 1] = texts.length
  }
  return { buckets: kept, texts: Int32Array.from(texts), starts, places }
}

/** Without a function for each piece, which would take longer than all the rest. */
function dropSome(pieces: Int32Array, share: number, random: Random): Int32Array {
  const kept = new Int32Array(pieces.length)
  let count = 0
  for (let at = 0; at < pieces.length; at += 1) {
    kept[count] = pieces[at]!
    if (random() > share) count += 1
  }
  return kept.subarray(0, count)
}
