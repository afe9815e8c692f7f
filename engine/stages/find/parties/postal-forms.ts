/** How a line of an address gives a place with its postal code, by the forms of the Universal Postal Union's S42 templates. Sources of expressions. */

/** The code before the place, in order of the country's name (ISO 3166). */
const CODE_FIRST = [
  // Four to six figures in a row, with the country's sign or without: AT, BE, CH, DE, DK, ES ("36980 O Grove"), FI, FR, IT, LU, NO, TR ...
  String.raw`(?:^|[\s,·•|*–-])(?:[A-Z]{1,2}[-–\s])?\d{4,6}(?:\s[-–])?\s+(?:(?<=\d{5}\s+)[AO]\s)?\p{Lu}[\p{L}.'’-]+`,
  // Letterheads in small letters: "weserstraße 12, 28757 bremen"
  String.raw`\p{Ll}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s\d{1,4}\s?[a-z]?\s*[,·•|]\s*\d{5}\s+\p{Ll}{3,}`,
  // NL
  String.raw`\b\d{4}\s?[A-Z]{2}\s+\p{Lu}`,
  // PT, PL
  String.raw`(?<![\d-])(?:P-|PT-|PL-)?(?:\d{4}-\d{3}|\d{2}-\d{3})\s+\p{Lu}`,
  // CZ, GR, SE, SK; not "250 00 EUR"
  String.raw`(?:^|[,·•|]\s*)(?:CZ-|S-|SE-|SK-|GR-)?[1-9]\d{2}\s\d{2}\s+(?![A-Z]{3}$)\p{Lu}\p{L}{2,}`,
]

const CANADIAN = String.raw`[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d`
/** Four signs that name a house stand behind the routing key; made-up ones have letters that real ones leave out. */
const IRISH = String.raw`(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?(?:[0-9AC-FHKNPRTV-Y]{4}|(?=[A-Z]{0,3}\d)[\dA-Z]{4})`
/** The end of the line, of a sentence or of a part of a letterhead. */
const END = String.raw`(?=\s*(?:$|[·•|∙‧(]|\.(?:\s|$)))`
const IRISH_COUNTIES =
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow'
const US_STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming'

/** Districts that name no other place. */
const HONG_KONG =
  'Wan ?[Cc]hai|Causeway Bay|North Point|Quarry Bay|Sheung Wan|Kennedy Town|Chai Wan|Tsim Sha Tsui|Mong ?[Kk]ok|Kwun Tong|Kwai Chung|Tsuen Wan|Sha ?[Tt]in|Lai Chi Kok|Cheung Sha Wan|Kowloon Bay|San Po Kong|Hung Hom|Tuen Mun|Yuen Long|Tai Po|Fo Tan'

/** The code behind the place or alone. */
const CODE_LAST = [
  // GB
  String.raw`\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b`,
  // US
  String.raw`\b\p{Lu}[\p{L}.' -]{1,60},?\s+[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b`,
  String.raw`\b(?:${US_STATES}),?\s+\d{5}(?:-\d{4})?\b`,
  // CA; letters alone would be any code, so a place or a province stands before it
  String.raw`\p{L}[\p{L})],?\s+${CANADIAN}\b|^${CANADIAN}$`,
  // IE; a county stands for the code on older papers
  String.raw`\p{L}{2},?\s+(?:\d{1,2}\w?,?\s+)?${IRISH}\b|^${IRISH}$|\bDublin \d{1,2}W?${END}|(?<!&\s)\bCo(?:unty|\.)?\s(?:${IRISH_COUNTIES})(?:,?\s(?:Ireland|Éire))?${END}`,
  // AU
  String.raw`\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s+\d{4}\b`,
  // NZ
  String.raw`\b(?:Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin)\s+\d{4}\b`,
  // SG
  String.raw`\b[Ss](?:ingapore|INGAPORE)\s+\(?\d{6}\b`,
  // IN
  String.raw`\p{L}\)?\s*[–-]\s*\d{3}\s?\d{3}(?!\d)|,\s*\p{Lu}[\p{L}. ]+\s\d{6}${END}`,
  // HK has no codes
  String.raw`\b(?:Kowloon|${HONG_KONG})(?:,\s*(?:Kowloon|New Territories|N\.T\.|Hong Kong|HK))*$|\b(?:Central|Aberdeen|New Territories|N\.T\.),\s*(?:Hong Kong|HK)$`,
  // AE neither
  String.raw`(?:^|[,\s])(?:Dubai|Abu Dhabi|Sharjah)(?:\s*[,–-]\s*|\s+)(?:UAE|U\.A\.E\.?|United Arab Emirates)${END}`,
  // ZA; four figures would be any year, so a large town stands before them, with the first figure of its codes
  String.raw`\b(?:(?:Johannesburg|Sandton|Randburg|Roodepoort|Midrand|Kempton Park|Boksburg|Benoni)\s+[12]|(?:Pretoria|Centurion)\s+0|(?:Durban|Pietermaritzburg)\s+[34]|(?:Cape Town|Stellenbosch)\s+[78]|(?:Gqeberha|Port Elizabeth)\s+6|East London\s+5|Bloemfontein\s+9|(?:Nelspruit|Mbombela)\s+1|Polokwane\s+0)\d{3}${END}`,
  // BR
  String.raw`\bCEP:?\s*\d{5}-\d{3}\b|\b\d{5}-\d{3}\s*[-–,]?\s*\p{Lu}`,
  // MX writes what the code is before it, and the place behind
  String.raw`\bC\.?\s?P\.?:?\s*\d{5}(?!\d)`,
  // CN
  String.raw`\p{L},?\s+\d{6},?\s+(?:CN|P\.?\s?R\.?\s?China|China)\b`,
  // LT, LV behind the place
  String.raw`\p{L},?\s+L[TV]-\d{4,5}\b`,
  // MT; a number of a German register is no code
  String.raw`\p{L},?\s+(?!HR[AB])[A-Z]{3}\s\d{4}(?:,\s*Malta)?$`,
]

/** Recognizes a place with its postal code anywhere in a line. */
export const POSTAL_PLACE = new RegExp([...CODE_FIRST, ...CODE_LAST].join('|'), 'u')
