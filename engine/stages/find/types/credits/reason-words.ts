/** What announces the reason of a credit, in seven languages. */
const NAMES = [
  String.raw`(?:(?:gutschrifts?|storno|korrektur|retouren)[- ]?)?(?:grund|begründung)|anlass|ursache`,
  '(?:credit |return )?reason|why',
  'motif|raison|cause',
  'causale|motivo|motivazione|causa',
  'razón|motivo de la rectificación',
  'razão|motivo da retificação',
  'reden|oorzaak',
].join('|')
/** "Grund der Korrektur", "reason for adjustment", "motif de l'avoir". */
const OF = String.raw`(?:\s(?:der|des|für(?:\s(?:die|diese))?|for(?:\s(?:the|this))?|of|de(?:\s(?:la|l['’]\s?))?|d['’]|del(?:la|l['’])?|da|do|van(?:\s(?:de|het))?|voor)\s?\p{L}+(?:\s\p{L}+)?)?`
/** Opens its segment in front of a colon, alone, or before a word with a capital. */
export const REASON_HEAD = new RegExp(String.raw`^(?:${NAMES})${OF}\s*(?::\s*|$)`, 'iu')
export const REASON_BARE = /^(?:Reason|Grund|Motif|Motivo|Causale|Causa|Reden|Razón)\s+(?=\p{Lu}\p{Ll})/u
/** Behind something else on its line a colon sets it off. */
export const REASON_INSIDE = new RegExp(String.raw`(?<=[\s|(])(?:${NAMES})${OF}\s?:\s+(?=\p{L})`, 'iu')

/** What papers are called that give money back. */
const CREDIT = String.raw`gutschrift|rechnungskorrektur|korrekturrechnung|stornorechnung|credit (?:note|memo)|(?:facture d['’])?avoir|note de crédit|nota di credito|nota de crédito|factura rectificativa|creditnota|creditfactuur`
const NUMBER = String.raw`(?:\s(?:(?:nr|no|n)[.º°]*\s)?[A-Z\d][\w./-]*\d[\w./-]*)?`
const NO_REASON = String.raw`(?:${CREDIT}|original|kopie|cop(?:y|ie|ia)|duplica|zu[mr]?\s|für\s|vom\s|nr|n[.º°]|no\.|num|seite|page|rechnung|invoice|facture|fattura|factura|fatura|factuur|datum|date|kund|client|tax\s)`
/** "Gutschrift 4711 – Jahresbonus 2024". */
export const TITLED = new RegExp(
  String.raw`^(?:${CREDIT})${NUMBER}\s*[–—:-]\s+(?<reason>(?!${NO_REASON})\p{L}{4}.*)$`,
  'iu',
)
/** "Concerne : facture 4711 du 3/5/2026 – erreur de quantité", "INV-4711 / Misprint". */
export const REFERRED =
  /^(?:(?:concerne|objet|betreft|betrifft|betreff|oggetto|asunto|assunto|subject|re)\s?:\s*)?(?:(?:facture|factuur|rechnung|fattura|factura|fatura|invoice)\s\S*\d\S*.{0,30}|[A-Z]{2,4}-?\d{3,})\s[–—/-]\s(?<reason>\p{L}{4}.*)$/iu

/** What money is given back for, as lines begin that say no more than that. */
const REASONS = [
  String.raw`retouren?|(?:leergut|waren)?rück(?:nahme|gabe)|(?:jahres|umsatz|treue)?(?:bonus|rückvergütung)|preis(?:differenz|korrektur|abweichung|nachlass)|widerruf|(?:falsch|fehl|minder|doppel)(?:lieferung|berechnung)|mengendifferenz|\p{L}+schaden|kulanz\p{L}*|überzahlung|reklamation`,
  String.raw`short (?:delivery|delivered|load|shipment)|damaged (?:goods|in transit|on arrival)|goods returned|returned goods|return of goods|price (?:difference|adjustment|correction)|overcharged?|duplicate (?:charge|billing)|misprint|cancell?ation of|volume rebate|goodwill|faulty goods|wrong (?:item|goods|size)s?|(?:\p{L}+ )?weight dispute|overstock returns?`,
  String.raw`retour (?:matériel|marchandises?|articles?|client)|erreur (?:de|sur|d['’])|casse(?: transport)?|marchandises? (?:humides?|abîmées?|endommagées?|défectueuses?|retournées?)|ristourne|remise de fin|avarie|trop[- ]perçu|rétractation|geste commercial`,
  String.raw`abbuono|reso (?:merce|per)|resi|storno (?:parziale|totale)|premio (?:fedeltà|fine|di)|errat[ao] \p{L}+|errore|merce (?:difettosa|danneggiata|resa)|differenza (?:di )?prezzo|recesso`,
  String.raw`devolución|error (?:en|de)|rappel (?:anual|trimestral|por)|bonificación (?:por|anual)|mercancía (?:devuelta|defectuosa|dañada)|rotura|diferencia de precio`,
  String.raw`devolução|erro (?:de|na|no)|mercadoria (?:devolvida|danificada)|quebra|diferença de preço`,
  String.raw`retour(?:zending| binnen| goederen|name)|foutieve|verkeerde?|prijsverschil|beschadigde?|jaarbonus|omzetbonus|coulance`,
].join('|')
export const REASON = new RegExp(String.raw`^(?:${REASONS})(?!\p{L})`, 'iu')
/** Behind the name of the paper. */
export const NAMED = new RegExp(String.raw`^(?:${CREDIT})\s+(?<reason>(?:${REASONS})(?!\p{L}).*)$`, 'iu')

const DATE = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`
/** What follows a reason and is none: other papers, their days, what happened since. */
export const REASON_TAILS: readonly RegExp[] = [
  /\s[·|]\s.*$/u,
  /\s[–—-]\s(?:rif|réf|ref|ticket|zu rechnung|fattura|facture|invoice|factura|fatura|factuur|rechnung|bezug)(?!\p{Ll}).*$/iu,
  /,\s(?:vs\.|ns\.|ihr[e]?|unser[e]?|your|our|votre|notre|tour|rif\.|ref\.|réf\.|siehe|see|vgl\.)\s.*$/iu,
  new RegExp(String.raw`,\s[^,(]*${DATE}.*$`, 'u'),
  new RegExp(String.raw`\s\((?:[^)]*(?:${DATE}|\d{5,})[^)]*)\).*$`, 'u'),
  /(?<=(?:\p{L}{4}|\))[.!])\s+\p{Lu}.*$/u,
  /:\s\p{Ll}.*$/u,
  /\s(?:am|on|le|il|el|op)\s\d{1,2}\.?\s?\p{L}{3,}$/u,
]
/** Ends so where the next line goes on. */
export const UNFINISHED =
  /(?:,|-|\s(?:en|de|del|la|el|por|para|con|y|di|del|della|per|con|e|du|des|le|à|et|pour|sur|von|der|die|das|den|dem|und|bei|mit|für|of|the|and|in|on|for|to|van|het|bij|met|da|do|na|no|em)|\s\d{1,2}\.?\s\p{L}{3,9})$/iu
