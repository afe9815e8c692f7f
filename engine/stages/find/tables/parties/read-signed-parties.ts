import type { Row } from '../../../../domain/field.ts'
import type { Segment } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { RowPlace } from '../make-rows.ts'
import { HEAD, readHead } from './read-head.ts'
import { readParty } from './read-party.ts'
import { isRole, ROLE, writeRole } from './role-words.ts'

/** "between A and B agree": A with its address, then B with its own. */
const BETWEEN =
  /\b(?:between|among|zwischen)\b\s*:?\s*(?<first>[^;]{4,300}?),?\s*(?:;\s*|\s)[–—-]?\s*(?:and|und|sowie)\b\s*[–—-]?\s+(?<second>[^;]{4,300}?)(?=(?<=[\p{Ll}\d]{5})\.(?:\s|$)|,?\s+(?:wird|werden|schließen|agree|whereby|is (?:made|entered)|as follows)\b|;|\n§)/isu
/** Points: a caption stands close to its name. */
const NEAR = 34
const NAMED = new RegExp(String.raw`^(?<name>.+?)\s*(?:\(|,\s*(?:als|as)\s+)(?:the\s+)?(?<role>${ROLE})\)?$`, 'iu')

/** Two parties named in a sentence at the head; what they are called stands where they sign. */
export function readSignedParties(layout: Layout): readonly (RowPlace & { row: Row })[] {
  const head = readHead(layout, HEAD)
  const match = BETWEEN.exec(head.text)
  if (match === null) return []
  return ['first', 'second'].flatMap((key) => {
    const said = match.groups![key]!
    const party = readParty(said)
    if (party === null || party.address === null) return []
    const from = head.text.indexOf(said, match.index)
    const words = head.wordsOf(from, from + said.length)
    const role = findRole(layout, party.name)
    return words.length === 0 ? [] : [{ page: head.pageOf(from), words, row: { ...party, role } }]
  })
}

/** The role that stands with a name further down: "Name (Role)", or the role over or under the name. */
function findRole(layout: Layout, name: string): string | null {
  const wanted = fold(name)
  for (const { lines } of layout.pages) {
    const segments = lines.flatMap((line) => line.segments)
    for (const segment of segments) {
      const named = NAMED.exec(segment.text)
      if (named !== null && fold(named.groups!['name']!) === wanted) return writeRole(named.groups!['role']!)
      if (fold(segment.text) !== wanted) continue
      const caption = segments.find(
        (other) => isRole(other.text.replace(/[\s:()]+$|^\(/g, '')) && isClose(other, segment),
      )
      if (caption !== undefined) return writeRole(caption.text.replace(/[\s:()]+$|^\(/g, ''))
    }
  }
  return null
}

function isClose(caption: Segment, name: Segment): boolean {
  const gap = Math.max(caption.box[1] - name.box[3], name.box[1] - caption.box[3])
  return gap < NEAR && Math.abs(caption.box[0] - name.box[0]) < 30
}
