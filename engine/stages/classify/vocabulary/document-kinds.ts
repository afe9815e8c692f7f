import type { Kind } from './vocabulary.ts'

/** Papers of no other type that state or record something, kind by kind: what is said of one says nothing of another. */
export const DOCUMENT_KINDS: readonly Kind[] = [
  {
    type: 'other',
    name: 'securities',
    hasTotals: false,
    titles: `avis d’opéré|avis d’opération|avis d’opération sur titres|avis de coupon|opération sur titres|
        paiement de coupons|
        effectennota|dividendnota|liquidación de valores|abono de dividendos|stacco dividendi|nota informativa titoli|
        wertpapierabrechnung|*wertpapierabrechnung|=sell|=buy|=kauf|=verkauf|wertpapierkauf|wertpapierverkauf|
        *fondsabrechnung|*depotabrechnung|*effektenabrechnung|*börsenabrechnung|*dividendenabrechnung|
        *ertragsabrechnung|*erträgnisabrechnung|*zinsabrechnung|abrechnung kauf|abrechnung verkauf|
        abrechnung wertpapierkauf|kaufabrechnung|verkaufsabrechnung|dividende*|dividendengutschrift|ertragsgutschrift|
        zinsgutschrift|erträgnisgutschrift|ausschüttung*|kapitalmaßnahme|vorabpauschale|steuerbescheinigung|
        erträgnisaufstellung|transaktionsbeleg|coupon|coupons|purchase confirmation|sell confirmation|
        trade confirmation|contract confirmation|contract note|dividend notice|dividend voucher|dividend statement|
        distribution notice|trade advice|depotbewertung|vermögensausweis`,
    strong: [
      'isin|wkn|wertpapierkennnummer|wertpapierbezeichnung|valor|valorennummer|cusip|sedol',
      `kurswert|ausführungskurs|ausführungstag|ausführungsplatz|handelsplatz|handelstag|ausmachender betrag|ex tag|
        zahlbarkeitstag|schlusstag|börsenplatz`,
      `trade date|trade confirmation|contract note|you bought|you sold|bought for you|sold for you|
        we confirm the purchase|we confirm the sale|settlement acct|fund buy|fund sale|
        confirm the following transaction|settlement date|we have bought|we have sold|securities|stock exchange`,
      `brokerage|consideration|net proceeds|nominale|provision|kapitalertragsteuer|orderprovision|abrechnungstag|
        zu ihren lasten|zu ihren gunsten`,
      `depot|depotnummer|depotnr|depotinhaber|custody account|aktien|shares|units held|stück|inhaberaktien|fonds|etf|
        anleihe|anteile|bond|units`,
    ],
    weak: ['valuta|=kurs|=price', 'verrechnungskonto|gutschrift|=belastung'],
    against: ['aktiva|passiva', 'kontostand|neuer saldo|closing balance'],
  },
  {
    type: 'other',
    name: 'insurance',
    hasTotals: false,
    titles: `versicherungsschein|versicherungspolice|versicherungsausweis|versicherungsbestätigung|versicherungsnachweis|
        versicherungsurkunde|police|*police|nachtrag zum versicherungsschein|deckungsbestätigung|deckungszusage|
        beitragsbestätigung|grüne karte|insurance policy|policy|policy schedule|policy document|schedule of cover|
        schedule of insurance|insurance schedule|insurance certificate|certificate of insurance|
        certificate of motor insurance|evidence of insurance|cover note|declarations page|renewal schedule|
        policy endorsement|endorsement|schadenmeldung|schadensmeldung|schadenanzeige|schadensanzeige|unfallbericht|
        claim form|accident report`,
    strong: [
      `versicherungsnehmer|versicherungsnehmerin|versicherte person|versicherungsnummer|versicherungsscheinnummer|
        versicherungsschein nr|police nr|policennummer|policyholder|policy holder|policy number|policy no|the insured|
        insured|named insured|insurer`,
      `versicherungssumme|deckungssumme|versicherungsbeginn|versicherungsdauer|versicherungsschutz|selbstbeteiligung|
        selbstbehalt|sum insured|period of insurance|period of cover|policy period|excess|deductible|cover|coverage|
        public liability|premium|annual premium|ablauf|hauptfälligkeit|versicherungsbedingungen|beitrag jährlich|
        beitrag je jahr|jahresbeitrag|tarif`,
      `hausratversicherung|haftpflichtversicherung|private haftpflicht|unfallversicherung|wohngebäudeversicherung|
        kfz versicherung|rechtsschutz|lebensversicherung|home insurance|motor insurance|liability insurance|
        buildings and contents|comprehensive|schadentag|schadenhergang|schadennummer|claim number`,
    ],
    weak: ['beitrag|prämie', 'zahlungsweise'],
  },
  {
    type: 'other',
    titles: `lebenslauf|*lebenslauf|curriculum vitae|cv|résumé|resume|professional resume|kurzprofil|beraterprofil|
        kurzvita`,
    strong: [
      'persönliche daten|geburtsort|familienstand|staatsangehörigkeit|geboren am|geboren|date of birth|nationality',
      `berufserfahrung|beruflicher werdegang|berufspraxis|praktika|work experience|employment history|
        professional experience|career history|experience|career summary|personal statement`,
      `ausbildung|schulbildung|studium|weiterbildung|schule und studium|abitur|hochschulreife|education|
        qualifications|education and training|degree|university|diploma|bsc|ba|abschluss`,
      `kenntnisse|sprachkenntnisse|sprachen|edv kenntnisse|interessen|hobbys|führerschein|skills|languages|interests|
        references|key skills|hobbies|references available|available on request`,
    ],
    weak: ['seit|=present|to present'],
    against: ['sehr geehrte|dear|yours sincerely|mit freundlichen grüßen'],
  },
  {
    type: 'other',
    name: 'certificate',
    hasTotals: false,
    titles: `zeugnis|*zeugnis|arbeitszeugnis|urkunde|*urkunde|zertifikat|*zertifikat|bescheinigung|*bescheinigung|
        teilnahmebestätigung|teilnahmebescheinigung|*bestätigung|*nachweis|konformitätserklärung|
        unbedenklichkeitsbescheinigung|meldebescheinigung|meldebestätigung|mietbescheinigung|
        mietschuldenfreiheitsbescheinigung|wohnungsgeberbestätigung|immatrikulationsbescheinigung|
        studienbescheinigung|arbeitsunfähigkeitsbescheinigung|ärztliche bescheinigung|attest|*attest|gewerbeanmeldung|
        gewerbeschein|handelsregisterauszug|auszug aus dem handelsregister|auszug aus dem grundbuch|grundbuchauszug|
        handelsregister|registerauszug|grundbuchauszug|führungszeugnis|geburtsurkunde|energieausweis|*ausweis|
        notenspiegel|certificate|certificate of|*certificate|training certificate|diploma|award|employment reference|
        letter of reference|confirmation of employment|confirmation of enrolment|proof of|proof of address|
        statement of results|transcript|transcript of records|school report|report card|declaration of conformity|
        attestation|licence certificate|certificat|attestato|certificado|verklaring|vollmacht|*vollmacht|
        power of attorney|proxy|testament|last will|eidesstattliche versicherung|affidavit|statutory declaration|
        witness statement|statement of truth|einverständniserklärung|einwilligungserklärung|patientenverfügung|
        einzugsermächtigung|sepa lastschriftmandat|lastschriftmandat|mandat|direct debit mandate`,
    vague: 'bestätigung|nachweis|empfehlung|reference|erklärung|confirmation|declaration|statement',
    strong: [
      `hiermit wird bescheinigt|wird hiermit bescheinigt|hiermit bescheinigen wir|wir bescheinigen|bescheinigt|
        wird hiermit bestätigt|hiermit wird bestätigt|wird bestätigt dass|hiermit bestätigen wir|this is to certify|
        hereby certify|we hereby certify|certify that|certifies that|we certify|i certify|it is certified|to certify|
        is hereby awarded|has been awarded|awarded to`,
      `hat erfolgreich|mit erfolg|erfolgreich teilgenommen|teilgenommen|hat an dem|hat am seminar|bestanden|
        abgeschlossen|successfully completed|has completed|has attended|attended the|passed|completed the course|
        in recognition|verliehen`,
      `zu unserer vollen zufriedenheit|zu unserer vollsten zufriedenheit|vollsten zufriedenheit|vollen zufriedenheit|
        in unserem hause tätig|in unserem unternehmen tätig|war vom|tätig|verhalten gegenüber vorgesetzten|
        vorgesetzten|weiteren berufsweg|für die zukunft alles gute|einwandfrei|has been employed|was employed|
        i recommend|i have known`,
      `bevollmächtige ich|bevollmächtige|bevollmächtigt|hiermit erkläre ich|ich erkläre|ich ermächtige|ermächtige|
        vollmachtgeber|vollmachtnehmer|appoint|attorney|act for me|act on my behalf|in the presence of|
        mandatsreferenz|gläubiger identifikationsnummer|an eides statt|solemnly declare`,
      `=note|=noten|=klasse|schuljahr|versäumte tage|befriedigend|mangelhaft|ausreichend|sehr gut|=grade|=grades|
        school year|=subject|semester|matrikelnummer|credits earned`,
      `arbeitsunfähig|voraussichtlich|erstbescheinigung|folgebescheinigung|festgestellt am|gültig bis|valid until|
        certificate no|certificate number|zertifikat nr|registriernummer|handelsregister|amtsgericht|unit no|norm|
        richtlinie|directive|conforms`,
    ],
    weak: ['datum unterschrift|ort datum|signed|stempel|prüfer|leiter|director', 'geboren am|born on|geb am'],
    against: [
      'sehr geehrte|dear|yours sincerely|mit freundlichen grüßen',
      'vertragsparteien|vermieter|tenant|landlord',
      '=brutto|=netto|lohnsteuer',
    ],
  },
  {
    type: 'other',
    name: 'yearly',
    hasTotals: false,
    titles: `lohnsteuerbescheinigung|elektronische lohnsteuerbescheinigung|
        ausdruck der elektronischen lohnsteuerbescheinigung|jahresmeldung|meldebescheinigung zur sozialversicherung|
        sozialversicherungsmeldung|meldung zur sozialversicherung|steuererklärung|einkommensteuererklärung|
        umsatzsteuervoranmeldung|umsatzsteuererklärung|w2|form w2|wage and tax statement|1099|form 1099|*1099|1099*|
        p60|p45|p11d|end of year certificate|individual income tax return|income tax return|tax return|vat return|
        nonemployee compensation|spendenbescheinigung|
        spendenquittung|zuwendungsbestätigung|bestätigung über geldzuwendungen|bestätigung über zuwendungen|
        bestätigung über sachzuwendungen|bestätigung über eine zuwendung|geldzuwendung|sachzuwendung|
        vereinfachter spendennachweis|*zuwendungsbestätigung|sammelbestätigung|donation receipt|
        gift aid declaration|gift receipt|renteninformation|rentenauskunft|renteninformationen|pension forecast`,
    strong: [
      `bruttoarbeitslohn|department of the treasury|einbehaltene lohnsteuer|arbeitgeberanteil|etin|wages tips|
        social security wages|payer’s tin|payers tin|recipient’s tin|payers federal|nonemployee compensation|
        federal income tax withheld|employer identification number|omb no|copy b`,
      `§ 10b|10b des einkommensteuergesetzes|§ 10b estg|zuwendung|zuwendungen|zuwendenden|zuwendender|geldzuwendung|
        geldzuwendungen|steuerbegünstigte zwecke|freistellungsbescheid|gemeinnützig|gemeinnützige|steuerbegünstigt|
        donation|donor|charity number|gift aid|tax deductible|no goods or services`,
      `altersrente|rentenanspruch|entgeltpunkte|regelaltersrente|meldezeitraum|beitragsgruppen|personengruppe|
        betriebsnummer|grund der abgabe`,
      `payer’s name|payer’s|recipient’s name|recipient’s tin|copy a|copy 1|corrected if checked|
        early withdrawal penalty|interest income|tax exempt interest|voranmeldungszeitraum|=zeile|elster|anlage n|
        kennzahl|box 1|box 2|1040|form 1040|
        individual income tax return|dependents|attach form|schedule a`,
      'filing status|standard deduction|dependents|spouse|sign here|adjusted gross income|schedule 1|schedule c|omb no|irs use only',
    ],
    weak: ['steuernummer|idnr|tax year|finanzamt'],
  },
  {
    type: 'other',
    name: 'minutes',
    hasTotals: false,
    titles: `protokoll|*protokoll|*gesprächsprotokoll|niederschrift|ergebnisprotokoll|verlaufsprotokoll|aktennotiz|
        aktenvermerk|gesprächsnotiz|telefonnotiz|besprechungsnotiz|tagesordnung|agenda|einladung und tagesordnung|
        sitzungsprotokoll|beschluss|beschlüsse|gesellschafterbeschluss|umlaufbeschluss|minutes|minutes of|
        minutes of meeting|*minutes|meeting minutes|meeting notes|notes of meeting|record of meeting|action items|
        resolution|board resolution|shareholder resolution|shareholders resolution|order of business|notulen|
        procès verbal|verbale`,
    strong: [
      `tagesordnungspunkt|top 1|top 2|zu top|=anwesend|anwesende|teilnehmer|entschuldigt|protokollführer|
        protokollführung|protokollant|versammlungsleiter|schriftführer|schriftführerin|attendees|in attendance|
        =present|apologies|chair|chairperson|minutes taken|minute taker|secretary`,
      `beschlussfähigkeit|beschlussfähig|einstimmig|es wird beschlossen|beschlossen|enthaltungen|abgestimmt|
        zur kenntnis genommen|sitzungsende|sitzung|verschiedenes|begrüßt|eröffnet die sitzung|any other business|aob|
        next meeting|nächste sitzung|nächster termin|matters arising|resolved|it was resolved|was approved|
        were approved|action points|election of officers|treasurer’s report|treasurers report|carried unanimously|
        seconded`,
    ],
    weak: ['=datum|ort|=beginn|=ende|=date|venue|=location|=time'],
    against: ['sehr geehrte|dear', 'pause|stunden gesamt|total hours'],
  },
]
