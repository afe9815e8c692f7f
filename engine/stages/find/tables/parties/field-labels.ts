/** What the fields of a form call a party's name. */
export const NAME_FIELD =
  /^(?:(?:vor- und (?:nach|zu)|nach|vor|firmen|company |full |legal |business |registered |trading |entity |customer |client |member |vollständiger )?name(?:,? vorname|\s?\/\s?(?:firma|company|firmenname)|n? (?:und|and) (?:vorname|anschrift|address)| of (?:the )?(?:company|entity|party))?|firma(?:\s?\/\s?name)?|firmierung|company|(?:legal )?entity|organi[sz]ation|unternehmen|name,? firma)\s*:?$/iu
/** And its place. */
export const PLACE_FIELD =
  /^(?:(?:post|geschäfts|wohn|rechnungs|melde|firmen)?(?:anschrift|adresse)|stra(?:ß|ss)e(?:\s?(?:,|und|\/|&)?\s?(?:haus)?(?:nr\.?|nummer))?|(?:haus)?nr\.?|plz(?:\s?[/,]?\s?(?:wohn)?ort)?|postleitzahl(?:\s?[/,]?\s?(?:wohn)?ort)?|(?:wohn)?ort|sitz|(?:(?:registered|postal|home|notice|business|mailing|correspondence|billing|current|principal) )?(?:address(?: for notices)?|office)|street(?: address)?|city(?:,? state(?:,? zip(?: code)?)?)?|(?:town|city|postcode|zip(?: code)?)(?:\s?\/\s?(?:town|city|postcode))?)\s*:?$/iu
/** Names of those who sign for a party. */
export const SIGNER_FIELD = /^(?:print(?:ed)? name|name of signatory|unterzeichner|vertreten durch|represented by)\b/iu
