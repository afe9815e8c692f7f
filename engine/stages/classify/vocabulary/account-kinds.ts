import type { Kind } from './vocabulary.ts'

const REMINDER: Kind = {
  type: 'reminder',
  titles: `zahlungshinweis|vollstreckungsandrohung|androhung der zwangsvollstreckung|nicht eingelöste lastschrift|
      rückgabe lastschrift|lieferstopp|liefersperre|inkassoschreiben|letzte zahlungserinnerung|freundliche erinnerung|
      erste erinnerung|zweite erinnerung|letzte erinnerung|bitte um zahlung|bitte um ausgleich|betreibungsandrohung|
      zahlungsbefehl|exekutionsandrohung|reminder of payment|notice before disconnection|notice to pay rent|
      notice seeking possession|returned payment notice|returned direct debit|unpaid direct debit|failed payment|
      payment failed|debtor statement|statutory demand|letter of demand|dishonoured cheque|cut off notice|
      account arrears|seven day notice|7 day notice|overdue reminder|liability order|delinquent account|
      delinquent notice|
      mahnung|*mahnung|mahnschreiben|honorarforderung|restforderung|gesamtforderung|zahlungsforderung|mahnbrief|
      mahnbescheid|zahlungserinnerung|zahlungserinnerungen|*zahlungserinnerung|erinnerung|erinnerungsschreiben|
      zahlungsaufforderung|zahlungsverzug|zahlungsrückstand|beitragsrückstand|mietrückstand|rückstandsanzeige|
      rückstandsaufstellung|sperrandrohung|sperrankündigung|letzte aufforderung|letztmalige aufforderung|
      letzte zahlungsaufforderung|inkassoauftrag|forderungsaufstellung|forderungsanmeldung|offene rechnung|
      offene rechnungen|offene posten|offener posten|offene forderung|offene forderungen|offener betrag|
      kontoauszug offener posten|auszug offener posten|aufstellung offener posten|offene posten liste|
      überfällige rechnung|überfällige rechnungen|überfälliger betrag|fällige rechnung|unbezahlte rechnung|
      unbezahlte rechnungen|vollstreckungsankündigung|reminder|*reminder|payment reminder|friendly reminder|
      gentle reminder|final reminder|reminder notice|reminder letter|second notice|third notice|first notice|
      final notice|last notice|second request|final request|overdue|overdue notice|overdue account|overdue invoice|
      overdue invoices|overdue payment|overdue balance|overdue statement|account overdue|invoice overdue|
      payment overdue|statement of overdue items|statement of overdue invoices|notice of overdue|notice of arrears|
      arrears|arrears notice|statement of arrears|rent arrears|account in arrears|past due|past due notice|
      past due account|past due invoice|past due balance|notice of past due|past due statement|past its due date|
      final demand|formal demand|demand for payment|demand letter|letter before action|letter before claim|
      notice before action|before legal action|before court proceedings|before proceedings|payment demand|
      unpaid account|unpaid invoice|unpaid invoices|unpaid bill|outstanding invoice|outstanding invoices|
      outstanding account|outstanding balance|outstanding payment|collection notice|notice of collection|
      collection letter|dunning letter|dunning notice|late payment notice|delinquency notice|notice of delinquency|
      notice of default|default notice|missed payment|request for payment|payment chaser|chaser|
      notice of outstanding fees|outstanding fees|fees outstanding|fees overdue|beitragsrückstände|zahlung ausstehend|
      zahlungseingang fehlt|rent overdue|rent reminder|first request for payment|second request for payment|
      final request for payment|payment request|invoices awaiting payment|awaiting payment|zahlungsanmahnung|
      aufforderung zur zahlung|zweite aufforderung|erste aufforderung|dritte aufforderung|rückstandsmitteilung|
      offene beträge|letzte mahnung|erste mahnung|zweite mahnung|action needed|account on hold|account on stop|
      account on credit hold|credit hold|payment is overdue|payment is late|late payment|late rent notice|pay or quit|
      notice to pay|urgent notice|urgent payment request|payment required|immediate payment required|
      your payment is late|zahlung überfällig|überfällige zahlung|rechnung überfällig|zahlungsverzögerung|mahnstufe|
      1 mahnstufe|mahnlauf|ihre zahlung|ausstehende zahlung|ausstehende zahlungen|ausstehende rechnungen|
      fehlende zahlung|erinnerung an unsere rechnung|säumniszuschlag|säumnisgebühr|beitragserinnerung|beitragsmahnung|
      miete offen|rückstand|mietrückstände|abschlagsrückstand|letzte frist|androhung|kündigungsandrohung|forderung|
      einzug|forderungseinzug|disconnection notice|disconnection warning|disconnection|shut off notice|
      service interruption|termination of service|unpaid balance|wir vermissen ihre zahlung|vermissen ihre zahlung|
      rappel|relance|mise en demeure|sollecito di pagamento|recordatorio de pago|aanmaning|betalingsherinnering|
      herinnering`,
  vague: `erinnerung an|erinnerung an die|statement of account|account statement|statement|kontoauszug|forderung|
      aufforderung|rückstand|inkasso|
      customer statement|aufstellung`,
  strong: [
    'mahn*|mahngeb|mst|mahnst|mahnung',
    `mahngebühr|kosten dieser erinnerung|kosten dieser mahnung|kosten der mahnung|mahngebühren|mahnstufe|mahnkosten|
      mahnspesen|mahnpauschale|bearbeitungsgebühr mahnung|mahnentgelt|mahnpauschalen|säumniszuschlag|säumnisgebühr|
      versäumnisgebühr|inkassovergütung|geschäftsgebühr|overdue charge|overdue fee|penalty fee|
      administration fee for late payment|mahnnummer|mahndatum|mahnlauf|mahnzinsen|mahnverfahren|
      rücklastschriftgebühr|kosten dieses schreibens|reminder fee|reminder charge|dunning fee|late fee|late charge|
      late payment fee|collection charge|collection fee|administration charge|inkassokosten|inkassogebühr|
      rücklastschrift`,
    `verzugszins|verzugszinsen|verzugspauschale|basiszinssatz|§ 288|288 abs|zinsen seit|verzugsschaden|
      default interest|statutory interest|late payment interest|interest on overdue|interest on late|interest accrued|
      fixed compensation|late payment of commercial debts|finance charge`,
    `letztmalig|letztmals|nachfrist|in verzug|verzug|verzugstage|säumig|rückständig|rückstand|rückstände|
      tage überfällig|überfällig|überfällige|überfälligen|tage verzug|tage in verzug|arrears|in arrears|days late|
      days overdue|days past due|overdue|past due|beyond their terms|delinquent|past terms|gone past|beyond terms|
      fallen behind|behind with|behind on|is late|owing|sum owed|amount owed|you owe us|you now owe|total owed|debt|
      debtor|schuldner|gläubigerin|mandantin|überschritten|zahlungsfrist überschritten|zahlungsziel überschritten|
      frist verstrichen|=aged|over 30 days|31 60|61 90`,
    `nicht bis zum fälligkeitstag|nicht fristgerecht|rückständigen betrag|rückständigen betrages|wurden nicht bis|
      ist noch nicht erfolgt|noch kein eingang|nicht eingelöst|
      noch nicht beglichen|nicht beglichen|noch nicht bezahlt|nicht bezahlt|nicht ausgeglichen|
      noch nicht ausgeglichen|noch nicht eingegangen|nicht eingegangen|keinen zahlungseingang|kein zahlungseingang|
      keinen geldeingang|kein geldeingang|geldeingang|wir vermissen|vermissen wir|rücklastgebühr|unpaid balance|
      clear the overdue|zahlungseingang feststellen|keine zahlung|noch keine zahlung|bis heute nicht|bislang nicht|
      noch offen|noch aus|steht noch aus|stehen noch aus|noch ausstehend|durchsicht unserer konten|
      fehlt noch ihre zahlung|uns fehlt noch|zahlbar war|offener rechnungsbetrag|rechnungsbetrag offen|gesamt offen|
      offene gesamtsumme|summe offen|noch zu zahlen|saldo fällige posten|fällige posten|ausgleich bis|begleichung|
      begleichung des offenen|have not been paid|has not been settled|have not been settled|not been settled|
      invoices outstanding|total now due|now due|still open|open since|is now late|to date unpaid|war am|waren am|
      war zum|waren zum|war bereits|seit dem|noch nicht auf unserem konto|nicht auf unserem konto|vergessen|
      remain to be paid|remains to be paid|to be cleared|is not cleared|not cleared|days over|weeks over|uncleared|
      has lapsed|expired|durchsicht unserer bücher|überprüfung unserer konten|bis zum heutigen tag|noch immer nicht|
      immer noch nicht|nicht verbuchen|nicht verbucht|nicht feststellen|nicht verzeichnen|nicht erhalten|
      keinen eingang|kein eingang|bisher nicht|bis jetzt nicht|konnten wir nicht|war fällig|am fällig|
      in der post verloren|etwas dazwischen|unbezahlt|unbeglichen|unbeglichene|vergeblich|trotz unserer|trotz mahnung|
      trotz mehrfacher`,
    `versehentlich übersehen|übersehen|übersehen haben|ihrer aufmerksamkeit entgangen|sicher haben sie|
      sicherlich haben sie|sollten sie zwischenzeitlich|sollten sie inzwischen|bereits gezahlt haben|
      zwischenzeitlich bezahlt|inzwischen bezahlt|zahlung bereits veranlasst|
      haben sich unsere schreiben überschnitten|betrachten sie dieses schreiben als gegenstandslos|gegenstandslos|
      dieses schreiben gegenstandslos|if you have already paid|if you have paid|already paid|überschnitten|
      payment has crossed|crossed with|already made payment|already been made|please disregard|please ignore this|
      disregard this|crossed in the post|may have overlooked|may have slipped|oversight|slipped`,
    `remains unpaid|remain unpaid|still unpaid|still waiting for|waiting for payment|awaiting payment|remind you|
      we remind|would like to remind|möchten wir sie erinnern|erinnern wir|erinnern sie|möchten wir erinnern|erinnern|
      is still outstanding|are still outstanding|remains outstanding|remain outstanding|has not been paid|
      have not been paid|not yet been paid|has not yet been|not yet paid|not yet received|not received payment|
      not received your payment|no payment has|not had your remittance|no record of payment|unpaid|have still not|
      still not received|yet to receive|failed to pay|failure to pay|non payment|has slipped past`,
    `bailiff|bailiffs|enforcement agent|enforcement agents|magistrates court|liability order|small claims|
      statutory demand|passed to our solicitors|returned unpaid|dishonoured|betreibung|betreibungsbegehren|exekution|
      zwangsvollstreckung|vollstreckungsmaßnahmen|vollstreckungsbehörde|klageweg|mahnbescheid|
      legal action|legal proceedings|court proceedings|county court|solicitors|debt collection|collection agency|
      collections|sent to collections|debt recovery|debt collector|without further notice|previous reminder|
      previous reminders|previous letter|previous requests|earlier reminders|credit rating|credit bureau|suspend|
      disconnect|gerichtliche schritte|gerichtlich|gerichtlichen|gerichtliches mahnverfahren|inkassobüro|
      inkassounternehmen|inkasso|rechtsanwalt|rechtliche schritte|vollstreckung|weitere kosten|
      versorgung unterbrechen|sperrung|weitere schritte`,
  ],
  weak: [
    `offener betrag|offene posten|offene rechnung|offene rechnungen|offene forderung|offener saldo|=offen|ausstehend|
      ausstehende|ausstehenden|open amount|open balance|open invoices|open items|outstanding|balance outstanding|
      amount outstanding|amount overdue|total overdue|total debt|total arrears|balance in arrears|gesamtforderung|
      hauptforderung|forderung|forderungen|restforderung|=principal`,
    `umgehend|unverzüglich|immediately|without delay|promptly|within seven days|within 7 days|at once|by return|
      bring your account up to date|bring the account up to date|agree a plan|payment plan|ratenzahlung|call us|
      we have no record|settle this|settle the|kindly settle|please remit|gleichen sie|begleichen sie|überweisen sie|
      fristsetzung|spätestens|letzte frist|zahlen sie bis`,
    'fällig am|fälligkeit|fällig seit|was due|due on|was payable|=fällig|due date|=due',
  ],
  against: [
    'mahnung nicht|mahnungen vermeiden|keine mahnung',
    'buchungstag|neuer kontostand|alter kontostand|closing balance|opening balance',
  ],
}

