import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'prezzo|prezzo unit|p unit|importo unitario|totale imponibile|totale imposta|totale iva|aliquota|aliq|aliquota iva|totale merce|totale documento|totale ivato',
    'q tà|qta|q ta|um|u m|sconto|articolo|codice articolo|descrizione articolo|prestazione|prestazioni',
  ],
  kinds: {
    invoice: {
      titles: `fattura|fattura immediata|fattura differita|fattura accompagnatoria|fattura proforma|fattura di cortesia|parcella|
      notula|avviso di parcella|preavviso di parcella|ricevuta|ricevuta fiscale|scontrino|scontrino fiscale|documento commerciale|
      bolletta|fattura elettronica|ricevuta sanitaria|avviso di fattura|fattura di vendita|fattura d’acconto|fattura di acconto|
      fattura di saldo|fattura a saldo|fattura riepilogativa|fattura semplificata|fattura commerciale|copia fattura|
      copia di cortesia|preavviso di fattura|pro forma|bolletta luce|bolletta gas|bolletta acqua|bolletta energia elettrica|
      bolletta telefonica|bolletta sintetica|fattura energia|nota di addebito|nota onorari|nota di onorari|nota spese e onorari|
      nota proforma|progetto di notula|progetto di parcella|conto hotel|ricevuta di pagamento|ricevuta per prestazione|
      ricevuta per prestazione occasionale|ricevuta di affitto|ricevuta di locazione|quietanza|quietanza di pagamento|
      quietanza di premio|avviso di scadenza|avviso di scadenza premio|scadenza polizza|richiesta quote condominiali|
      avviso di pagamento quote condominiali|rata condominiale|quota associativa|autofattura|estratto fattura|
      ricevuta pos|preconto|fattura sanitaria|retta scolastica|retta`,
      vague: 'nota|conto|consumi|riepilogo|rendiconto spese|la tua bolletta|avviso di pagamento|dettaglio fattura',
      strong: [
        'fattura n|numero fattura|n fattura|data fattura|numero documento|data documento|fattura nr|fattura num|nr fattura|data emissione|data di emissione|doc n|num documento|fattura del|ricevuta n|bolletta n|periodo di fatturazione',
        'netto a pagare|totale da pagare|totale complessivo|importo da pagare|pagamento contanti|=resto|importo pagato|totale fattura|totale a pagare|totale bolletta|totale ricevuta|pagamento elettronico|pagato con|importo totale da pagare|saldo fattura|netto da pagare in fattura|totale dovuto in fattura|incassato|pagamento effettuato',
        'ritenuta d’acconto|contributo integrativo|cassa previdenza|rivalsa inps|bollo|marca da bollo|regime forfettario|imposta di bollo|operazione senza applicazione|fuori campo iva|esente iva|non imponibile|operazione non soggetta|esente art 10|art 15 dpr|bollo assolto|inps gestione separata|onorario|compenso professionale|enpam|cassa forense',
        'modalità di pagamento|condizioni di pagamento|scadenza pagamento|scadenze|codice destinatario|split payment|scissione dei pagamenti|reverse charge|inversione contabile|esigibilità iva|rimessa diretta|ricevuta bancaria|riba|cod destinatario|cessionario|cedente|cessionario committente|regime fiscale|vostro ordine|rif ordine|bonifico vista fattura|bonifico 30 gg',
        'coperti|coperto|tavolo|=contante|=contanti|documento n|arrivederci e grazie|grazie e arrivederci|grazie della visita|di cui iva|=servizio|pernottamento|pernottamenti|imposta di soggiorno|tassa di soggiorno|camera e colazione|camera doppia',
        'consumo fatturato|consumi fatturati|lettura attuale|lettura precedente|spesa per la materia|spesa per la materia energia|trasporto e gestione del contatore|oneri di sistema|=pod|=pdr|smc|quota fissa|quota variabile|potenza impegnata|kwh|canone rai|il tuo consumo|codice cliente',
      ],
      against: [
        'sollecito|insoluto|insolute|insoluti|non pervenuto|rimasto impagato|rimaste impagate|costituzione in mora|messa in mora|diffida|ultimo avviso',
        'preventivo|validità offerta|per accettazione|offerta n',
      ],
    },
    'credit-note': {
      titles: `nota di credito|nota di accredito|nota credito|nota di variazione|storno fattura|nota di variazione in diminuzione|
      nota di credito semplificata|nota accredito|storno|storno totale fattura|nota di rimborso|rimborso|nota di storno|
      avviso di accredito|fattura di storno|nota provvigioni|estratto conto provvigioni|liquidazione provvigioni|
      distinta provvigioni|premio di fine anno|reso|documento di reso|scontrino di reso|buono di reso|documento di annullamento`,
      vague: 'variazione|provvigioni',
      strong: [
        'totale nota di credito|importo a vostro credito|a vostro credito|a storno|storno totale|storno parziale|a vs credito|a suo credito|a tuo credito|totale a vostro credito|totale a vs credito|totale documento a vs credito|importo accreditato|importo da rimborsare|totale rimborso|totale accredito|nota di credito n|totale nota credito|vi accreditiamo|importo rimborsato|a vostro favore|a suo favore|da accreditare',
        'fattura di riferimento|rif fattura|riferimento fattura|rif ns fattura|rif nostra fattura|riferimento nostra fattura|fattura collegata|fatture collegate|a storno della fattura|a storno fattura|storno fattura|a parziale storno|fattura originaria|relativa alla fattura|a rettifica della fattura|rettifica fattura|ns fattura n|annulla la fattura|storno della fattura|in riferimento alla fattura',
        'reso merce|merce resa|resa merce|reso per|causale reso|ns ddt di reso|vs reso|motivo del reso|motivo della variazione|errata fatturazione|per errata|abbuono|differenza prezzo|premio fedeltà|riaccredito|restituzione|verrà rimborsato|sarà rimborsato|provvederemo al rimborso|a compensazione|sarà accreditato|art 26 dpr|art 26|bonus fine anno',
        'provvigioni maturate|provvigione|imponibile provvigionale|enasarco|emessa per conto|emessa in nome e per conto',
      ],
    },
    reminder: {
      titles: `sollecito|sollecito di pagamento|primo sollecito|secondo sollecito|terzo sollecito|ultimo sollecito|diffida|messa in mora|costituzione in mora|diffida ad adempiere|promemoria di pagamento|sollecito n|avviso di mancato pagamento|avviso di insoluto|preavviso di sospensione|
      1 sollecito|2 sollecito|3 sollecito|i sollecito|ii sollecito|iii sollecito|sollecito pagamento|sollecito bonario|lettera di sollecito|
      sollecito pagamento fattura|sollecito pagamento fatture|sollecito di pagamento fatture|diffida di pagamento|diffida e messa in mora|
      intimazione di pagamento|avviso di messa in mora|fatture scadute|fattura scaduta|fatture insolute|fattura insoluta|
      fatture non pagate|fattura non pagata|pagamento scaduto|pagamenti scaduti|insoluto|insoluti|importo scaduto|
      partite scadute|partite aperte|elenco partite aperte|situazione contabile|estratto conto scaduto|estratto conto insoluti|
      estratto conto cliente con sollecito|mancato pagamento|ritardo nei pagamenti|ritardato pagamento|canoni arretrati|
      canoni insoluti|morosità|avviso di morosità|comunicazione di morosità|richiesta di pagamento|recupero crediti|
      preavviso di distacco|preavviso di sospensione della fornitura|sollecito con preavviso|ultimo avviso|secondo avviso|
      terzo avviso|ricordo di pagamento|promemoria pagamento|promemoria|richiamo|secondo richiamo|ultimo richiamo|precetto|
      atto di precetto|richiesta saldo|rate scadute|rate arretrate|quote arretrate`,
      vague: 'estratto conto cliente|estratto conto|situazione pagamenti|avviso di pagamento|primo avviso',
      strong: [
        'risulta non pagata|risultano non pagate|risulta insoluta|risultano insolute|insoluto|insoluti|insoluta|insolute|importo scaduto|fatture scadute|non risulta pervenuto|non risulta ancora|non risultano pagate|ancora insoluto|ancora insolute|tuttora insolute|tuttora insoluta|tuttora impagate|non ancora saldate|ancora da saldare|non è stato effettuato|non è pervenuto|non ci è pervenuto|non abbiamo ricevuto|non abbiamo ancora ricevuto|ancora scoperto|ancora scoperta|ancora aperte|risulta scaduta|risultano scadute|scaduta il|già scaduta|mancato pagamento|rimasto impagato|rimaste impagate|risultano ancora|risulta ancora',
        'spese di sollecito|spese sollecito|spese di recupero|saldo insoluto|totale scaduto|totale insoluto|giorni di ritardo|gg ritardo|gg di ritardo|gg scaduto|ritardo nel pagamento|commissioni insoluto|spese insoluto|interessi moratori|spese di richiamo|spese legali|debito residuo|debitore|credito vantato|somma dovuta|arretrati|importo residuo|residuo da pagare',
        'vie legali|via legale|azioni legali|azione legale|recupero forzoso|recupero del credito|recupero coatto|nostro legale|al nostro legale|ufficio legale|ufficio recupero|decreto ingiuntivo|procedura esecutiva|giudiziale|giudiziarie|ulteriore avviso|senza ulteriore preavviso|sospendere la fornitura|sospensione della fornitura|sospensione del servizio|1219 c c|art 1219|1454|231 2002|d lgs 231|in difetto|entro e non oltre|agenzia di recupero|centro esecutivo',
        'nostri precedenti solleciti|precedenti solleciti|precedente sollecito|nostro sollecito|nostri solleciti|precedenti comunicazioni|precedente comunicazione|nonostante i|nonostante le|nonostante il|rimaste senza riscontro|rimasti senza riscontro|senza riscontro|privi di riscontro|le ricordiamo|vi ricordiamo|ti ricordiamo|ricordarvi|ricordarle|sollecitiamo|sollecitarvi|sollecitarla|vi sollecitiamo|nostro primo avviso|dopo il primo avviso',
        'se ha già pagato|se avete già|qualora aveste già|qualora avesse già|qualora il pagamento|nel caso abbiate già|avesse già provveduto|aveste già provveduto|già provveduto|non tenere conto|non tener conto|ritenere nulla|considerare nulla la presente|consideri nulla|da una verifica contabile|da una verifica|dalle nostre scritture|dalla nostra contabilità|dai nostri controlli|dalle nostre registrazioni|regolarizzare|provvedere al pagamento|provvedere al saldo|la preghiamo di provvedere|vi preghiamo di provvedere|vi invitiamo|la invitiamo|sicuramente per una svista|svista|dimenticanza|disguido',
      ],
      weak: [
        'interessi di mora|totale dovuto|scaduto|scadenza|saldo|residuo',
        'raccomandata|raccomandata a r|a mezzo pec|via pec|raccomandata ar',
      ],
      against: ['saldo iniziale|saldo finale|saldo contabile'],
    },
    'bank-statement': {
      titles: `estratto conto|estratto conto corrente|lista movimenti|rendiconto|estratto conto carta|riassunto scalare|comunicazione movimenti|
      estratto conto bancario|estratto conto carta di credito|estratto conto mensile|estratto conto trimestrale|estratto conto titoli|
      movimenti conto|movimenti del conto|movimenti conto corrente|elenco movimenti|lista dei movimenti|rendiconto conto corrente|
      rendiconto carta|conto corrente|documento di sintesi|saldo e movimenti|saldi e movimenti|estratto deposito titoli|
      libretto di risparmio|estratto del conto|estratto conto privato|dettaglio movimenti|riepilogo movimenti|conto di base`,
      strong: [
        'saldo iniziale|saldo finale|saldo precedente|saldo contabile|saldo disponibile|nuovo saldo|saldo liquido|saldo attuale|saldo di chiusura|saldo di apertura|saldo iniziale a|saldo finale a|saldo al|saldo progressivo|saldo a vostro|saldo a credito|saldo a debito',
        'data contabile|data valuta|data operazione|=dare|=avere|addebiti|accrediti|descrizione operazione|descrizione operazioni|data registrazione|movimenti dare|movimenti avere|=valuta|data acquisto|causale abi',
        'bonifico a vostro favore|bonifico a favore|disposizione di bonifico|addebito diretto|prelievo|prelievo bancomat|prelevamento|pagamento pos|giroconto|totale entrate|totale uscite|pagamento carta|addebito sdd|sdd|accredito stipendio|canone mensile conto|commissioni bonifico|imposta di bollo conto|totale addebiti|totale accrediti|totale movimenti|competenze di chiusura|interessi creditori|interessi debitori|bonifico istantaneo|accredito bonifico|acquisto pos|versamento',
        'intestatario|intestato a|numero conto|numero rapporto|filiale|coordinate bancarie|fido|affidamento|giacenza media|tasso debitore|tasso creditore|limite di utilizzo|plafond|cointestatario',
      ],
      weak: ['=entrate|=uscite|movimenti', 'bonifico'],
      against: ['sollecito|scaduto|insoluto|insoluti', 'netto in busta|trattenute'],
    },
    'salary-statement': {
      titles: `busta paga|cedolino|cedolino paga|prospetto paga|libro unico del lavoro|foglio paga|cedolino stipendio|conteggio salario|
      prospetto di paga|lul|cedolino pensione|statino paga|statino|prospetto retributivo|cedolino mensile|conteggio salariale|
      conteggio stipendio|distinta salario|busta paga mensile|prospetto compensi|cedolino compensi|certificato di salario|listino paga`,
      strong: [
        'retribuzione lorda|totale competenze|paga base|lordo mensile|elementi della retribuzione|stipendio base|retribuzione base|minimo tabellare|contingenza|scatti di anzianità|superminimo|salario lordo|salario base|stipendio lordo|compenso lordo|retribuzione utile|paga oraria|retribuzione di fatto|edr|stipendio mensile',
        'netto in busta|netto da pagare|netto del mese|totale trattenute|trattenute|netto a pagare mese|salario netto|netto versato|arrotondamento precedente|netto corrisposto|stipendio netto|compenso netto|importo netto mese|totale netto del mese',
        'contributi inps|irpef|imponibile inps|imponibile fiscale|imponibile irpef|addizionale regionale|addizionale comunale|tfr|detrazioni|ritenute irpef|irpef lorda|irpef netta|contributo ivs|fap|ivs|imponibile contributivo|ritenute previdenziali|ritenute fiscali|ritenute sociali|avs|ai ipg|lpp|imposta alla fonte|inail|quota tfr|fondo pensione|trattamento integrativo|bonus irpef|imponibile previdenziale',
        'matricola|qualifica|livello|data assunzione|ferie|ccnl|permessi|rol|ferie godute|ferie residue|ore retribuite|giorni retribuiti|gg retribuiti|giorni lavorati|ore lavorate|codice dipendente|data di assunzione|ex festività|mansione|posizione inail|matricola inps|scatti anzianità|mese di retribuzione|periodo di retribuzione|mese retribuito',
      ],
    },
    contract: {
      titles: `contratto|contratto di locazione|contratto di lavoro|contratto di appalto|contratto di fornitura|contratto di consulenza|contratto di servizi|scrittura privata|accordo di riservatezza|accordo|convenzione|contratto di prestazione d’opera|
      contratto di locazione ad uso abitativo|contratto di locazione commerciale|contratto di affitto|contratto di comodato|comodato d’uso|
      contratto di lavoro subordinato|contratto a tempo determinato|contratto a tempo indeterminato|lettera di assunzione|lettera di incarico|
      lettera d’incarico|incarico professionale|conferimento di incarico|contratto di vendita|contratto di compravendita|preliminare di vendita|
      contratto preliminare|contratto di agenzia|contratto di subappalto|contratto di manutenzione|contratto di noleggio|contratto di mutuo|
      contratto di leasing|contratto di finanziamento|contratto d’opera|contratto quadro|accordo quadro|accordo transattivo|
      disciplinare di incarico|patto di riservatezza|atto costitutivo|statuto|condizioni generali di contratto|contratto di abbonamento|
      contratto di collaborazione|proposta di acquisto|addendum|integrazione al contratto|atto di fideiussione|fideiussione|contratto di licenza|contratto individuale di lavoro|proposta di contratto`,
      strong: [
        'tra le parti|si conviene e si stipula|si conviene|si stipula|premesso che|premesse|di seguito denominato|di seguito denominata|di seguito anche|di seguito|tutto ciò premesso|da una parte|dall’altra parte|il conduttore|il locatore|il committente|l’appaltatore|il fornitore|il lavoratore|le parti|il prestatore|il venditore|l’acquirente|il comodante|il comodatario',
        'letto approvato e sottoscritto|letto confermato e sottoscritto|preavviso|recesso|rinnovo tacito|foro competente|durata del contratto|oggetto del contratto|tacitamente rinnovato|tacito rinnovo|clausola risolutiva|risoluzione del contratto|1341|1342|artt 1341|clausole|legge applicabile|periodo di prova|obblighi delle parti|obblighi del|corrispettivo|riservatezza|patto di non concorrenza|il presente contratto|del presente contratto|la presente scrittura|presente accordo',
      ],
      against: ['fattura n|numero fattura', 'distinti saluti|sollecito'],
    },
    'balance-sheet': {
      titles: `bilancio|bilancio di esercizio|stato patrimoniale|bilancio abbreviato|situazione patrimoniale|bilancio di verifica|bilancio al|
      bilancio consolidato|bilancio d’esercizio|bilancio in forma abbreviata|bilancio micro|bilancio ordinario|situazione contabile patrimoniale|
      stato patrimoniale attivo|stato patrimoniale passivo|bilancio contabile|bilancio ue|bilancio infrannuale|bilancio di chiusura`,
      strong: [
        'totale attivo|totale passivo|totale a pareggio|attivo circolante|immobilizzazioni|totale immobilizzazioni|attivo fisso|totale attività|totale passività|totale attivi|totale passivi',
        'patrimonio netto|fondi per rischi|debiti verso fornitori|debiti verso banche|disponibilità liquide|ratei e risconti|crediti verso clienti|capitale proprio|capitale di terzi|rimanenze|immobilizzazioni materiali|immobilizzazioni immateriali|debiti v fornitori|crediti v clienti|riserva legale|utile portato a nuovo|utili a nuovo|mezzi propri|trattamento di fine rapporto',
        'esercizio precedente|al 31 12|capitale sociale|utile dell’esercizio|utile di esercizio|perdita di esercizio|utile d’esercizio|perdita dell’esercizio|esercizio chiuso al',
      ],
    },
    'tax-assessment-note': {
      titles: `avviso di accertamento|cartella di pagamento|avviso di liquidazione|comunicazione di irregolarità|avviso bonario|decisione di tassazione|notifica di tassazione|imu avviso|tari|
      imu|tasi|tarsu|tassa rifiuti|tassa sui rifiuti|avviso di pagamento tari|avviso di pagamento bonario|avviso di pagamento imu|tari avviso di pagamento|
      tari saldo|tari acconto|invito al pagamento|invito di pagamento|imposta municipale propria|avviso di accertamento esecutivo|
      accertamento imu|accertamento tari|accertamento esecutivo|cartella esattoriale|intimazione di pagamento fiscale|avviso di addebito|
      ingiunzione di pagamento|ingiunzione fiscale|verbale di accertamento|verbale di contestazione|tassa automobilistica|bollo auto|canone unico patrimoniale|
      canone unico|tosap|cosap|diritto annuale|contributo di bonifica|avviso di pagamento contributo|avviso contributi consortili|
      provvedimento di liquidazione|avviso di rettifica|atto di contestazione|atto di accertamento|notifica di tassazione definitiva|
      tassazione definitiva|imposta cantonale|imposta comunale|imposta federale diretta|conguaglio imposte|richiesta d’acconto|
      conteggio d’imposta|bolletta doganale|avviso di pagamento tributi|comunicazione degli esiti|rimborso irpef|imposta di registro`,
      vague: 'avviso di pagamento|tributi|imposte|tassa',
      strong: [
        'agenzia delle entrate|agenzia delle entrate-riscossione|ufficio tributi|ente creditore|ufficio delle contribuzioni|direzione provinciale|agenzia delle dogane|agenzia entrate riscossione|servizio tributi|settore tributi|concessionario della riscossione|agente della riscossione|riscossione|responsabile del tributo|responsabile del procedimento|funzionario responsabile|ufficio esazione|ufficio di tassazione|divisione delle contribuzioni|consorzio di bonifica|comando polizia locale|funzionario responsabile del tributo|cod contribuente|codice contribuente|modello f24|cod tributo|codice avviso|cbill|pagopa',
        'imposta dovuta|maggiore imposta|sanzioni|importo da versare|reddito imponibile|periodo d’imposta|anno d’imposta|entro il termine di 60 giorni|ricorso|anno di imposta|tributo provinciale|tefa|quota fissa e variabile|parte fissa|parte variabile|utenza domestica|utenze domestiche|rendita catastale|aliquota per mille|base imponibile imu|foglio particella|dati catastali|imposta cantonale|moltiplicatore|somme dovute|somme iscritte a ruolo|iscritte a ruolo|sanzione|sanzione amministrativa|regolamento comunale|d c c|delibera di consiglio',
        'corte di giustizia tributaria|commissione tributaria|impugnabile|può proporre ricorso|proporre ricorso|ricorso entro|autotutela|istanza di rateazione|riesame|rateizzazione|entro 60 giorni|sessanta giorni|30 giorni dalla notifica|mancato versamento|omesso versamento|ravvedimento',
        'rata unica|prima rata|seconda rata|1 rata|2 rata|rate alle scadenze|unica soluzione|soluzione unica|acconto e saldo',
      ],
      against: ['fattura n|numero fattura|ns fattura', 'sollecito di pagamento|fatture scadute|risultano insolute'],
    },
    timesheet: {
      titles: `foglio presenze|foglio ore|rapportino|rapporto di lavoro|rapporto ore|registro presenze|scheda ore|rapporto di intervento|rapporto giornaliero|cartellino presenze|
      rapportino di lavoro|rapportino ore|rapportino giornaliero|rapportino di intervento|rapporto d’intervento|rapporto di lavoro a regia|
      foglio presenze mensile|cartellino|cartellino mensile|cartellino orario|riepilogo ore|riepilogo presenze|consuntivo ore|
      consuntivo attività|rendicontazione ore|rendicontazione attività|registro ore|foglio di lavoro|scheda presenze|timbrature|
      prospetto presenze|bolla di lavoro|rapporto a regia|buono di lavoro|giornale dei lavori|rapportino settimanale|scheda di lavoro|controllo ore|rapporto settimanale`,
      strong: [
        'ore lavorate|totale ore|ore ordinarie|ore straordinarie|straordinario|ora inizio|ora fine|ore totali|ore settimanali|ore giornaliere|ore prestate|totale giornate|tot ore|ore uomo|ore svolte|totale settimana|ore contrattuali|ore di viaggio|ore di lavoro',
        'dipendente|collaboratore|firma del dipendente|firma cliente|firma del lavoratore|firma del cliente|firma del responsabile|firma dipendente|firma tecnico|visto del responsabile|per approvazione|firma committente',
        '=entrata|=uscita|pausa|=mattina|=pomeriggio|=lun|=mar|=mer|=gio|=ven|lunedì|martedì|mercoledì|giovedì|venerdì',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'oggetto|gentile|egregio|spettabile|gentili signori|gentile cliente|gentilissimo|gentilissima|gent ma|gent mo|egr sig|buongiorno|gentili clienti|stimato|stimata|cari soci|gentili genitori',
        'cordiali saluti|distinti saluti|in attesa di un vostro riscontro|porgiamo distinti saluti|cordialmente|porgo distinti saluti|un cordiale saluto|cordialità|con i migliori saluti|i migliori saluti|un caro saluto|saluti cordiali|con osservanza|in fede',
      ],
      weak: [
        'con la presente|la informiamo|vi informiamo|vi comunichiamo|le comunichiamo|si comunica|la presente per|siamo lieti|facciamo seguito|in riferimento alla|in risposta alla|ho il piacere|siamo spiacenti|vi confermiamo|le confermiamo|desideriamo|mi permetto',
        'restiamo a disposizione|rimaniamo a disposizione|resto a disposizione|a vostra disposizione|per qualsiasi chiarimento|non esiti|in attesa di',
        'vs rif|ns rif|prot|allegati|allegato|alla cortese attenzione|all attenzione|all’attenzione',
      ],
      against: [
        'sollecito|sollecito di pagamento|insoluto|insoluta|insolute|insoluti|costituzione in mora|messa in mora|diffida|diffida ad adempiere|fatture scadute|secondo sollecito|ultimo sollecito|da saldare',
        'totale imponibile|totale iva|netto a pagare|totale fattura|totale documento',
        'avviso di accertamento|si conviene e si stipula|di seguito denominato',
      ],
    },
    quote: {
      titles: `preventivo|offerta|preventivo n|preventivo di spesa|offerta commerciale|offerta n|preventivo lavori|computo metrico|
      computo metrico estimativo|offerta economica|proposta commerciale|offerta di fornitura|quotazione|proposta di preventivo|preventivo di massima`,
      strong: [
        'preventivo n|numero preventivo|data preventivo|offerta n|offerta nr|n offerta|rif offerta',
        'validità offerta|validità dell’offerta|validità preventivo|validità del preventivo|offerta valida|preventivo valido|valida fino|valido fino|per accettazione|firma per accettazione|valido 30 giorni|offerta valida fino|timbro e firma per accettazione|accettazione preventivo',
        'vi sottoponiamo|siamo lieti di sottoporvi|in risposta alla vostra richiesta|vostra gradita richiesta|gradita richiesta|vs richiesta|acconto alla conferma|all’ordine|alla conferma|tempi di consegna|tempi di esecuzione|di seguito la nostra migliore|restando in attesa|migliore offerta|esclusi dal prezzo|esclusioni',
      ],
      against: ['fattura n|numero fattura|data fattura'],
    },
    order: {
      titles: `ordine di acquisto|conferma d’ordine|conferma ordine|ordine fornitore|ordine cliente|conferma di ordine|
      buono d’ordine|buono ordine|ordine n|ordine di lavoro|ordine a fornitore|riepilogo ordine|copia commissione|proposta d’ordine`,
      strong: [
        'numero ordine|n ordine|ordine n|data ordine|ordine nr',
        'data di consegna|consegna prevista|data consegna|consegna richiesta|data prevista consegna|luogo di consegna|termini di consegna',
        'vi preghiamo di fornirci|con la presente ordiniamo|vi confermiamo il vostro ordine|confermiamo l’ordine|grazie per il tuo ordine|grazie per l’ordine|totale ordine',
      ],
      against: ['fattura n|numero fattura|data fattura'],
    },
    delivery: {
      titles: `documento di trasporto|ddt|bolla di consegna|bolla|bolla di accompagnamento|d d t|documento di trasporto d d t|lettera di vettura|
      distinta imballaggio|packing list|bolla di reso|bolla di trasporto|buono di consegna|nota di consegna|bollettino di consegna|cmr`,
      strong: [
        'ddt n|causale del trasporto|causale trasporto|aspetto esteriore dei beni|aspetto dei beni|aspetto esteriore|inizio trasporto|data inizio trasporto|trasporto a mezzo|trasporto a cura|porto franco|porto assegnato',
        'firma del destinatario|firma destinatario|firma conducente|firma del conducente|vettore|firma vettore|luogo di destinazione',
        'n colli|numero colli|peso lordo|peso netto|peso kg|pallet|bancali',
      ],
      against: [
        'fattura n|numero fattura|data fattura|fattura accompagnatoria',
        'totale fattura|totale iva|netto a pagare',
      ],
    },
    prices: {
      titles:
        'listino|listino prezzi|prezziario|catalogo|tariffario|carta dei vini|inventario|distinta base|i nostri prezzi',
      strong: [
        'prezzi validi|prezzi iva esclusa|prezzi iva inclusa|prezzi soggetti a variazione|listino valido|antipasti|primi piatti|secondi piatti|contorni|dolci|bevande',
      ],
    },
    securities: {
      titles:
        'nota eseguito|eseguito acquisto|eseguito vendita|avviso di eseguito|avviso di stacco|contabile titoli|acquisto titoli|vendita titoli|nota informativa|conferma di eseguito|stacco cedola|cedola|accredito cedola|accredito dividendi|sottoscrizione fondi|rimborso quote|riepilogo titoli',
      strong: [
        'codice isin|quantità nominale|controvalore|data esecuzione|mercato di esecuzione|prezzo di esecuzione|commissioni di negoziazione|dossier titoli|deposito titoli|ritenuta fiscale|dividendo|azioni|obbligazioni|quote fondo|data regolamento|rateo interessi',
      ],
    },
    insurance: {
      titles:
        'polizza|polizza di assicurazione|certificato di assicurazione|scheda di polizza|polizza assicurativa|contratto di assicurazione|appendice di polizza|denuncia di sinistro|modulo cai|constatazione amichevole|carta verde|set informativo|quietanza e certificato',
      strong: [
        'contraente|assicurato|l’assicurato|numero polizza|polizza n|polizza nr|n polizza|impresa di assicurazione',
        'massimale|massimali|somma assicurata|garanzie|scoperto|franchigia|premio annuo|premio lordo|decorrenza|premio netto|responsabilità civile|sinistro|rischi assicurati',
      ],
    },
    certificate: {
      titles: `certificato|attestato|dichiarazione|certificato di|attestato di partecipazione|attestato di frequenza|dichiarazione sostitutiva|autocertificazione|
      dichiarazione sostitutiva di certificazione|dichiarazione di conformità|visura|visura camerale|visura catastale|procura|mandato sepa|
      mandato per addebito diretto|certificato medico|certificato di residenza|certificato di nascita|stato di famiglia|certificato di lavoro|diploma|
      pagella|benestare|durc|attestazione|attestazione di pagamento|attestato di prestazione energetica|dichiarazione di assunzione|estratto di nascita|dichiarazione di ospitalità`,
      strong: [
        'si certifica|si attesta|si dichiara che|certifica che|attesta che|dichiara che|il sottoscritto|la sottoscritta|io sottoscritto|io sottoscritta|consapevole delle sanzioni|in carta libera|per gli usi consentiti|dpr 445|d p r 445|a richiesta dell’interessato|si rilascia',
        'delega il|delego|conferisce procura|autorizza il creditore|codice identificativo del creditore|ha partecipato|ha frequentato|ha superato|con profitto|nato a|nata a',
      ],
    },
    yearly: {
      titles:
        'certificazione unica|dichiarazione dei redditi|modello 730|modello redditi|dichiarazione iva|ricevuta di donazione|ricevuta erogazione liberale|erogazione liberale|attestazione erogazione liberale|certificazione dei redditi|estratto contributivo|certificazione degli utili',
      strong: [
        'erogazione liberale|erogazioni liberali|detraibile|deducibile|onlus|terzo settore|art 83|dlgs 117|sostituto d’imposta|dichiarante|dati relativi al dipendente|oneri detraibili',
      ],
    },
    minutes: {
      titles:
        'verbale|verbale di assemblea|verbale di riunione|verbale assemblea condominiale|ordine del giorno|verbale del consiglio|delibera assembleare',
      vague: 'convocazione|avviso di convocazione|convocazione assemblea|convocazione di assemblea',
      strong: [
        'ordine del giorno|sono presenti|il presidente|il segretario|l’assemblea delibera|delibera|all’unanimità|approvato all’unanimità|la seduta è tolta|millesimi|in prima convocazione|in seconda convocazione|varie ed eventuali',
      ],
    },
    report: {
      titles:
        'relazione|perizia|relazione tecnica|verbale di consegna|verbale di collaudo|verbale di riconsegna|verbale di sopralluogo|rapporto di prova|referto|referto medico|prescrizione|ricetta medica|lettera di dimissione|rapporto di controllo|certificato di collaudo|esami di laboratorio|impegnativa|libretto di impianto',
      strong: [
        'stato dei luoghi|consegna delle chiavi|chiavi consegnate|letture contatori|buono stato|diagnosi|posologia|compresse|valori di riferimento|sopralluogo|anamnesi|paziente',
      ],
    },
    booking: {
      titles:
        'conferma di prenotazione|conferma prenotazione|prenotazione|biglietto|biglietto elettronico|carta d’imbarco|conferma di appuntamento|buono regalo|voucher|itinerario|conferma iscrizione|titolo di viaggio|la tua prenotazione|promemoria appuntamento|gift card',
      strong: [
        'numero prenotazione|numero di prenotazione|codice prenotazione|prenotazione n|codice di prenotazione|codice biglietto',
        'passeggero|passeggeri|=partenza|=carrozza|cancellazione gratuita|condizioni di cancellazione|vi aspettiamo|buon viaggio|caparra',
      ],
      against: ['fattura n|numero fattura|ricevuta n'],
    },
    form: {
      titles:
        'modulo|modulo di iscrizione|domanda di iscrizione|scheda di iscrizione|domanda di ammissione|questionario|modulo di richiesta|modulo di recesso|modulo di adesione|richiesta ferie|nota spese trasferta|modulo di reclamo|scheda anagrafica|domanda',
      strong: [
        'in stampatello|barrare la casella|barrare|compilare|da compilare|da restituire|riservato all’ufficio|spazio riservato',
        'data di nascita|luogo di nascita|=cognome|=nome|residente in|recapito telefonico',
      ],
    },
  },
}
