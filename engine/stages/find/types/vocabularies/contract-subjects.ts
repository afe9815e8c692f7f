import type { Phrase } from './vocabulary.ts'

/** What is written short, with a full stop that ends no sentence. */
const SHORT_WORD = String.raw`(?<!\p{L})(?:nr|n|no|núm|num|art|abs|str|fabr|ser|inv|bj|ca|st|sig|dott|c|av|p)`
const SHORT = String.raw`(?<=${SHORT_WORD})`
const STOP = String.raw`(?<!${SHORT_WORD})\.(?:\s|$)`
/** Where what a contract is about ends: what it is for, how it is described, its measures. */
const END = String.raw`(?=\s?[;(]|${STOP}|,?\s(?:zum|zur|nebst|samt|gemäß|wie|im objekt|einschließlich|inkl|as (?:described|set out|defined)|described|installed|together with|with the|in accordance|for (?:the purpose|use)|compos[tée]\p{L}*|tel(?:le)?s? que|conform\p{L}*|selon|pour (?:un|une|l['’])|secondo|ad uso|per (?:uso|la|il)|destinad\p{L}*|descrit\p{L}*|para (?:la|el|uso|o|a)|según|zoals|conform|ten behoeve|met bijbehorend\p{L}*)(?!\p{L})|,\s(?:(?:de|di|da|mit|etwa|ca\.|circa|approx\.)\s(?:mq\s)?\d|de\s\d|n[°º]|referencia|censit))`
const ARTICLE = String.raw`(?:(?:die|der|das|den|dem|ein(?:e[nrs]?)?|the|an?|les?|la|une?|il|lo|gli|i|el|los|las|una|os?|as|um|uma|de|het|een)\s|l['’])?`
/** What names whom, where, or a thing that is said elsewhere. */
const UNNAMED = String.raw`(?!${ARTICLE}(?:sig|dott|herr|frau|mr|mrs|ms|mme|don|doña|to|al|alla|ao|aan|im|in|am|auf|services?|equipment|goods|products?|works?|(?:bezeichnete|genannte|vereinbarte|vertragliche)\p{L}*)(?!\p{L}))`
const VALUE = String.raw`${UNNAMED}${ARTICLE}(?<value>(?:[^.;(]|\.(?!\s|$)|${SHORT}\.(?=\s|$)){5,150}?)${END}`
/** "dem Mieter", "al conduttore, che accetta,": to whom. */
const TO = String.raw`(?:(?:(?:dem|der|an den|an die|to the|au|à la|al|alla|allo|a la|ao|aan|voor)\s|à l['’]|all['’])(?:de\s)?\p{L}+(?:,?\s(?:che|qui|que|die)\s[^.,]{1,40},)?,?\s)?`

/** Who gives, and what they do with what they give; in seven languages. */
const CLAUSES: readonly string[] = [
  String.raw`(?:vermietet|verpachtet|verkauft|überlassen|geliefert)\s(?:wird|werden)\s`,
  String.raw`(?:vermieter|verpächter|verkäufer|auftragnehmer|lieferant|anbieter|dienstleister|leasinggeber|lizenzgeber)(?:in)?\s(?:vermietet|verpachtet|verkauft|erbringt|liefert|übernimmt|erstellt|überlässt|führt)\s${TO}`,
  String.raw`(?:gegenstand|vertragsgegenstand)(?:\s(?:des|dieses|dieser)\s\p{L}+)?\s(?:ist|sind|bildet)\s`,
  String.raw`(?:landlord|lessor|licensor|seller|vendor|contractor|supplier|provider|consultant)\s(?:hereby\s|shall\s|will\s|agrees\sto\s){0,2}(?:lets?|leases?|sells?|licen[cs]es?|provides?|suppl(?:y|ies)|performs?|delivers?|carry\sout)\s${TO}`,
  String.raw`(?:donne\s(?:à\sbail|en\slocation)|met\sà\s(?:la\s)?disposition|a\spour\sobjet|(?:bailleur|loueur|vendeur|prestataire|fournisseur)\s(?:loue|vend|cède|fournit|assure|réalise))\s${TO}`,
  String.raw`(?:(?:concede|dà|cede)\sin\s(?:locazione|affitto|noleggio|comodato)|ha\s(?:per|ad)\soggetto|(?:venditore|venditrice|fornitore|prestatore|appaltatore)\s(?:vende|fornisce|presta|esegue))\s${TO}`,
  String.raw`(?:se\sarrienda|(?:cede|da)\sen\s(?:arrendamiento|alquiler)|tiene\s(?:por|como)\sobjeto|(?:arrendador|vendedor|prestador|proveedor|contratista)a?\s(?:arrienda|vende|presta(?:rá)?|suministra(?:rá)?|realiza(?:rá)?))\s${TO}`,
  String.raw`(?:(?:dá|cede)\s(?:de|em)\s(?:arrendamento|aluguer)|tem\s(?:por|como)\sobjet?o|(?:senhorio|locador|vendedor|prestador|fornecedor)a?\s(?:arrenda|aluga|vende|presta|fornece))\s${TO}`,
  String.raw`(?:opdrachtnemer|verhuurder|verkoper|leverancier|dienstverlener)\s(?:verricht|verzorgt|verhuurt|verkoopt|levert|voert)\s${TO}`,
]

/** What a contract is about, where its clause says it instead of a label. */
export const SUBJECT_PHRASES: readonly Phrase[] = CLAUSES.map((clause) => ({
  key: 'subject',
  form: new RegExp(String.raw`(?<!\p{L})${clause}${VALUE}`, 'iu'),
  confidence: 0.72,
}))
