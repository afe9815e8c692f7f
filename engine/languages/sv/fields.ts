import type { FieldWords } from '../language.ts'
import { LABELS } from './labels.ts'

const NUMBER = String.raw`[\p{L}\d][\p{L}\d/._-]*\d[\p{L}\d/._-]*`
const DAY = String.raw`\d{4}-\d\d-\d\d|\d{1,2} \p{L}{3,10} \d{4}|\d{1,2}[./]\d{1,2}[./-]\d{2,4}`
const MONEY = String.raw`(?:SEK\s?)?\d[\d\s.,]{0,20}(?:\s?(?:kr|kronor|SEK))(?!\p{L})`

/** What Swedish papers call their fields; labels and headings without the marks on å, ä and ö. */
export const FIELDS: FieldWords = {
  labels: LABELS,
  types: {
    'credit-note': {
      labels: {
        document_number: ['code', 'kredit ?(?:faktura|fakturas|nota|notas)? ?(?:nr|nummer)'],
        original_document_number: [
          'code',
          '(?:avser|galler|krediterar|kreditering av|ursprunglig|original|krediterad|ref(?:erens)? till|mot) faktura(?: ?(?:nr|nummer))?',
          '(?:ursprungs|original) ?faktura(?: ?(?:nr|nummer))?',
          'debet ?faktura(?: ?(?:nr|nummer))?',
        ],
        original_document_date: ['date', '(?:ursprungligt|ursprunglig) faktura ?datum', 'fakturans datum'],
      },
      phrases: [
        {
          key: 'original_document_number',
          form: new RegExp(
            String.raw`(?:avser|gäller|krediterar|kreditering av|mot)\s+(?:vår\s+|tidigare\s+)?faktura\s?(?:nr\.?|nummer)?\s?:?\s?(?<value>${NUMBER})`,
            'iu',
          ),
          confidence: 0.8,
        },
        {
          key: 'credit_reason',
          form: /(?<!\p{L})(?:(?:krediterings)?orsak|anledning)(?: till krediteringen)?\s*:\s*(?<value>\p{L}[^.;]{3,120})/iu,
          confidence: 0.7,
        },
        {
          key: 'original_document_date',
          form: new RegExp(String.raw`faktura\b[^.:]{0,45}?\b(?:av den|den|daterad|från)\s+(?<value>${DAY})`, 'iu'),
          confidence: 0.8,
        },
      ],
    },
    reminder: {
      labels: {
        document_number: ['code', '(?:betalnings)?paminnelse ?(?:nr|nummer)', '(?:krav|inkasso|arende) ?(?:nr|nummer)'],
        issue_date: ['date', '(?:paminnelse|krav|utskrifts) ?datum'],
        payment_due_date: [
          'date',
          '(?:betalas|betala|tillhanda|inbetalt)(?: oss)? senast(?: den)?',
          '(?:sista|ny|nytt) (?:betalnings ?dag|betalnings ?datum|forfallo ?dag|forfallo ?datum)',
          'oss tillhanda(?: senast)?(?: den)?',
        ],
        customer_number: ['code', 'kund ?(?:nr|nummer|id)'],
        principal_amount: [
          'amount',
          'kapital(?: ?(?:belopp|skuld))?',
          '(?:ursprungligt|obetalt|forfallet|utestaende) belopp',
          'summa (?:forfallet|obetalt|fakturor|kapital)',
          'faktura ?belopp',
          'restbelopp',
        ],
        reminder_fee: ['amount', '(?:paminnelse|inkasso|forsenings|krav) ?avgift(?:er)?'],
        interest_amount: ['amount', '(?:upplupen )?(?:drojsmals)? ?ranta(?: till och med| t o m)?'],
        interest_rate: ['rate', '(?:drojsmals)? ?rante ?sats'],
        reminder_level: ['count', '(?:paminnelse|krav) ?niva'],
        amount_due: [
          'amount',
          '(?:summa |totalt |belopp |nu )?att betala(?: nu)?',
          'tot(?:al|alt)(?: skuld| belopp| forfallet)?',
          'total skuld',
        ],
        payment_reference: ['text', 'ocr(?: ?(?:nr|nummer|referens))?', 'betalnings ?referens'],
        _claim_number: ['code', '(?:avser )?faktura(?: ?(?:nr|nummer)|(?= \\d))'],
        _claim_date: ['date', 'faktura ?datum'],
        _claim_due: ['date', '(?:ursprunglig |ursprungligt )?forfallo ?(?:datum|dag)(?:en)?'],
      },
      phrases: [
        {
          key: 'reminder_level',
          form: /första (?:betalnings)?påminnelse|(?:betalnings)?påminnelse (?:nr |nummer )?1(?!\d)/iu,
          confidence: 0.88,
          says: '1',
        },
        {
          key: 'reminder_level',
          form: /andra (?:betalnings)?påminnelse|(?:betalnings)?påminnelse (?:nr |nummer )?2(?!\d)/iu,
          confidence: 0.88,
          says: '2',
        },
        {
          key: 'reminder_level',
          form: /(?:tredje|sista) (?:betalnings)?påminnelse|(?:betalnings)?påminnelse (?:nr |nummer )?3(?!\d)/iu,
          confidence: 0.85,
          says: '3',
        },
        { key: 'reminder_level', form: /(?<!\p{L})(?:betalnings)?påminnelse(?!\p{L})/iu, confidence: 0.42, says: '1' },
        {
          key: 'payment_due_date',
          form: new RegExp(String.raw`(?:senast|innan|före)\s+(?:den\s+)?(?<value>${DAY})`, 'iu'),
          confidence: 0.72,
        },
        {
          key: 'amount_due',
          form: new RegExp(String.raw`(?:betala|betalning av|totalt|skulden)\s[^.:]{0,30}?(?<value>${MONEY})`, 'iu'),
          confidence: 0.66,
        },
        {
          key: 'interest_rate',
          form: /(?:dröjsmålsränta|ränta)[^%]{0,50}?(?<![\d.,])(?<value>\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|procent)/iu,
          confidence: 0.8,
        },
      ],
    },
    letter: {
      labels: {
        subject: ['text', 'arende', 'angaende', 'betraffande', 'galler', 'rubrik'],
        your_reference: ['code', 'er(?:t)? (?:referens|ref|beteckning|arende ?(?:nr|nummer)|diarie ?(?:nr|nummer))'],
        our_reference: [
          'code',
          'var(?:t)? (?:referens|ref|beteckning|arende ?(?:nr|nummer)|diarie ?(?:nr|nummer))',
          'dnr',
          '(?:diarie|arende|skade) ?(?:nr|nummer|beteckning)',
        ],
        contact_person: ['name', 'handlaggare', 'kontaktperson', 'var handlaggare', 'upplysningar lamnas av'],
        customer_number: ['code', '(?:kund|medlems|forsakrings) ?(?:nr|nummer)'],
      },
    },
    other: {
      labels: {
        document_number: ['code', '(?:offert|order|anbuds|foljesedels|boknings|protokoll|intyg) ?(?:nr|nummer)'],
        issue_date: ['date', '(?:offert|order|anbuds|foljesedels|boknings|utfardande) ?datum'],
      },
    },
  },
  parties: {
    sender: ['saljare', 'leverantor', 'avsandare', 'utfardare', 'fakturautstallare', 'betalningsmottagare'],
    recipient: [
      'kopare',
      'kund',
      'mottagare',
      'bestallare',
      'fakturaadress',
      'fakturamottagare',
      'faktureras(?: till)?',
      'faktura till',
    ],
    other: [
      'leveransadress',
      'leverans(?:mottagare|plats)?',
      'godsmottagare',
      'er referens',
      'var referens',
      'handlaggare',
      'kontaktperson',
      'besoksadress',
    ],
  },
  itemColumns: {
    position: 'rad(?: ?nr)?',
    article_number: 'art(?:ikel)? ?(?:nr|nummer)',
    name: 'benamning | beskrivning | produkt | tjanst | specifikation | avser | artikel ?benamning | vara | arbete | avgift',
    quantity: 'antal | mangd | kvantitet | lev(?:ererat)? ?antal | timmar | antal timmar | forbrukning',
    unit: 'enhet | enh',
    unit_price:
      'a ?pris(?: (?:sek|kr|exkl moms))? | pris(?: (?:sek|kr|exkl moms))? | styck ?pris | enhets ?pris | tim ?pris | pris (?:per|st) ?\\w*',
    net_amount:
      'belopp(?: (?:sek|kr|exkl moms))? | summa(?: (?:sek|kr|exkl moms))? | rad ?summa | totalt(?: (?:sek|kr|exkl moms))? | netto ?belopp',
    tax_rate: 'moms(?: ?sats)?(?: ?%)?',
    _discount: 'rabatt(?: ?%)? | rab(?: ?%)?',
  },
  claimColumns: {
    document_number: 'faktura(?: ?(?:nr|nummer))? | ver(?:ifikat)? ?(?:nr|nummer)',
    issue_date: 'faktura ?datum | datum',
    payment_due_date: 'forfallo ?(?:datum|dag) | forfaller | forfallen',
    open_amount: 'rest ?belopp | obetalt(?: belopp)? | kvar att betala | att betala | skuld | saldo',
    _amount: 'belopp | faktura ?belopp | ursprungligt belopp',
    _paid: 'betalt | inbetalt | avgift | paminnelse ?avgift | ranta | dagar(?: sen)?',
  },
  claimSums: {
    principal: 'kapital(?: ?belopp| ?skuld)?\\b|(?:obetalt|forfallet|utestaende) belopp',
    added: 'avgift|kostnad|ersattning',
    interest: '\\w*ranta\\b',
  },
  units: 'st styck tim timmar timme dag dagar mån månad månader vecka veckor förp fp krt kartong ask par burk hg ml',
  itemsEnd:
    'summa|delsumma|totalt|att betala|moms(?: \\w+)?|varav|netto|exkl|frakt(?:avgift)?|ores ?avrundning|avrundning|betalnings ?villkor|mottaget|kontokort|bankkort|kontant|vaxel',
  salesTax: 'moms|momsen|mervardes?skatt',
  exemptions: {
    reverse_charge: String.raw`omvänd (?:skattskyldighet|betalningsskyldighet|moms)`,
    exempt: String.raw`undantag(?:en|et|na) från (?:moms|mervärdesskatt|skatteplikt)|momsfri(?:tt|a)?(?!\p{L})|ingen moms debiteras`,
  },
  terms: {
    days: 'dagar',
    within: 'inom',
    payable: 'betalningsvillkor|betalas|betalning|netto',
    label: 'betalningsvillkor|betalningstid|villkor',
    atOnce: 'kontant|omgående|vid leverans|förskott(?:sbetalning)?',
    sentence: String.raw`betal(?:as|ning|a)(?: sker| ska ske)? (?:inom|senast)|\d{1,3} dagar (?:netto|efter|från)|netto \d{1,3} dagar`,
  },
  means: {
    direct_debit: String.raw`autogiro|dras (?:automatiskt )?från (?:ert|ditt) konto`,
    card: String.raw`kortköp|kortbetalning|kontokort|bankkort|betal(?:t|as|d) med kort`,
    cash: String.raw`(?:betal(?:t|d)|mottaget)? ?kontant(?:er)?(?:\s+\d|\s*$)|betalt kontant`,
    online: String.raw`\bswish\b`,
    transfer: String.raw`bankgiro|plusgiro|\bbg:?\s?\d{3,4}-\d{4}|\bpg:?\s?\d|inbetalning(?:skort)?|överföring|insättning på konto`,
  },
  street: String.raw`\p{L}(?:gatan?|vägen|väg|torget?|gränd(?:en)?|allén?|stigen|backen|kajen|leden|plan|hamnen|esplanaden)\s\d+|(?<!\p{L})box\s\d+`,
  contact: String.raw`(?<!\p{L})(?:e-?post|hemsida|org\.?\s?(?:nr|nummer)|organisationsnummer|momsreg\p{L}*|bankgiro|plusgiro|kundtjänst)(?!\p{L})`,
  noName: String.raw`(?:kredit)?faktura(?:nr|nummer|datum|adress|belopp)?|kvitto|(?:betalnings)?påminnelse|inkassokrav|offert|orderbekräftelse|följesedel|kund(?:nr|nummer)?|er(?:t)? (?:referens|ordernummer)|vår referens|förfallo(?:datum|dag)|leverans(?:adress|datum|villkor|sätt)?|betalningsvillkor|dröjsmålsränta|benämning|beskrivning|antal|enhet|belopp|summa|totalt|att betala|moms|sida|adress|telefon|e-?post|hemsida|bankgiro|plusgiro|godkänd för f-skatt|innehar f-skattsedel|handläggare|ärende`,
}
