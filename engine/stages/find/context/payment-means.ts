import { LANGUAGES } from '../../../languages/languages.ts'

/** Words that say how to pay, or how it was paid (UNTDID 4461 in words). */
export interface MeansForm {
  readonly means: 'transfer' | 'direct_debit' | 'card' | 'cash' | 'online' | 'other'
  readonly confidence: number
  /** Looked for in a line and the one below it, since sentences run on. */
  readonly form: RegExp
}

/** What further languages say. */
const SAID = 0.6

/** Seven languages in each; the most telling first. */
export const MEANS_FORMS: readonly MeansForm[] = [
  {
    means: 'direct_debit',
    confidence: 0.8,
    form: /(?<!rück)(?<!\p{L})(?:sepa-?\s?)?(?:basis-?|firmen-?)?lastschrift(?!verfahren\b.{0,20}\bteil)|bankeinzug|einzugsermächtigung|\beinzug (?:am|zum|erfolgt)|\b(?:ziehen|zieht)\b.{4,160}?\bein\b|\b(?:buchen|bucht)\b.{4,160}?\bab(?=[.\s]|$)|\b(?:wird|werden)\b.{0,120}?\b(?:abgebucht|eingezogen)|abgebucht wird|\b(?:abbuchung|belastung) (?:am|zum|von)/iu,
  },
  {
    means: 'direct_debit',
    confidence: 0.8,
    form: /direct debit|(?:will|to) be (?:debited|collected) (?:from|by)|we will (?:debit|collect)|pr[ée]l[èe]vement|pr[ée]lev[ée]|sera débitée?|domiciliaci[oó]n|domiciliad[oa]|domiciliation (?:bancaire )?sepa|domiciliëring|cargo en (?:su )?cuenta|se cargará|adeudo (?:directo|domiciliado|sepa)|addebit\p{L}+ .{0,30}(?:diretto|sepa|conto|c\/c)|\bS\.?D\.?D\b|\bRI\.?BA\b|domiciliazione (?:bancaria|attiva)|\bdebit order\b|\bauto-?pay (?:is )?(?:on|active|enabled)|enrolled in auto-?pay|\bgiro deduction|\bwe(?:.ll| will| shall) (?:debit your|charge your (?:bank |checking )?account)\b|débito dire[ct]+o|débito em conta|automatische incasso|ge[ïi]ncasseerd|incasseren|afgeschreven (?:van|\()|(?:wordt|worden)\b.{0,100}?\bafgeschreven|schrijven\b.{0,80}?\baf\b/iu,
  },
  {
    means: 'direct_debit',
    confidence: 0.55,
    form: /mandats?(?:referenz|-?\s?ref|nummer|-?nr)\b|\bmandate (?:reference|id|ref)|référence (?:unique )?(?:du|de) mandat|\bRUM\b\s*:|(?:kenmerk |nummer )?machtiging(?:skenmerk)?\b|riferimento (?:del )?mandato|referencia del mandato/iu,
  },
  {
    means: 'card',
    confidence: 0.65,
    form: /kartenzahlung|\bgirocard\b|\bec-?\s?(?:karte|cash)|(?<!\p{L})(?:bank|kredit|debit)karte|credit card|debit card|\bvisa\b(?!\s*:)|mastercard|\bmaestro\b|american express|\bamex\b|carte (?:bancaire|bleue|de crédit)|carta di (?:credito|debito)|\bbancomat\b|\btarjeta\b|cartão (?:de )?(?:crédito|débito|bancário|multibanco)|(?:pago|recebido) (?:por|com) (?:multibanco|cartão)|\bTPA\b|\bmultibanco\b\s*(?:€|eur)?\s*\d|pagamento elettronico|\bpinpas\b|betaald met pin|\bpinnen\b|kontaktlos|contactless|^cb\b(?: sans contact)?\s*:?\s*\d|\beftpos\b|card (?:ending|payment|no)|(?:paid|réglée?|payée?|pagato|pagado|pago|betaald|voldaan|bezahlt)(?: dankend)?,? (?:by|with|per|mit|par|con|met|com|por) (?:\p{L}+ )?(?:card|karte|carte|carta|pin(?:pas)?|bankomat)\b|\bfuel ?card\b|^bankomat\b|\d\*{6,}\d|\bPOS\b(?=\s*$)|\b(?:x{4}|\*{4}|•{4})[ x*•]*\d{4}\b/iu,
  },
  {
    means: 'cash',
    confidence: 0.55,
    form: /\bbar(?:zahlung|geld)\b|\b(?:in|betrag) bar\b|\bbar (?:eur|€|gegeben|bezahlt|erhalten|kassiert|dankend)|(?:gegeben|bezahlt|erhalten):? bar\b|^bar\b[\s:]*(?:eur|€|chf)?\s*\d|betrag dankend erhalten|\bcash\b(?! discount| flow| account)|espèces|\bcontanti\b|pagamento contante|\bcontado\b(?=.*\befectivo)|forma de pago:? (?:al )?contado|\befectivo\b|contant (?:betaald|ontvangen)|numer[áa]rio|\bdinheiro\b/iu,
  },
  {
    means: 'online',
    confidence: 0.6,
    form: /\bpaypal\b|\bklarna\b|\bstripe\b|amazon pay|apple pay|google pay|\bideal\b|bancontact|\btwint\b|mb ?way|\bmollie\b|giropay|sofortüberweisung|\bbizum\b|\bsatispay\b|\balipay\b|\bUPI\b(?!.{0,40}\bNEFT\b)/iu,
  },
  {
    // Services of payment name themselves so: "Shop Pay", "ZahlPay", "Sun Wallet".
    means: 'online',
    confidence: 0.5,
    form: /(?:[Pp]aid|PAID|[Bb]ezahlt|[Gg]ezahlt|[Zz]ahlung|[Rr]églée?|[Pp]ayée?|[Pp]agato|[Pp]agado|[Pp]ago|[Bb]etaald)(?: (?:with|by|via|mit|per|über|par|con|met|com|por|através d[eao]))?[ :(]{1,2}\p{Lu}\p{L}{1,15} ?(?:Pay|Wallet)(?!\p{L})/u,
  },
  {
    means: 'other',
    confidence: 0.7,
    form: /(?<!\p{L})(?:réglée?|payée?|paid|bezahlt|beglichen|pagado|pagato|pago|betaald|payment)(?!\p{L}).{0,20}(?<!\p{L})(?:ch[eè]que|check no|(?:verrechnungs)?scheck|assegno)(?!\p{L})/iu,
  },
  {
    means: 'transfer',
    confidence: 0.6,
    form: /überweis|überwiesen|transfer to|bank transfer|wire transfer|by transfer|(?:credit|telegraphic) transfer|direct deposit|\bt\/t to\b|beneficiary.{0,3} bank|\b(?:bacs|bpay|ach|eft|chaps|neft|rtgs)\b|remit(?:tance)? to|sort code|\bbsb\b|bank details|\bvirement|bonifico|transferencia|transferência|overschrijv|overmaken|over te maken|bankverbindung|\biban\b|zahlteil|section paiement|sezione pagamento|\bpaynow\b|(?:auf|op|sur|a|para|to|su)\s+(?:(?:das|unser|mein|ihr|dem|den|onze|ons|our|my|your|nuestra|notre|nostro|a|le|la|il|the|o)\s+)?(?:(?:unten|nachstehende?|folgende[ns]?|following|g-)\s*(?:genannte[ns]?\s+)?)?\p{L}{0,12}(?:konto|account|rekening|cuenta|compte|conto|conta)\b/iu,
  },
  ...LANGUAGES.flatMap(({ fields }) => Object.entries(fields?.means ?? {})).map(([means, words]) => ({
    means: means as MeansForm['means'],
    confidence: SAID,
    form: new RegExp(words, 'iu'),
  })),
]

/** An account to pay to, where nothing else says how: the number alone. */
export const ACCOUNT_FORM =
  /\b(?:AT|BE|CH|DE|DK|ES|FI|FR|GB|IE|IT|LI|LU|NL|NO|PL|PT|SE)\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b|\b\d{2}-\d{2}-\d{2}\b.{0,20}\b\d{8}\b|\b(?:SWIFT|Swift|BIC)(?: [Cc]ode)?:? [A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?\b/u

/** Bids, surcharges, refusals and conditions: what is not how this document is paid. */
export const NOT_MEANT =
  /nehmen sie .{0,40}teil|formular|nicht für|zuschlag|surcharge|attract|we accept|wir akzeptieren|akzeptiert|accept(?:ed|ons)|rücklastschrift|kein lastschriftmandat|gegen(?:über)? lastschrift|\boder .{0,12}(?:lastschrift|\bbar\b)|\b0[.,]00\s*(?:€|eur)?$/iu

/** What a box is ticked for, and what it is not. */
export const TICKED = /(?:☒|☑|\[\s?[xX]\s?\]|✓|✔)\s*([^☐☒☑□[]+)/gu
export const HAS_BOXES = /[☐☒☑□]|\[[ xX]\]/u

/** Nothing is to be paid so: said of a way beside the one that was taken. */
export const REFUSED =
  /bitte (?:nichts?|keine)(?: mehr)? überweis\p{L}*|(?:please )?do not (?:pay|transfer)\b(?: \p{L}+){0,4}/giu
/** What stands behind a ticked box, where there are boxes. */
export const TICKED_FORMS: readonly MeansForm[] = [
  { means: 'cash', confidence: SAID, form: /^(?:bar|cash|comptant|contanti|contado|contant|dinheiro)$/iu },
  { means: 'card', confidence: SAID, form: /^(?:karte|card|carte|carta|tarjeta|pin(?:pas)?|cartão)$/iu },
]
