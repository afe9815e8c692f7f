/** One expression of several, one for each language. */
function anyOf(...forms: readonly string[]): string {
  return forms.join('|')
}

/** Words of tax between a sum and how often it is paid: French, Italian, Spanish, Dutch, Portuguese. */
const TAX = String.raw`(?:(?:h\.?t\.?(?:v\.?a\.?)?|ttc|brute?s?|nette?s?|lord[oiae]|nett[oiae]|oltre iva|brutos?|net[oa]s?|más iva|exclusief btw|excl\. btw|bruto|ilíquid[oa]s?|\([^)]{0,60}\))[\s,]+)*`

/** Behind a sum: how often it is paid. */
export const EACH_TIME_BEHIND = new RegExp(
  String.raw`^[\s,]*${TAX}(?:${anyOf(
    String.raw`par (?:mois|an|trimestre|semaine)|mensuel\p{L}*|annuel\p{L}*|l['’]an`,
    String.raw`al mese|all['’]anno|a settimana|(?:mensil|annu|trimestral)[ei]`,
    String.raw`al (?:mes|año|trimestre)|por mes|(?:mensual|anual|trimestral)(?:es)?`,
    String.raw`per (?:maand|jaar|kwartaal|week)|maandelijks|jaarlijks`,
    String.raw`por (?:mês|ano|trimestre)|(?:mensa|anua|trimestra)(?:l|is)`,
  )})(?!\p{L})`,
  'iu',
)

/** Behind a sum: it is the price of a piece, or paid for each case. */
export const BY_PIECE_BEHIND = new RegExp(
  String.raw`^[\s,]*${TAX}(?:${anyOf(
    String.raw`(?:par|de l['’]|l['’])\s?(?:heure|jour|hectare|unité|pièce|km|infraction)`,
    String.raw`(?:all['’]|per |a )(?:ora|giorno|unità|pezzo|km|infrazione|violazione)`,
    String.raw`(?:por|la|a la) (?:hora|unidad|pieza|día|km|infracción)`,
    String.raw`per (?:uur|dag|stuk|keer|kilometer|km|overtreding|gebeurtenis)`,
    String.raw`(?:por|à) (?:hora|dia|unidade|peça|km|infração)`,
  )})(?!\p{L})`,
  'iu',
)

/** Before a sum: what is paid again and again. */
export const RECURRING_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`loyer|redevance|salaire|rémunération|mensualités?|mensuel\p{L}*|annuel\p{L}*|trimestriel\p{L}*|fermage`,
    String.raw`canone|rate (?:uguali|mensili|anticipate|trimestrali)|retribuzione|stipendio|mensil[ei]|annu[oa]|trimestrale`,
    String.raw`renta|retribución|salario|cuotas?|mensual(?:es)?|anual(?:es)?|trimestral(?:es)?|semestral(?:es)?`,
    String.raw`\p{L}*huur(?:prijs)?|salaris|maandloon|maandelijkse?|jaarlijkse?|maandbedrag|termijnbedrag`,
    String.raw`renda|retribuição|avença|mensal|mensalidade|prestaç(?:ão|ões)`,
  )})(?!\p{L})[^;]{0,70}$`,
  'iu',
)

