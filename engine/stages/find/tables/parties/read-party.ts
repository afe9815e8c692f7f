import { fold } from '../../fold-text.ts'

/** Words before a party's name. */
const START =
  /^(?:.*?\b(?:between|zwischen|among|entre)\b\s*:?|\s*(?:and|und|et)\b|\s*\(?[1-4a-d][.)]|.*\bPARTIES\b)\s*(?:\(?[1-4a-d][.)])?\s*(?:(?:der|dem|die)\s)?\s*(?:(?:Herrn?(?:\/Frau)?|Frau|Mr|Mrs|Ms)\b\.?)?\s*/isu
/** Words between a name and its address. */
const ADDRESS =
  /(?:,|\s)\s*(?:with (?:its|a|an)?\s*(?:principal|registered)?\s*(?:office|place of business|address)(?: located)?\s*(?:at|in|is)|(?:whose|having|of which the)\s+(?:(?:a|its|the)\s+)?(?:principal|registered)?\s*(?:office|place of business|address)(?:\s+is)?\s*(?:at|in)?|(?:located|residing) (?:at|in)|wohnhaft(?: in)?|ansässig(?: in)?|geschäftsansässig(?: in)?|mit Sitz in|Anschrift:?|of)\s+/iu

/** "Name GmbH, Straße 1, 12345 Ort" or its lines below each other. */
export function readParty(said: string): { name: string; address: string | null } | null {
  const bare = said.replace(/^[\s,.;]+/, '')
  const named = bare
    .slice(START.exec(bare)?.[0].length ?? 0)
    .replace(/\s*[,(–-]\s*$/u, '')
    .trim()
  const lines = named
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) return null
  const joined = lines.join(' ')
  const cut = ADDRESS.exec(joined)
  if (cut !== null && cut.index > 2) return finish(joined.slice(0, cut.index), joined.slice(cut.index + cut[0].length))
  if (lines.length >= 2 && !lines[0]!.endsWith(',') && !lines[0]!.includes(','))
    return finish(lines[0]!, lines.slice(1).join(', '))
  const comma = /,\s+(?=\S+.*\d)/u.exec(joined)
  return comma === null
    ? finish(joined, '')
    : finish(joined.slice(0, comma.index), joined.slice(comma.index + comma[0].length))
}

function finish(name: string, address: string): { name: string; address: string | null } | null {
  const clean = name.replace(/[\s,]+$/u, '').trim()
  const place = address
    .replace(/[\s,(–-]+$/u, '')
    .replace(/^of\s+/iu, '')
    .trim()
  if (clean.length < 3 || clean.length > 90 || !/^\p{Lu}/u.test(clean) || fold(clean).split(' ').length > 12)
    return null
  return { name: clean, address: /\d/.test(place) && place.length < 140 ? place : null }
}
