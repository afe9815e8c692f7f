import { fold } from '../../fold-text.ts'

/** The sums of a sheet that have keys of their own. */
export const MAIN_SUMS = [
  'total_assets',
  'total_equity_and_liabilities',
  'fixed_assets',
  'current_assets',
  'equity',
  'provisions',
  'liabilities',
] as const

/** What a sheet is made of: its main sums, the parts of what is owed, and what else stands beside them. */
export const SECTIONS = [...MAIN_SUMS, '_long_term', '_short_term', '_property', '_other'] as const
export type Section = (typeof SECTIONS)[number]

const OF = '(?:(?:der|des|the|of|de|del|della|delle|dei|degli|do|da|dos|das|du|van|los|las|la|l|le|het) )*'
const TOTAL = `(?:total|totale|totaal|summe|gesamt|suma|soma|somma|subtotal|subtotaal|sub total|sous total|zwischensumme|sum|all|overall) ${OF}`
/** "TOTAL (II)", "(A+B)", the number of a note. */
const END = '(?: (?:total|totale|totaal|gesamt|insgesamt|summe|net|nets|netto|neto|liquido|[a-z]|[ivx]{2,5}|\\d{1,2}))*'
const OWNERS = '(?:share|stock)holders?(?: s)? |owners?(?: s)? |members?(?: s)? |partners?(?: s)? '

/** Wordings of national schemes, folded: HGB 266, Swiss OR 959a, Companies Acts and US practice, PCG, art. 2424 c.c., PGC, BW2, SNC. */
const WORDINGS: Readonly<Record<Section, readonly string[]>> = {
  total_assets: [
    'aktiva|aktivseite|aktiven|assets|vermogen',
    '(?:bilanz ?summe|gesamt ?vermogen)(?: .{0,8}?(?:summe )?(?:der )?(?:aktiva|aktiven|aktivseite))?|bilanzsumme aktiv(?:a|en)',
    '(?:de l )?actifs?|attivo|attivita|activo|ativo|activa(?:zijde)?',
  ],
  total_equity_and_liabilities: [
    'passiva|passivseite|passiven|passifs?|passivo|pasivo|passiva(?:zijde)?',
    '(?:bilanz ?summe|gesamt ?kapital)(?: .{0,8}?(?:summe )?(?:der )?(?:passiva|passiven|passivseite))|gesamt ?kapital|bilanzsumme passiv(?:a|en)',
    `(?:${OWNERS})?(?:equity|capital|net assets|funds|deficit) (?:and|&) liabilities`,
    'liabilities (?:and|&) .{0,30}(?:equity|capital|net assets|funds|deficit)',
    'patrimonio neto y pasivo|pasivo y patrimonio neto',
    'passivo e (?:del )?(?:patrimonio )?netto|patrimonio netto e (?:del )?passivo|passivita e (?:del )?(?:patrimonio )?netto',
    'capital proprio e (?:do )?passivo|patrimonio liquido e (?:do )?passivo|passivo e (?:do )?(?:capital proprio|patrimonio liquido)',
    '(?:capitaux propres|fonds propres) et (?:du )?(?:passifs?|dettes)|eigen vermogen en (?:verplichtingen|schulden)',
  ],
  fixed_assets: [
    'anlage ?vermogen|langfristige[sr]? (?:vermogen(?:swerte)?|aktiva)',
    '(?:fixed|non ?current|long ?term) assets',
    'actifs? (?:immobilises?|non courants?)',
    'immobilizzazioni|attivo (?:immobilizzato|fisso)|attivita non correnti',
    'activo (?:no corriente|fijo|inmovilizado)|inmovilizado',
    'vaste activa',
    'ac?tivos? (?:nao correntes?|fixo|imobilizado|permanente)',
  ],
  current_assets: [
    'umlauf ?vermogen|kurzfristige[sr]? (?:vermogen(?:swerte)?|aktiva)',
    'current assets',
    'actifs? (?:circulants?|courants?)',
    'attivo circolante|attivita correnti',
    'activo (?:corriente|circulante)',
    'vlottende activa',
    'ac?tivos? (?:correntes?|circulante)',
  ],
  equity: [
    '(?:buchmassiges )?eigen ?(?:kapital|mittel)|rein ?vermogen|vereins ?vermogen|stiftungs ?vermogen',
    `(?:${OWNERS})?(?:equity|funds)|(?:total )?capital and reserves|equity attributable to .*|net (?:assets|worth)`,
    '(?:capitaux|fonds) propres|situation nette',
    'patrimonio (?:netto|neto|liquido)',
    'eigen vermogen|groepsvermogen',
    'capitais? proprios?|capital proprio|fundos patrimoniais',
  ],
  provisions: [
    'ruckstellungen',
    'provisions(?: for liabilities)?(?: and (?:charges|other liabilities))?|accruals and provisions',
    'provisions pour (?:risques et (?:pour )?charges|charges et (?:pour )?risques|risques)',
    'fond[io] (?:per|di) rischi (?:e|ed) (?:per )?oneri',
    'provisiones(?: a largo plazo| a corto plazo)?',
    'voorzieningen',
    'provisoes',
  ],
  liabilities: [
    'verbindlichkeiten|schulden|fremd ?kapital',
    'liabilities|creditors',
    '(?:emprunts et )?dettes|capitaux etrangers|fonds etrangers',
    'debiti|passivita',
    'pasivo|deudas',
    'schulden|verplichtingen|vreemd vermogen',
    'passivo',
  ],
  _long_term: [
    'langfristige[sr]? (?:verbindlichkeiten|fremdkapital|schulden)',
    '(?:non ?current|long ?term) liabilities|creditors (?:amounts )?(?:falling )?due (?:after|in more than).*',
    '(?:dettes|capitaux etrangers|fonds etrangers) a long terme|passifs? non courants?',
    'passivita non correnti|debiti a (?:medio )?lungo termine',
    'pasivo no corriente|pasivo exigible a largo plazo',
    '(?:langlopende|lang vreemd) (?:schulden|verplichtingen|vermogen)(?: .*)?',
    'passivos? nao correntes?',
  ],
  _short_term: [
    'kurzfristige[sr]? (?:verbindlichkeiten|fremdkapital|schulden)',
    '(?:current|short ?term) liabilities|creditors (?:amounts )?(?:falling )?due (?:within|in less than).*',
    '(?:dettes|capitaux etrangers|fonds etrangers) a court terme|passifs? courants?',
    'passivita correnti|debiti a breve termine',
    'pasivo corriente|pasivo exigible a corto plazo',
    '(?:kortlopende|kort vreemd) (?:schulden|verplichtingen|vermogen)(?: .*)?',
    'passivos? correntes?',
  ],
  _property: [
    '(?:net )?property(?: plant)?(?: and)?(?: equipment)? net|(?:net|total) property(?: plant)?(?: and)? equipment',
  ],
  _other: [
    '(?:aktive |passive )?rechnungsabgrenzung(?:sposten)?|(?:aktive |passive )?latente steuern|sonderposten.*|treuhand ?vermogen',
    'net current (?:assets|liabilities)|(?:total )?assets less current liabilities|other assets|accruals and deferred income|prepayments and accrued income|deferred (?:income|revenue)',
    'charges constatees d avance|produits constates d avance|comptes? de regularisation.*',
    'ratei e risconti.*|trattamento di fine rapporto.*|crediti verso soci.*',
    'ajustes por periodificacion.*',
    'overlopende (?:activa|passiva)|overlopende posten',
    'diferimentos',
  ],
}