const BANK_STATEMENT: Kind = {
  type: 'bank-statement',
  titles: `kontoabschluss|zinsabschluss|darlehenskontoauszug|darlehenskonto|umsatzaufstellung|auszug kreditkarte|
      mastercard abrechnung|visa abrechnung|*kreditkartenabrechnung|transaction statement|chequing statement|
      loan account statement|loan statement|mortgage statement|home loan statement|isa statement|
      term deposit statement|line of credit statement|visa statement|mastercard statement|chequing account|
      kontoauszug|*kontoauszug|konto auszug|auszug|*tagesauszug|tagesauszug|monatsauszug|quartalsauszug|
      jahreskontoauszug|sparkontoauszug|kreditkartenauszug|kontoübersicht|kontoblatt|kontobewegungen|
      quartalsübersicht|kontojournal|kontokorrentauszug|kontokorrent|girokonto|tagesgeldkonto|sparkonto|
      depot und kontoauszug|auszug aus dem girokonto|auszug nr|kontoauszug nr|kontoumsätze|kontostand|umsätze|
      umsätze girokonto|umsatzübersicht|umsatzanzeige|umsatzliste|umsatzabfrage|kreditkartenabrechnung|
      kartenabrechnung|kreditkartenumsätze|kartenumsätze|finanzübersicht|finanzstatus|finanzreport|depotauszug|
      rechnungsabschluss|transaktionsbericht|transaktionsübersicht|transaktionen|buchungsübersicht|buchungen|sparbuch|
      account statement|bank statement|card statement|credit card statement|current account statement|
      savings statement|savings account statement|checking statement|business account statement|brokerage statement|
      portfolio statement|monthly statement|annual statement|statement of account|statement period|statement date|
      statement of your account|your statement|your account statement|e-statement|account summary|account history|
      account activity|mini statement|account transactions|account overview|activity statement|activity report|
      transaction history|transaction report|transaction list|transactions|your transactions|passbook transactions|
      business current account|current account|savings account|settlement statement|merchant settlement statement|
      card summary|balance and transactions|interest and transactions|statement of activity|passbook|checking summary|
      account movements|relevé de compte|extrait de compte|estratto conto|extracto|extracto de cuenta|
      rekeningafschrift|bankafschrift|statement of transactions`,
  vague: 'statement|saldenmitteilung',
  strong: [
    `alter saldo|saldo alt|saldo neu|saldo am|kontosaldo|guthaben am|neuer saldo|alter kontostand|neuer kontostand|
      anfangssaldo|endsaldo|schlusssaldo|startsaldo|anfangsbestand|endbestand|saldovortrag|saldo vortrag|
      anfangskontostand|endkontostand|endstand|kontostand am|kontostand vom|kontostand per|saldo per|saldo zum|
      saldo vom|neuer stand|alter stand|tagessaldo|abschlusssaldo|eröffnungssaldo|übertrag|ihr neuer kontostand|
      letzter auszug|zwischensaldo`,
    `opening balance|balance forward|balance b f|balance c f|total balance|account balance|closing balance|
      beginning balance|ending balance|previous balance|new balance|starting balance|start balance|end balance|
      balance brought forward|balance carried forward|brought forward|carried forward|running balance|opening value|
      closing value|available balance|ledger balance|balance at start|balance at end|money in|money out|paid in|
      paid out|total paid in|total paid out|withdrawn`,
    `buchungstag|buchungsdatum|bu tag|butag|wertstellung|wertstellungstag|=wert|valuta|valutadatum|value date|
      booking date|posting date|post date|transaction date|booking text|buchungstext|verwendungszweck|umsatzart|
      vorgang`,
    `sollsaldo|habensaldo|summe zahlungseingänge|summe zahlungsausgänge|summe soll|summe haben|echtzeitüberweisung|
      sepa gutschrift|sepa basislastschrift|folgelastschrift|kartenverfügung|interac|e transfer|neft|imps|rtgs|upi|
      cheque no|chq no|withdrawal amt|deposit amt|cash advance|interest charged|payments and credits|
      total withdrawals|total deposits|
      lastschrift|dauerauftrag|überweisungsgutschrift|gutschrift überweisung|bargeldauszahlung|kartenzahlung|
      geldautomat|lohn gehalt|sepa überweisung|sepa lastschrift|gehaltseingang|sollzinsen|habenzinsen|kontoführung|
      entgeltabschluss|abschluss|direct debit|standing order|card payment|card purchase|faster payment|
      cash withdrawal|atm|atm withdrawal|bacs|wire transfer|bank transfer|deposits and additions|deposits|withdrawals|
      checks paid|interest earned|bank giro credit|service charge|debit card`,
    `kontoinhaber|auszugsnr|auszugsnummer|auszug nr|auszug|kontowährung|dispositionskredit|dispokredit|kreditlinie|
      account holder|account name|statement number|statement no|sheet number|statement period|overdraft|
      routing number|annual percentage yield|minimum payment|minimum payment due|minimum due|credit limit|credit line|
      karteninhaber|kartennummer`,
    'asset allocation|total portfolio|portfolio breakdown|positions value|cash value|account value|holdings|account summary|portfolio summary|depotbestand|depotwert',
  ],
  weak: [
    '*saldo|saldo*',
    'saldo|balance|guthaben',
    '=soll|=haben|=belastung|belastungen|gutschriften|=debit|=credit|debits|credits|=out|=in',
    'iban|bic|clearing',
    'umsatz|umsätze|transaktion|transactions|purchases',
  ],
  against: [
    'aktiva|passiva|total assets|net worth|total assets less|liabilities and net worth|represented by|anlagevermögen',
    'overdue|mahngebühr|überfällig|arrears|past due',
    'net pay|lohnsteuer|gesamtbrutto',
    'isin',
  ],
}

export const ACCOUNT_KINDS: readonly Kind[] = [REMINDER, BANK_STATEMENT]
