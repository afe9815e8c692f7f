import type { Language } from '../language.ts'
import { FIELDS } from './fields.ts'
import { PAPERS } from './papers.ts'

/** Swedish. */
const language: Language = {
  code: 'sv',
  words: `och att det är på för inte har ett vi ert vår vårt våra eller ska från efter vid inom utan denna detta när hos oss hej
    tack hälsningar vänliga hälsning maj måndag tisdag onsdag torsdag fredag lördag söndag fakturan fakturanr
    fakturanummer fakturadatum förfallodatum förfallodag kundnr kundnummer belopp summa totalt antal enhet moms momsen
    benämning beskrivning artikelnr betala betalas betalning betalningsvillkor bankgiro plusgiro kreditfaktura kvitto
    påminnelse påminnelseavgift dröjsmålsränta ränta avgift öresavrundning avrundning dagar sidan handläggare ärende
    leverans leveransadress frakt fraktavgift avtal avtalet beställning följesedel referens godkänd organisationsnummer
    orgnr momsregistreringsnummer bankkort växel köp kassörska kronor skuld`,
  wordForm: /^(?=.{3}).*å/u,
  strange: /[æø]/u,
  months: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  numbers: {
    två: 2,
    fyra: 4,
    fem: 5,
    sju: 7,
    åtta: 8,
    nio: 9,
    tio: 10,
    femton: 15,
    tjugo: 20,
    trettio: 30,
    sextio: 60,
  },
  beforeNames: { roles: 'kund|kundnamn|leverantör|arbetsgivare|mottagare|avsändare|namn', small: 'till' },
  namePieces: { within: 'och', between: 'och' },
  approvals: {
    act: String.raw`godkän|attest`,
    approver: String.raw`uppdragsgivare|beställare|arbetsgivare|arbetsledare|kund(?!\p{L})`,
    worker: String.raw`medarbetare|anställd|konsult`,
  },
  courts: 'tingsrätt|domstol|tvist',
  salutation: String.raw`(?:hej|bästa?|kära?|ärade|till den det berör)(?!\p{L})`,
  closing: String.raw`(?:med )?(?:\p{L}+ )?(?:hälsning(?:ar)?|högaktningsfullt|mvh)(?!\p{L})`,
  papers: PAPERS,
  fields: FIELDS,
}

export default language