const FORMS = SECTIONS.map((section) => [section, compile(WORDINGS[section])] as const)

/** Sections after their names; of wordings that two of them share the first one counts. */
export function isSection(label: string, section: Section): boolean {
  return FORMS.some(([name, form]) => name === section && form.test(fold(label)))
}

/** What begins or ends a section: the name of any, or of a side. */
export function isSectionName(label: string): boolean {
  const folded = fold(label)
  return FORMS.some(([, form]) => form.test(folded))
}

/** What is set aside for one thing: "Rückstellung Garantiearbeiten"; no allowance for what others owe. */
const PROVISION =
  /^(?:[a-z]+ ?)?ruckstellung(?:en)?\b|^provisions? (?:for|pour|para) (?!bad|doubtful|deprec|clients)|^provisions et |^provision(?:es)? para |^provisoes para |^[a-z]*voorziening(?:en)?\b|^fond[io] (?:per|di) /

export function isProvision(label: string): boolean {
  return PROVISION.test(fold(label))
}

/** "Summe", "TOTAL GÉNÉRAL (I à VI)": a sum that does not say of what. */
const BARE_TOTAL = new RegExp(
  `^(?:total|totale|totaal|summe|gesamt|gesamtsumme|suma|soma|total general|totale generale|total geral|totaal generaal|balanstotaal|bilanzsumme|total (?:du )?bilan|total (?:del )?balance)${END}$`,
)

export function isBareTotal(label: string): boolean {
  return BARE_TOTAL.test(fold(label))
}

const LEFT_SIDE = /^(?:aktiva|aktivseite|aktiven|assets|actif|activo|attivo|ativo|activa)\b/
const RIGHT_SIDE =
  /^(?:passiva|passivseite|passiven|equity|liabilities|passif|pasivo|patrimonio neto|passivo|patrimonio netto|capital proprio|eigen vermogen)\b/

/** The headings of both sides as they stand over their columns. */
export function isLeftSide(text: string): boolean {
  return LEFT_SIDE.test(joinLetters(text))
}

export function isRightSide(text: string): boolean {
  return RIGHT_SIDE.test(joinLetters(text))
}

/** "A K T I VA": a heading may be spaced out. */
function joinLetters(text: string): string {
  const said = fold(text)
  const isSpaced = !/\p{Ll}/u.test(text) && said.split(' ').every((part) => part.length <= 4)
  return isSpaced ? said.replaceAll(' ', '') : said
}

function compile(wordings: readonly string[]): RegExp {
  return new RegExp(`^(?:${TOTAL})*(?:${wordings.join('|')})${END}$`)
}
