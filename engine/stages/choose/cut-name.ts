import { scalarOf, type Candidate } from '../../domain/field.ts'
import { hasLegalForm } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'

/** "Luvio ist eine Marke der Luvio Energie GmbH", in seven languages: who stands behind the brand is the party. */
const BRAND_OF =
  /^.{2,60}?\s(?:ist eine? (?:marke|handelsname|unternehmen)\s(?:der|von|des)|is an? (?:trading (?:name|style)|brand|trade ?mark|division)\sof|(?:is )?a division of|est une? (?:marque|enseigne)\sd[eu]|est (?:la marque|l.enseigne)\sd[eu]|è un marchio d(?:i|ella?)|es una marca de|é uma marca d[aeo]|is een (?:merk|handelsnaam)\svan)\s+(?<owner>.{3,})$/iu
const NOTICE = /^(?:copyright|©|\(c\))[\s©\d–-]*\s/iu

/** The name of a party without what else stands in the same words: its logo before it, whose brand it is, a copyright. */
export function cutName(name: string): string {
  const owner = BRAND_OF.exec(name)?.groups?.['owner']
  return cutLogo((owner ?? name).replace(NOTICE, '')).trim()
}

/** "STONESETT Stonesett Paving": a name that begins anew has begun with its logo. */
function cutLogo(name: string): string {
  const words = name.split(' ')
  const logo = reduce(words[0]!)
  if (logo.length < 4) return name
  const again = words.findIndex((word, at) => at > 0 && reduce(word) === logo)
  if (again < 0 || words[0] === words[again]) return name
  // "SARL Bouleronne": a legal form may stand first.
  const from = again > 1 && hasLegalForm(`${words[again - 1]} ${words[again]}`) ? again - 1 : again
  return words.slice(from).join(' ')
}

/** Names as parties bear them. */
export function cutNames(names: readonly Candidate[]): readonly Candidate[] {
  return names.map((name) => {
    const value = cutName(scalarOf(name))
    return value === name.value ? name : { ...name, value }
  })
}
