/** A day as French, Italian, Spanish, Dutch and Portuguese sentences write it: "1er mai 2025", "1 de abril de 2025". */
export const WRITTEN_DAY = String.raw`\d{1,2}(?:\s?er|\.?\s?[º°])?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}(?!\d)`

/** Right before a day: that something begins on it, or ends. */
const STARTS = before(
  String.raw`à (?:compter|partir) du|prend(?:ra)? effet (?:le|au)|(?:commençant|commence(?:ra)?)(?: à courir)? le|effet (?:le|au|:)`,
  String.raw`(?:a (?:decorrere|partire)|decorrenza|decorre(?:nte)?|inizio|efficacia) (?:dal?|il)|dal`,
  String.raw`(?:a partir|desde) (?:de|d?el)(?: día)?|(?:comenzará|comienza|iniciará|inicia|iniciándose|entra(?:rá)? en vigor) el(?: día)?|desde el`,
  String.raw`(?:gaat in|vangt aan|ingaand|ingaande|begint|start)(?: op)?|met ingang van|vanaf`,
  String.raw`(?:com )?(?:início|efeitos?) (?:em|no dia|a|a partir de)|a partir de|inicia-se em|começa em`,
)
const ENDS = before(
  String.raw`jusqu['’]au|(?:se terminer|se terminant|se termine(?:ra)?|pren(?:d|dra|ant) fin|expire(?:ra)?|finissant|pour finir) le|échéance(?: le| au|:)|terme(?: le| au|:)`,
  String.raw`(?:fino|sino) al|(?:scadenza|termine|scade|termina|cessa)(?: (?:al?|il))`,
  String.raw`hasta el(?: día)?|(?:resuelto|resuelta|extinguido|extinguida|rescindido|rescindida)[^.;]{0,50}(?:con efectos? (?:de|del?|desde el)|con fecha(?: de)?)(?: día)?|(?:finaliza(?:ndo|rá)?|vence(?:rá)?|termina(?:ndo|rá)?|concluye|expira(?:rá)?) el(?: día)?`,
  String.raw`tot(?: en met| uiterlijk)?|(?:eindigt|eindigend|afloopt|loopt af)(?: van rechtswege)?(?: op)?`,
  String.raw`até(?: ao? dia)?|(?:termina|terminando|cessa|caduca|expira)(?: em| no dia| a)|termo (?:em|a|no dia)`,
)
/** Between the two days of a span: "du 1er mai 2025 au 30 avril 2026". */
const UP_TO = String.raw`\s+(?:au|al|a|tot(?: en met)?|t\/m|até)\s+`
const SPAN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:du|dal|del|van|de|desde el)\s+(?:${WRITTEN_DAY}|\d{1,2}[./-]\d{1,2}[./-]\d{4})${UP_TO}$`,
  'iu',
)
const SPAN_STARTS = /(?<!\p{L})(?:du|dal|del|van|de|desde el)\s+$/iu
const SPAN_BEHIND = new RegExp(String.raw`^${UP_TO}\d`, 'iu')
/** Days by which something else is done. */
const OTHERS =
  /rétractation|certificat|énergétique|passeport|séjour|energetic|passaporto|documento|permesso|pasaporte|tarjeta|energielabel|paspoort|paie|payable|pay[ée]|versé|loyer impayé|préavis|paga|corrispost|preavviso|entro il|pago|abon|preaviso|beta(?:al|l)|voldaan|opzeg|offerte|oferta|offre|devis|pagáv|proposta|né[e]? le|nat[oa] |geboren|nascid/iu

/** What a clause in one of these languages says of the day behind it. */
export function tellWrittenDay(left: string, right: string): 'start_date' | 'end_date' | null {
  const near = left.slice(-60)
  if (OTHERS.test(near)) return null
  if (ENDS.test(left) || SPAN_BEFORE.test(left)) return 'end_date'
  return STARTS.test(left) || (SPAN_STARTS.test(left) && SPAN_BEHIND.test(right)) ? 'start_date' : null
}

function before(...words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})\s+$`, 'iu')
}
