import type { Language } from '../language.ts'
import { PAPERS } from './papers.ts'
import { SUBJECTS } from './subjects.ts'

/** Italian; what it calls papers and their fields stands in papers.ts and in the tables of the rooms. */
const language: Language = {
  code: 'it',
  words: `e il lo la gli le di del della dei delle per con un una da dal dalla nel nella che non si è sono sul sulla al alla vostro
    nostro
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì
    giovedì venerdì
    fattura importo data totale quantità qtà via cliente descrizione prezzo pagamento iva imponibile numero partita scadenza
    bonifico netto pagare contributo ritenuta acconto parcella prestazione professionale codice fiscale aliquota`,
  months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  numbers: { due: 2, tre: 3, sette: 7, otto: 8, dieci: 10, quindici: 15, trenta: 30, sessanta: 60 },
  beforeNames: {
    roles:
      'locatore|conduttore|venditore|acquirente|cliente|datore di lavoro|lavoratore|committente|cedente|cessionario|contribuente|intestatario|fornitore|ditta(?! individuale)|dipendente|ragione sociale|nominativo|denominazione|al(?=\\scondominio)|alla(?=\\sditta)|per conto di|(?:venduto|emesso|fornito) da',
    small: 'di',
    leads: '(?:Egr\\.|Sig\\.?(?:ra)?|Spett\\.?(?:le)?|[Tt]ra|Al(?:la)?|Ciao|Buongiorno)',
  },
  namePieces: { within: 'di da del della delle dello dei degli la le i e', between: 'e con' },
  addressLabels: 'indirizzo|sede(?: legale)?|residenza',
  streetBefore:
    'via viale corso piazza piazzale piazzetta largo strada vicolo borgo contrada salita lungomare lungarno località',
  approvals: {
    act: String.raw`approvat|autorizzat|convalidat|verificat|controfirm|confermat|(?<!\p{L})(?:visto|per (?:accettazione|accordo))(?!\p{L})`,
    approver: String.raw`committente|responsabile|datore di lavoro|utilizzator|capocantiere|(?<!\p{L})cliente`,
    worker: String.raw`dipendente|lavorator|collaborator`,
  },
  answers: {
    yourReference: '(?:vostr[oa]|vs|v|suo|sua) rif(?:erimento)?',
    ourReference: '(?:nostr[oa]|ns|n) rif(?:erimento)?',
    whose: String.raw`vostr[oa]|vs\.?|su[oa]`,
    papers: String.raw`lettera|nota|e-?mail|mail|pec|comunicazione|richiesta|istanza|domanda|preventivo|offerta|ordine|fattura|prat(?:ica|\.)|reclamo`,
    dated: String.raw`del(?:l['’])?|in\sdata|datat[oa]`,
  },
  wages: {
    tax: 'irpef(?: netta)?|ritenut[ae] (?:irpef|fiscal[ei])',
    taxable: 'imponibile (?:irpef|fiscale)',
  },
  courts: String.raw`foro(?!\p{L})|tribunale|giudic|giurisdizion|competen|controversi|arbitra`,
  salutation: String.raw`(?:gentil[ei]|gentilissim[oa]|egregi[oa]?|car[oaie]|buongiorno)(?!\p{L})`,
  closing: String.raw`(?:(?:porg(?:iamo|o) )?(?:distinti|cordiali|cari|migliori) saluti|(?:con )?i migliori saluti|un caro saluto)(?!\p{L})`,
  endingContract: String.raw`risoluzione (?:consensuale|anticipata)|(?:accordo|contratto|verbale) di (?:risoluzione|scioglimento)`,
  actsOfParties: 'garantisce|deve|può',
  papers: PAPERS,
  subjects: SUBJECTS,
}

export default language
