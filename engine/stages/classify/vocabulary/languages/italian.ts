import type { LanguageKinds } from '../vocabulary.ts'

export const ITALIAN: LanguageKinds = {
  kinds: {
    invoice: {
      titles: `fattura|fattura immediata|fattura differita|fattura accompagnatoria|fattura proforma|fattura di cortesia|parcella|
      notula|avviso di parcella|preavviso di parcella|ricevuta|ricevuta fiscale|scontrino|scontrino fiscale|documento commerciale|
      bolletta|fattura elettronica|ricevuta sanitaria`,
      strong: [
        'fattura n|numero fattura|n fattura|data fattura|numero documento|data documento',
        'netto a pagare|totale da pagare|totale complessivo|importo da pagare|pagamento contanti|resto|importo pagato',
        'ritenuta d’acconto|contributo integrativo|cassa previdenza|rivalsa inps|bollo|marca da bollo|regime forfettario',
        'modalità di pagamento|condizioni di pagamento|scadenza pagamento|scadenze|codice destinatario|split payment|scissione dei pagamenti|reverse charge',
      ],
    },
    'credit-note': {
      titles: 'nota di credito|nota di accredito|nota credito|nota di variazione|storno fattura',
      strong: [
        'totale nota di credito|importo a vostro credito|a vostro credito|a storno|storno totale|storno parziale',
        'fattura di riferimento|rif fattura|riferimento fattura',
      ],
    },
    reminder: {
      titles:
        'sollecito|sollecito di pagamento|primo sollecito|secondo sollecito|terzo sollecito|ultimo sollecito|diffida|messa in mora|costituzione in mora|diffida ad adempiere|promemoria di pagamento|sollecito n|avviso di mancato pagamento|avviso di insoluto|preavviso di sospensione',
      strong: [
        'risulta non pagata|risultano insolute|insoluto|insoluti|scaduto|importo scaduto|fatture scadute|non risulta pervenuto',
        'interessi di mora|spese di sollecito|spese di recupero|totale dovuto|saldo insoluto',
      ],
    },
    'bank-statement': {
      titles:
        'estratto conto|estratto conto corrente|lista movimenti|rendiconto|estratto conto carta|riassunto scalare|comunicazione movimenti',
      strong: [
        'saldo iniziale|saldo finale|saldo precedente|saldo contabile|saldo disponibile|nuovo saldo',
        'data contabile|data valuta|data operazione|=dare|=avere|addebiti|accrediti',
        'bonifico|addebito diretto|prelievo|pagamento pos|giroconto|totale entrate|totale uscite',
      ],
    },
    'salary-statement': {
      titles:
        'busta paga|cedolino|cedolino paga|prospetto paga|libro unico del lavoro|foglio paga|cedolino stipendio|conteggio salario',
      strong: [
        'retribuzione lorda|totale competenze|paga base|lordo mensile|elementi della retribuzione|stipendio base',
        'netto in busta|netto da pagare|netto del mese|totale trattenute|trattenute',
        'contributi inps|irpef|imponibile inps|imponibile fiscale|imponibile irpef|addizionale regionale|addizionale comunale|tfr|detrazioni',
        'matricola|qualifica|livello|data assunzione|ferie|ccnl',
      ],
    },
    contract: {
      titles:
        'contratto|contratto di locazione|contratto di lavoro|contratto di appalto|contratto di fornitura|contratto di consulenza|contratto di servizi|scrittura privata|accordo di riservatezza|accordo|convenzione|contratto di prestazione d’opera',
      strong: [
        'tra le parti|si conviene e si stipula|premesso che|di seguito denominato|di seguito denominata|di seguito|tutto ciò premesso',
        'letto approvato e sottoscritto|letto confermato e sottoscritto|preavviso|recesso|rinnovo tacito|foro competente|durata del contratto|oggetto del contratto',
      ],
    },
    'balance-sheet': {
      titles:
        'bilancio|bilancio di esercizio|stato patrimoniale|bilancio abbreviato|situazione patrimoniale|bilancio di verifica',
      strong: [
        'totale attivo|totale passivo|totale a pareggio|attivo circolante|immobilizzazioni|totale immobilizzazioni',
        'patrimonio netto|fondi per rischi|debiti verso fornitori|debiti verso banche|disponibilità liquide|ratei e risconti|crediti verso clienti',
        'esercizio precedente|al 31 12|capitale sociale|utile dell’esercizio',
      ],
    },
    'tax-assessment-note': {
      titles:
        'avviso di accertamento|cartella di pagamento|avviso di liquidazione|comunicazione di irregolarità|avviso di pagamento|avviso bonario|decisione di tassazione|notifica di tassazione|imu avviso|tari',
      strong: [
        'agenzia delle entrate|agenzia delle entrate-riscossione|comune di ufficio tributi|ufficio tributi|ente creditore|ufficio delle contribuzioni',
        'imposta dovuta|maggiore imposta|sanzioni|importo da versare|reddito imponibile|periodo d’imposta|anno d’imposta|entro il termine di 60 giorni|ricorso',
      ],
    },
    timesheet: {
      titles:
        'foglio presenze|foglio ore|rapportino|rapporto di lavoro|rapporto ore|registro presenze|scheda ore|rapporto di intervento|rapporto giornaliero|cartellino presenze',
      strong: [
        'ore lavorate|totale ore|ore ordinarie|ore straordinarie|straordinario|ora inizio|ora fine',
        'dipendente|collaboratore|firma del dipendente|firma cliente|firma del lavoratore',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'oggetto|gentile|egregio|spettabile|gentili signori',
        'cordiali saluti|distinti saluti|in attesa di un vostro riscontro|porgiamo distinti saluti',
      ],
    },
  },
}
