/** What tells a country, strongly or weakly; sources of expressions. Words are searched without regard to capitals, marks with it. */
export interface CountrySigns {
  /** Which other countries or forms cannot have: laws, offices, numbers, legal forms, names of the country. */
  readonly words?: string
  readonly marks?: string
  /** What neighbours have as well, or what may belong to the other party: postal codes, VAT ids, accounts, telephones. */
  readonly weak?: string
}

const US_STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'

/** A VAT id, an account (ISO 13616) or a telephone number of that country. */
function numbersOf(country: string, dial: string, vat = country): string {
  return String.raw`(?<![A-Za-z])${country}\d{2} ?[A-Z0-9]{4} ?\d{4}|(?<![A-Za-z])${vat}[ .]?\d{8}|(?:\+|00)${dial}(?=[\s(/.-])`
}

/** By country (ISO 3166). */
export const COUNTRY_SIGNS: Readonly<Record<string, CountrySigns>> = {
  MY: {
    words:
      'malaysia|selangor|kuala lumpur|johor|jalan|penang|sarawak|sabah|kelantan|terengganu|negeri sembilan|melaka|petaling jaya|shah alam|damansara|sdn|berhad',
    marks: String.raw`S[DO]N\.?\s?BH[DO]`,
  },
  SG: { words: String.raw`singapore|pte\.? ?ltd`, weak: numbersOf('SG', '65') },
  CA: {
    words: String.raw`canada|[hq]st|revenu québec`,
    weak: String.raw`(?<![A-Za-z\d])[ABCEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Za-z\d])`,
  },
  AU: {
    words: 'australia|australian',
    marks: String.raw`ABN|(?<!\()Pty|(?:NSW|VIC|QLD|TAS) \d{4}`,
    weak: numbersOf('AU', '61'),
  },
  NZ: { words: 'new zealand|aotearoa', marks: 'NZBN', weak: numbersOf('NZ', '64') },
  HK: { words: 'hong kong|kowloon|new territories', weak: numbersOf('HK', '852') },
  TW: { words: 'taiwan|taipei', weak: numbersOf('TW', '886') },
  IN: {
    words: String.raw`india(?! pale)|gstin|mumbai|new delhi|bengaluru|bangalore|chennai|kolkata|hyderabad|pune|pvt\.? ?ltd|private limited`,
    marks: '[CSI]GST',
    weak: numbersOf('IN', '91'),
  },
  PK: { words: 'pakistan|karachi|lahore', weak: numbersOf('PK', '92') },
  LK: { words: 'sri lanka|colombo', weak: numbersOf('LK', '94') },
  JP: { words: 'tokyo|osaka|株式会社|請求書|領収書', weak: numbersOf('JP', '81') },
  CN: { words: 'beijing|shanghai|shenzhen|guangzhou|有限公司|发票', weak: numbersOf('CN', '86') },
  GB: {
    words: 'united kingdom|england|scotland|national insurance|companies house',
    marks: 'HMRC',
    weak: String.raw`PAYE|(?<![A-Za-z\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Za-z\d])|${numbersOf('GB', '44')}`,
  },
  US: {
    words: String.raw`united states|internal revenue service|sales tax`,
    marks: String.raw`, ?(?:${US_STATES}),? \d{5}(?:-\d{4})?|IRS|EIN|401\(k\)|USA`,
    weak: String.raw`(?<![A-Za-z])(?:${US_STATES}) \d{5}(?!\d)`,
  },
  DE: {
    words: String.raw`deutschland|bundesrepublik|abgabenordnung|steuerklasse|solidaritätszuschlag|handelsgesetzbuch`,
    marks: String.raw`HGB|HR ?[AB] ?\d+|USt-?Id\p{L}*|§ ?\d+[a-z]?(?: \(?Abs\.? ?\d\)?)? ?AO`,
    weak: String.raw`GmbH|M[Ww][Ss][Tt]|USt|UStG|EStG|Lohnsteuer|Finanzamt|Kleinunternehmer|D-\d{5}|${numbersOf('DE', '49')}`,
  },
  AT: {
    words: String.raw`österreich|austria|bundesabgabenordnung|firmenbuch|finanzonline`,
    marks: String.raw`BAO|Ges\.?m\.?b\.?H|FN \d{5,6} ?[a-z]`,
    weak: String.raw`GmbH|M[Ww][Ss][Tt]|USt|UStG|EStG|Lohnsteuer|Finanzamt|Kleinunternehmer|A-\d{4} |ATU ?\d{8}|${numbersOf('AT', '43')}`,
  },
  CH: {
    words: String.raw`schweiz|suisse|svizzera|switzerland|eidgenössische?n?|kanton|empfangsschein|récépissé`,
    marks: String.raw`CHE[- ]?\d{3}|SchKG|MWSTG`,
    weak: String.raw`MWST|CH-\d{4} |${numbersOf('CH', '41')}`,
  },
  LI: { words: 'liechtenstein|vaduz', weak: numbersOf('LI', '423') },
  FR: {
    words: 'france|siret|siren|code général des impôts',
    marks: 'R\\.?C\\.?S',
    weak: `TVA|SARL|${numbersOf('FR', '33', 'FR[A-Z\\d]{2}')}`,
  },
  BE: { words: 'belgique|belgië|belgium|kbo|banque-carrefour', weak: `TVA|BTW|${numbersOf('BE', '32')}` },
  LU: { words: 'luxembourg|luxemburg', weak: `TVA|${numbersOf('LU', '352')}` },
  NL: { words: 'nederland|netherlands|kvk|belastingdienst', weak: `BTW|${numbersOf('NL', '31')}` },
  IT: {
    words: String.raw`italia|italy|partita iva|codice fiscale|agenzia delle entrate`,
    marks: String.raw`P\. ?IVA|S\.r\.l`,
    weak: numbersOf('IT', '39'),
  },
  ES: {
    words: String.raw`españa|spain|agencia tributaria`,
    marks: 'N\\.?I\\.?F|C\\.?I\\.?F\\.?:',
    weak: numbersOf('ES', '34', 'ES[A-Z]?'),
  },
  PT: { words: 'portugal|contribuinte|lisboa', weak: numbersOf('PT', '351') },
  IE: { words: 'ireland|éire|revenue commissioners|eircode', weak: numbersOf('IE', '353') },
  FI: { words: 'finland|suomi|y-tunnus|alv', weak: numbersOf('FI', '358') },
  GR: { words: 'greece|ελλάδα|αφμ', weak: numbersOf('GR', '30', 'EL') },
  SE: {
    words: 'sverige|sweden|organisationsnummer|bankgiro|plusgiro|f-skatt',
    weak: `[Mm]oms|${numbersOf('SE', '46')}`,
  },
  NO: {
    words: 'norge|norway|organisasjonsnummer|foretaksregisteret',
    marks: String.raw`MVA`,
    weak: numbersOf('NO', '47'),
  },
  DK: { words: 'danmark|denmark|cvr', weak: `[Mm]oms|${numbersOf('DK', '45')}` },
  IS: { words: 'ísland|iceland|kennitala|reykjavík', weak: numbersOf('IS', '354') },
  PL: { words: 'polska|poland|regon|faktura vat|warszawa', weak: numbersOf('PL', '48') },
  CZ: { words: String.raw`česká republika|czech republic|dič|praha|dph`, weak: numbersOf('CZ', '420') },
  HU: { words: 'magyarország|hungary|adószám|számla|budapest|áfa', weak: numbersOf('HU', '36') },
  RO: { words: 'românia|romania|bucurești|cod fiscal', weak: numbersOf('RO', '40') },
  BG: { words: 'българия|bulgaria|софия', weak: numbersOf('BG', '359') },
  TR: { words: String.raw`türkiye|vergi dairesi|kdv|istanbul|ankara`, weak: numbersOf('TR', '90') },
  RU: { words: 'россия|москва|инн', weak: numbersOf('RU', '7') },
  UA: { words: 'україна|ukraine|єдрпоу', weak: numbersOf('UA', '380') },
  AE: { words: 'united arab emirates|dubai|abu dhabi|sharjah', marks: 'UAE', weak: numbersOf('AE', '971') },
  SA: { words: 'saudi arabia|riyadh|jeddah', weak: numbersOf('SA', '966') },
  IL: { words: 'israel|tel aviv', weak: numbersOf('IL', '972') },
  TH: { words: 'thailand|bangkok', weak: numbersOf('TH', '66') },
  PH: { words: 'philippines|quezon city', weak: numbersOf('PH', '63') },
  ID: { words: 'indonesia|jakarta|npwp', weak: numbersOf('ID', '62') },
  VN: { words: 'việt nam|vietnam|hà nội|hanoi', weak: numbersOf('VN', '84') },
  KR: { words: 'korea|seoul', weak: numbersOf('KR', '82') },
  ZA: {
    words: String.raw`south africa|johannesburg|cape town|pretoria|durban|\(pty\) ltd|\(edms\) bpk`,
    marks: 'UIF',
    weak: String.raw`SARS(?!-|\s?CoV)|${numbersOf('ZA', '27')}`,
  },
  BR: { words: 'brasil|cnpj|nota fiscal', weak: numbersOf('BR', '55') },
  MX: { words: '(?<!new )(?:méxico|mexico)|cfdi', marks: 'RFC', weak: numbersOf('MX', '52') },
  CL: { words: 'santiago de chile', weak: numbersOf('CL', '56') },
  CO: { words: 'bogotá', weak: numbersOf('CO', '57') },
  AR: { words: 'argentina|buenos aires|cuit', weak: numbersOf('AR', '54') },
  NG: { words: 'nigeria', weak: numbersOf('NG', '234') },
  KE: { words: 'nairobi', weak: numbersOf('KE', '254') },
}
