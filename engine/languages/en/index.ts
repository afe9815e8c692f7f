import type { Language } from '../language.ts'
import { SUBJECTS } from './subjects.ts'

/** English; what it calls papers and their fields stands in the tables of the rooms. */
const language: Language = {
  code: 'en',
  words: `and the of to for with is are was were be been has have had not no please your you our we i my his her their its it this
    that these those by from on in at as or an a but if will would shall may can do does there which who any all each than into
    dear sincerely faithfully regards thank thanks hello
    january february march april may june july august september october november december monday tuesday wednesday thursday
    friday saturday sunday jan feb mar apr jun jul aug sep oct nov dec mon tue wed thu fri
    invoice amount date total tax quantity qty street customer page description unit price payment due number cash change
    receipt statement balance employee employer period hours week month year day account assets liabilities equity net gross
    pay activity project approved agreement credit debit note order quote delivery deposit withdrawal transfer interest opening
    closing paid received bill billing ship sold item items rate fee fees charge charges subtotal shipping vendor supplier
    overdue outstanding reminder owed arrears notice
    salary wages earnings deductions deduction allowance overtime income withholding insurance pension department
    cash bank loans loan inventory receivable receivables payable payables stock debtors creditors share capital retained
    shareholders funds current fixed property equipment net profit loss previous
    start end finish break time in out lunch worked name address phone signature signed title position experience education
    skills work references policy certificate insured premium cover guests arrival departure flight gate seat boarding room
    report inspection result minutes agenda meeting attendees form first last surname birth tenant landlord client contractor
    parties term termination assessment taxable taxpayer county council refund exemption revenue parcel
    price list code product patient dose warning safety welcome open new free valid until from section`,
  wordForm:
    /^(?=.{5})(?:(?:th|wh|kn)\p{Ll}|.*(?:ing|ment|ness|ship|ity|ght|ly|ted|red|ned|ock|ook|ool|own|ear|ould)$)/u,
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  numbers: {
    a: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    seven: 7,
    eight: 8,
    ten: 10,
    fourteen: 14,
    thirty: 30,
    sixty: 60,
  },
  beforeNames: {
    roles:
      'landlord|tenant|lessor|lessee|account (?:name|holder)|bill(?:ed)? ?to|sold to|ship to|invoice to|paid to|customer name|client name|payee|payer|taxpayer|policyholder|cardholder|name|(?:deposited |paid )?(?:in)?to the account of|(?:for and )?on behalf of|prepared for|(?:sold|issued|provided|supplied) by|(?:mail|make|send)(?: a| all| your)? (?:checks?|cheques?|payments?|remittances?)(?: payable)? to|payable to|please pay|owner of record|(?:main|sub) ?contractor|shipper|consignee|registrationname|partyname|to,',
    small: 'for|to',
    leads:
      '(?:An?|To|Mr\\.?|Mrs\\.?|Ms\\.?|Mx\\.?|M/[sS]\\.?|[Tt]he|Dear|Hi|Hello|Thanks,|From|and|[Bb]etween|Bill to|Name|Employee)',
  },
  namePieces: { within: 'and of the for in', between: 'and with', beforePlace: 'of' },
  addressLabels: '(?:(?:registered|postal|business|mailing|home) )?address|registered office',
  streetWords: String.raw`^no\.?\s(?:no\.?\s)?[A-Z]?-?\d+|(?:plot|shop|office|hangar|room|rm\.?|suite|unit|blk|block|lot|level|farm|flat|gate|purok)\s(?:no\.?\s)?[A-Z]?-?\d+|(?:private bag|(?:g\.?)?p\.? ?o\.? ?box|cnr|brgy\.?|barangay)\s.+|\d+\/f|[\p{L}.]+\s(?:phase [ivx\d]+|lines|farm|cottage|lodge|manse|vicarage|ext|street|st|road|rd|lane|ln|avenue|ave|drive|dr|crescent|close|court|quay|terrace|salai|marg|layout|arcade|chambers|towers?|plaza|heights|buildings?|bldg|house|centre|(?:industrial|business|retail|trading|tech) (?:park|estate|area)|airport|highway|way|park|estate|lower|upper|walk|row)\.?$|(?:street|road|avenue) (?:upper|lower|north|south|east|west)$`,
  approvals: {
    act: String.raw`approv|authori[sz]|signed off|sign-off|verified|verifier|confirmed|certified|checked by|acknowledged|accepted|agreed|countersign|released by`,
    approver: String.raw`supervisor|manager|foreman|team lead|(?<!\p{L})client|customer|(?<!\p{L})hirer|head of|site agent`,
    worker: String.raw`freelancer|employee|worker|contractor|consultant|(?<!\p{L})temp(?!\p{L})|candidate|staff member|operative`,
  },
  answers: {
    whose: 'your',
    papers:
      'letter|e-?mail|fax|message|application|enquiry|inquiry|request|claim|quotation|quote|order|invoice|appeal|complaint|notice|report',
    dated: 'of|dated|from',
  },
  wages: {
    tax: '(?:federal |state )?income tax|paye|federal withholding',
  },
  courts: String.raw`courts?(?!\p{L})|forum(?!\p{L})|jurisdiction|venue|arbitra|tribunal|competent|disputes?`,
  salutation: String.raw`to whom it may concern|gentlemen|madam|(?:dear|hello|good (?:morning|afternoon))(?!\p{L})`,
  closing: String.raw`(?:very |sincerely |respectfully |faithfully )?(?:yours|truly)(?!\p{L})|(?:sincerely|respectfully|cordially)(?!\p{L})|(?:(?:with )?(?:kind|best|warm|warmest) )?(?:regards|wishes)(?!\p{L})`,
  endingContract: String.raw`(?:deed|agreement) (?:of|for) (?:surrender|termination|release|separation)|(?:termination|separation|severance|surrender|mutual release) (?:and (?:general )?release )?agreement|surrender of (?:the )?lease`,
  actsOfParties: 'shall|will|may|must|agrees?|pays?|undertakes?|warrants?|acknowledges?',
  subjects: SUBJECTS,
}

export default language