/** Before a sum: what is paid for the whole. */
export const TOTAL_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`prix (?:de (?:vente|cession)|global|forfaitaire|total|est global)|forfait (?:global|de)|montant (?:total|global)|somme (?:totale|globale|forfaitaire|unique)|au total|indemnité (?:\p{L}+ ){0,3}(?:rupture|transactionnelle|globale|conventionnelle)`,
    String.raw`prezzo|corrispettivo (?:complessivo|totale|a corpo)|(?:importo|compenso) (?:complessivo|totale)|complessiv[oiae]|in totale|a corpo`,
    String.raw`precio (?:total|cerrado|de (?:la )?(?:compra)?venta)|cantidad (?:única|total|alzada)|importe total|en total|tanto alzado`,
    String.raw`totale (?:vergoeding|prijs|som|kosten)|in totaal|vast bedrag|koopsom|koopprijs|hoofdsom|aanneemsom|ten hoogste`,
    String.raw`preço (?:total|global|de venda)|(?:montante|valor) (?:total|global)|no total|quantia (?:total|única|global)`,
  )})(?!\p{L})[^;]{0,80}$`,
  'iu',
)

const WHOLE_TERM = anyOf(
  String.raw`(?:for|over) the (?:whole|entire|full|initial) (?:term|period|engagement|project|duration)`,
  String.raw`(?:für|über) die (?:gesamte|ganze) (?:\p{L}*laufzeit|\p{L}*dauer|mietzeit)`,
  String.raw`(?:pour|sur) (?:toute la durée|l['’]ensemble d)`,
  String.raw`(?:per|sull)['’ ]?\s?(?:l['’])?intera durata|per tutta la durata`,
  String.raw`(?:por|durante) toda la (?:duración|vigencia)|por la anualidad`,
  String.raw`(?:voor|over) de (?:gehele|hele|volledige) (?:opdracht|duur|looptijd|periode)`,
  String.raw`(?:por|durante) toda a (?:duração|vigência)`,
)
/** Before, or right behind, a sum: it is that of the whole term. */
export const OF_WHOLE_TERM = new RegExp(String.raw`(?:${WHOLE_TERM})[^;]{0,110}$`, 'iu')
export const OF_WHOLE_TERM_BEHIND = new RegExp(String.raw`^[\s,]*(?:[^.;]{0,24}\s)?(?:${WHOLE_TERM})`, 'iu')

/** All that is paid will not be more than the sum that follows. */
export const AT_MOST =
  /\b(?:fees?|charges|remuneration|compensation|price|contract value|honorar|vergütung)\b[^.;]{0,60}\b(?:exceed|übersteig\p{L}+|überschreite\p{L}+)(?: the sum of| a total of)?\s*$/iu

/** Sums beside what is agreed: securities, penalties, the capital of a firm, advances, costs, prices by the hour. */
export const OTHER_SUM_WORDS = new RegExp(
  String.raw`(?:${anyOf(
    String.raw`(?<!\p{L})(?:caution|dépôt de garantie|pénalit|clause pénale|au capital|capital social|acompte|provisions? (?:pour|sur|mensuelle)|charges (?:locatives|récupérables)|taux horaire|plafond|responsabilité|assur)`,
    String.raw`(?<!\p{L})(?:cauzional|cauzione|penale|capitale (?:sociale|versato)|caparra|acconto|oneri|spese|rimbors|tariffa oraria|massimale|rendita)`,
    String.raw`(?<!\p{L})(?:fianza|depósito|penaliza|cláusula penal|señal|anticipo|suministros|gastos|reembols|responsabilidad)`,
    String.raw`borg(?:som|tocht)?\b|waarborg|boete|voorschot|servicekosten|uurtarief|aansprakelijk|eigen risico|verzeker`,
    String.raw`(?<!\p{L})(?:caução|cláusula penal|sinal|adiantamento|despesas|responsabilidade)`,
    String.raw`stammkapital|share capital|\bestimat|geschätzt|schätz|zielmenge|voraussichtlich|expected|prévisionnel|stimat[oiae]|estimad[oa]|raming|geraamd|umsatz(?!steuer)|turnover|chiffre d['’]affaires|fatturato|facturación|omzet(?!belasting)`,
  )})[^;]{0,60}$`,
  'iu',
)
/** Behind a sum: it is paid once, when the contract is signed. */
export const AT_ONCE_BEHIND =
  /^[\s,]*(?:(?:is|ist|wird) )?(?:payable|due|fällig|zahlbar|pagadero|da versare|te voldoen) (?:(?:up)?on (?:signing|signature|execution)|bei (?:unterzeichnung|unterschrift|vertrags?schluss|abschluss)|à la signature|alla firma|a la firma|bij ondertekening|na assinatura)/iu
/** A limit of what is paid again and again, or of what may be taken out. */
export const UP_TO_SUM = /(?<!\p{L})(?:bis zu|up to|jusqu['’]à|fino a|hasta|tot|até)\s*$/iu
