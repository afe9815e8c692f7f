import { hasLegalForm } from '../../../domain/legal-forms.ts'
import { tidyAddress } from '../../../domain/tidy-address.ts'
import { cutName } from '../cut-name.ts'

/** '(the "Tenant")', "(en adelante": what a contract calls somebody from then on. */
const DEFINED =
  /\s*\((?:[^()]*[“"„«][^()]*|(?:the|der|die|das|le|la|el|il|lo|het|[Hh]ereinafter|[Nn]achfolgend|[Nn]achstehend|[Ii]m [Ff]olgenden|[Cc]i-après|en adelante|en lo sucesivo|di seguito|in seguito|hierna|doravante|adiante)(?!\p{L})[^()]*)\)?\s*[.,;]?$/u
/** How people are addressed. */
const ADDRESSED =
  /^(?:(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Monsieur|Madame|Mademoiselle|Mme|Mlle|Signora?|[Ss]ig\.ra|[Ss]ig|[Dd]on|[Dd]oña|D\.ª|D\.?ª|Dña|[Dd]e heer|[Mm]evrouw|Dhr|Mevr)\.?\s)+(?=\p{Lu})/u

/** A party's name without what it is addressed as, and without what the contract calls it behind. */
function writePartyName(name: string): string {
  const bare = name.replace(DEFINED, '')
  return cutName(hasLegalForm(bare) ? bare : bare.replace(ADDRESSED, ''))
}

/** "beide Hauptstraße 1", "both of 40 Lye Close", "en calle Cuarteles 7", "wohnhaft in der Au 3" without the last ones' own words. */
const LEADING =
  /^(?:(?:beide|both|tous deux|toutes deux|entrambi|entrambe|ambos|ambas|beiden|ensemble|derzeit|currently|wohnhaft|of|en|in|at|au)\s)+(?=\S*\d|\p{Lu}|\p{Ll}+\s\p{Lu})/u

function writePartyAddress(address: string): string {
  return tidyAddress(
    address
      .replace(DEFINED, '')
      .replace(/[\s.,;]+$/u, '')
      .replace(LEADING, ''),
  )
}

/** How a contract's row gives a name or an address; undefined for keys of no row. */
export function partyWriter(key: string): ((value: string) => string) | undefined {
  return key.startsWith('party_name') ? writePartyName : key.startsWith('party_address') ? writePartyAddress : undefined
}
