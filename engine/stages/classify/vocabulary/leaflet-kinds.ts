import type { Kind } from './vocabulary.ts'

/** Papers of no other type that confirm, ask, explain, announce or count, kind by kind. */
export const LEAFLET_KINDS: readonly Kind[] = [
  {
    type: 'other',
    name: 'report',
    hasTotals: false,
    titles: `*übergabeprotokoll|übergabeprotokoll|wohnungsübergabeprotokoll|abnahmeprotokoll|*abnahmeprotokoll|
        prüfprotokoll|*prüfprotokoll|messprotokoll|wartungsprotokoll|wartungsbericht|prüfbericht|*prüfbericht|
        untersuchungsbericht|inspektionsbericht|gutachten|*gutachten|schadensbericht|mängelprotokoll|mängelliste|
        checkliste|*checkliste|prüfliste|hauptuntersuchung|kehrbescheinigung|feuerstättenbescheid|laborbericht|
        laborbefund|befund|*befund|arztbrief|entlassungsbericht|befundbericht|rezept|*rezept|verordnung|
        überweisungsschein|impfpass|medikationsplan|heilmittelverordnung|inspection report|inspection certificate|
        test report|test certificate|survey report|maintenance report|maintenance log|service record|condition report|
        handover record|handover report|handover certificate|handover protocol|acceptance report|
        acceptance certificate|site report|checklist|audit report|incident report|laboratory report|lab report|
        lab results|medical report|discharge summary|prescription|referral|vehicle inspection|mot test certificate|
        calibration certificate|analysis report|report|bericht|*bericht|geschäftsbericht|projektbericht|statusbericht|
        annual report|project report|status report|progress report|meter reading|ablesung|ablesekarte|zählerablesung|
        expert opinion|valuation report|appraisal`,
    strong: [
      `zählerstand|zählerstände|schlüssel|schlüsselübergabe|mängel|ohne mängel|besenrein|zustand|=raum|abgenommen|
        mit vorbehalt|restarbeiten|bemerkung|bemerkungen|=condition|defects|keys handed over|meter readings|=remarks`,
      `sichtprüfung|prüfer|prüfdatum|messwert|messwerte|grenzwert|nächste prüfung|bestanden|i o|nicht i o|in ordnung|
        geprüft|prüfergebnis|isolationswiderstand|schutzleiter|inspector|=pass|=fail|advisory|=result|=results|
        next inspection|next test|measured|=limit|tested|inspected|mileage|kilometerstand|findings|recommendation|
        recommendations|reference range|referenzbereich|normal range`,
      `=patient|patientin|diagnose|diagnosis|dosierung|dosage|=mg|tablette|tabletten|capsule|three times a day|
        anamnese|therapie|medikament|medikation|medication|=dob|symptoms|versichertennummer|kassennr|blutbild|
        specimen|physician|hausarzt`,
    ],
    weak: ['datum unterschrift|unterschrift|signature|signed', 'objekt|gerät|device|vehicle|anlage|=location|standort'],
    against: ['sehr geehrte|dear', 'pause|stunden gesamt|total hours|=hours', 'mwst|vat'],
  },
  {
    type: 'other',
    name: 'booking',
    titles: `buchungsbestätigung|*buchungsbestätigung|reservierungsbestätigung|reservierung|buchung|ihre buchung|
        ihre reservierung|anmeldebestätigung|anmeldung bestätigt|terminbestätigung|reisebestätigung|reiseplan|
        reiseunterlagen|reiseverlauf|bordkarte|fahrkarte|fahrschein|online ticket|eintrittskarte|ticket|tickets|
        e ticket|veranstaltungsticket|parkausweis|gutschein|*gutschein|geschenkgutschein|voucher|gift voucher|
        gift card|coupon code|booking confirmation|booking|booking confirmed|reservation|reservation confirmed|
        reservation confirmation|your booking|your reservation|confirmation of booking|itinerary|your itinerary|
        travel itinerary|travel voucher|boarding pass|e ticket receipt|eticket|rental confirmation|
        appointment confirmation|appointment card|appointment slip|terminzettel|terminkarte|terminvereinbarung|
      registration confirmation|order of service|admission ticket|parking permit|
        hire confirmation|fahrplan|timetable|event pass|visitor pass`,
    strong: [
      `buchungsnummer|buchungsnr|reservierungsnummer|buchungscode|reservierungsnr|vorgangsnummer|booking reference|
        booking number|booking no|booking ref|booking id|reservation number|reservation no|reservation code|
        confirmation number|confirmation code|pnr|record locator|auftragscode|gutscheincode|gutscheinnummer|
        voucher code|voucher number|redeem`,
      `anreise|abreise|reisende|reisender|reisezeitraum|hinflug|rückflug|=flug|flugnummer|abflug|ankunft|zimmer|
        doppelzimmer|einzelzimmer|halbpension|frühstück|gäste|übernachtung|übernachtungen|nächte|reisepreis|check in|
        check out|guests|nights|double room|arrival|departure|flight|=gate|boarding|=seat|passenger|passengers|
        traveller|travellers|pick up|drop off|room type|breakfast included|carriage|=wagen|sitzplatz|=gleis|platform|
        einlass|=reihe|=platz|admit one|doors open`,
      `stornieren|kostenfrei stornieren|stornierung|stornobedingungen|kostenlose stornierung|free cancellation|
        cancellation policy|non refundable|nonrefundable|payable at|einzulösen|einlösbar|barauszahlung|on arrival|
        bei ankunft|look forward to welcoming|auf ihren aufenthalt|gute reise|enjoy your stay|have a good trip|
        ausgedruckt|show this page|please present`,
    ],
    weak: ['gesamtpreis|total price|=preis|=price', '=hotel|teilnehmer|=kurs|seminar|=tour|=train|=zug'],
    against: ['rechnungsnr|rechnungsnummer|invoice no|invoice number', 'kontostand|saldo|lastschrift'],
  },
  {
    type: 'other',
    name: 'form',
    titles: `antrag auf|antragsformular|antragsformular|formular|*formular|anmeldung|anmeldeformular|*anmeldung|
        beitrittserklärung|mitgliedsantrag|aufnahmeantrag|erhebungsbogen|fragebogen|*fragebogen|personalbogen|
        personalfragebogen|stammdatenblatt|widerrufsformular|muster widerrufsformular|änderungsmitteilung|ummeldung|
        selbstauskunft|mieterselbstauskunft|urlaubsantrag|reisekostenantrag|bestellformular|einverständnis|form|*form|
        application form|membership form|membership application|registration form|registration|enrolment form|
        enrollment form|consent form|questionnaire|survey|change of address|request form|order form|feedback form|
        leave request|holiday request|expense claim|expense claim form|claim form|new patient form|entry form|
        contact form|reisekostenabrechnung|spesenabrechnung|expense report|expenses`,
    vague: 'antrag|*antrag|application|anzeige|mitteilung',
    strong: [
      `bitte ankreuzen|bitte ausfüllen|bitte in druckbuchstaben|druckbuchstaben|zutreffendes bitte ankreuzen|
        zutreffendes ankreuzen|vom antragsteller auszufüllen|antragsteller|antragstellerin|nur vom amt|
        please complete|block capitals|block letters|please tick|tick as appropriate|please print|please fill|
        for office use|office use only|please return this form|return to|applicant|please circle|check one`,
      `vorname|nachname|familienname|geburtsdatum|straße hausnummer|plz ort|hausnummer|first name|last name|surname|
        date of birth|postcode|zip code|emergency contact|beruf|occupation|telefonnummer|phone number|forename|
        middle initial`,
      `ort datum unterschrift|ort datum und unterschrift|datum und unterschrift|datum unterschrift|unterschrift|
        signature|signature of applicant|signed date|signed|i declare|i agree|i consent|i hereby apply|ich beantrage|
        hiermit beantrage ich|ich erkenne|meine angaben|ich bin damit einverstanden|ich versichere|the details given`,
    ],
    weak: ['=name|=anschrift|=adresse|=address|=telefon|=email'],
    against: [
      'sehr geehrte|dear|mit freundlichen grüßen|yours sincerely',
      'vertragsparteien|this agreement',
      'rechnungsnr|invoice no',
      'policy number|versicherungsnehmer',
    ],
  },
  {
    type: 'other',
    titles: `bedienungsanleitung|gebrauchsanweisung|gebrauchsanleitung|montageanleitung|aufbauanleitung|anleitung|
        *anleitung|betriebsanleitung|betriebsanweisung|handbuch|benutzerhandbuch|kurzanleitung|datenblatt|
        produktdatenblatt|sicherheitsdatenblatt|technisches datenblatt|merkblatt|*merkblatt|infoblatt|
        informationsblatt|hinweisblatt|hausordnung|platzordnung|benutzungsordnung|satzungsauszug|leitfaden|richtlinie|
        datenschutzerklärung|datenschutzhinweise|widerrufsbelehrung|garantiekarte|garantieschein|garantiebedingungen|
        garantie|rezept für|rezeptur|packungsbeilage|beipackzettel|pflegehinweise|stundenplan|dienstplan|schichtplan|
        urlaubsplan|einsatzplanung|terminplan|bauzeitenplan|putzplan|speiseplan|spielplan|kursplan|organigramm|
        telefonliste|mitgliederliste|teilnehmerliste|adressliste|user manual|user guide|manual|instruction manual|
        instructions|operating instructions|instructions for use|assembly instructions|installation guide|
        quick start guide|quick guide|guide|handbook|data sheet|datasheet|technical data sheet|product data sheet|
        product information|safety data sheet|material safety data sheet|fact sheet|information sheet|leaflet|
        patient information|house rules|privacy policy|privacy notice|policy statement|code of conduct|guidelines|
        warranty card|warranty|warranty certificate|limited warranty|guarantee certificate|recipe|rota|duty rota|
        roster|shift rota|duty roster|work schedule|shift plan|class schedule|course schedule|staff rota|syllabus|
        curriculum|specification|specifications|frequently asked questions|faq|directory|phone list|distribution list`,
    strong: [
      `sicherheitshinweise|achtung|warnung|lieferumfang|technische daten|inbetriebnahme|reinigung|wartung und pflege|
        entsorgung|fehlerbehebung|störungen|schritt 1|drücken sie|schalten sie|warning|caution|safety instructions|
        in the box|getting started|troubleshooting|technical specifications|technical data|cleaning|disposal|step 1|
        press the|switch on|do not|first aid measures|hazards|keep away from children|wear gloves|maintenance|gerät|
        appliance|modell|model`,
      `frühdienst|spätdienst|nachtdienst|frühschicht|spätschicht|nachtschicht|dienstfrei|early shift|late shift|
        night shift|off duty|raumplan|=lehrer|=fach|1 stunde|2 stunde|period 1|lesson|=teacher`,
      `guaranteed for|is guaranteed|garantiezeit|garantiefrist|defects in material|warranty period|date of purchase|
        kaufdatum|händlerstempel|dealer stamp|seriennummer|serial no|serial number|model no`,
      `zutaten|zubereitung|portionen|ingredients|serves|method|preheat|ruhezeiten|mülltrennung|treppenhaus|
        personenbezogene daten|verantwortliche stelle|ihre rechte|personal data|data controller|cookies|your rights`,
    ],
    weak: ['hinweis|hinweise|=note|=notes|tipps|tips'],
    against: [
      'sehr geehrte|dear|mit freundlichen grüßen|yours sincerely',
      'rechnungsnr|invoice no|invoice number',
      'kontostand|saldo',
      'vertragsparteien|this agreement',
    ],
  },
  {
    type: 'other',
    titles: `newsletter|*newsletter|rundbrief|*rundbrief|rundschreiben|kundenmagazin|neuigkeiten|neues aus|gemeindebrief|
        vereinsnachrichten|mitgliederzeitschrift|infobrief|infopost|pressemitteilung|presseinformation|
        medienmitteilung|flyer|prospekt|broschüre|einladung zum|einladung zur|einladung zu|sommerfest|
        tag der offenen tür|programm|veranstaltungsprogramm|veranstaltungskalender|aushang|bekanntmachung|
        öffentliche bekanntmachung|stellenausschreibung|stellenanzeige|stellenangebot|wir suchen|ausschreibung|exposé|
        wohnungsanzeige|hausmitteilung|speisenangebot|news|company news|bulletin|press release|media release|leaflet|
        brochure|invitation|you are invited|save the date|programme|event programme|program|concert programme|poster|
        notice board|public notice|job advertisement|job vacancy|vacancy|job description|we are hiring|
        stellenbeschreibung|announcement|circular|catalogue of events|open day|grand opening|special offer|
        special offers|summer sale`,
    strong: [
      `=ausgabe|in dieser ausgabe|liebe leserinnen|liebe leser|newsletter abbestellen|abmelden|abbestellen|impressum|
        in this issue|dear readers|dear reader|unsubscribe|what’s new|whats new|follow us|view in browser|editorial|
        vorwort|redaktion|editor|tipp der`,
      `=wann|=wo|eintritt frei|eintritt|einlass|wir laden ein|laden wir ein|lädt ein|=beginn|musik|bringt|admission|
        rsvp|join us|come and|tickets|music|free entry|refreshments`,
      `wir suchen|ihre aufgaben|ihr profil|wir bieten|m w d|vergütung nach tarif|bewerbungsfrist|
        zum nächstmöglichen zeitpunkt|we are looking for|your tasks|your profile|responsibilities|requirements|
        we offer|apply now|how to apply|salary range|about the role|about us`,
      `besuchen sie uns|schauen sie vorbei|kommen sie vorbei|nur solange|solange vorrat reicht|rabatt|aktion|
        visit us|while stocks last|discount|limited time|kaltmiete|wohnfläche|zimmer|besichtigung|
        for immediate release|zur sofortigen veröffentlichung|pressekontakt|media contact|press contact`,
    ],
    weak: ['=neu|=neue|=new|=jetzt|=now|=team', 'www|website|internet|online'],
    against: [
      'rechnungsnr|invoice no|invoice number',
      'hiermit kündige|yours sincerely|yours faithfully|hochachtungsvoll',
      'kontostand|saldo',
      'ihr zeichen|unser zeichen|aktenzeichen|our ref|your ref',
    ],
  },
  {
    type: 'other',
    titles: `gewinn und verlustrechnung|guv|gewinn und verlust|erfolgsrechnung|ergebnisrechnung|
        einnahmen überschuss rechnung|einnahmenüberschussrechnung|einnahmen und ausgaben|kassenbericht|kassenbuch|
        betriebswirtschaftliche auswertung|bwa|kurzfristige erfolgsrechnung|summen und saldenliste|susa|saldenliste|
        kontennachweis|anlagenspiegel|anlagenverzeichnis|inventar|budget|haushaltsplan|wirtschaftsplan|finanzplan|
        liquiditätsplan|cashflow|kapitalflussrechnung|tilgungsplan|kostenrechnung|profit and loss|
        profit and loss account|profit and loss statement|income statement|statement of income|statement of profit|
        statement of operations|statement of comprehensive income|cash flow statement|statement of cash flows|
        trial balance|budget|cash book|petty cash book|amortization schedule|amortisation schedule|repayment schedule|
        repayment plan|general ledger|ledger|management accounts|statement of receipts and payments|financial summary`,
    strong: [
      `umsatzerlöse|materialaufwand|personalaufwand|abschreibungen|betriebsergebnis|jahresüberschuss|rohertrag|
        gesamtleistung|betriebseinnahmen|betriebsausgaben|sonstige betriebliche aufwendungen|aufwendungen|erträge|
        ergebnis vor steuern|bruttoergebnis`,
      `turnover|cost of sales|cost of goods sold|gross profit|operating profit|operating income|net income|
        net profit|profit before tax|administrative expenses|operating expenses|revenue|expenditure|total expenses|
        ebit|ebitda|net loss|income tax expense`,
      `tilgung|restschuld|annuität|=principal|remaining balance|einnahmen|ausgaben|receipts|=planned|=actual|
        plan ist|abweichung|variance|budgeted`,
    ],
    weak: ['gewinn|verlust|aufwand|ertrag|profit|loss|income|expenses'],
    against: ['aktiva|passiva|bilanzsumme|total assets|total equity|net assets|fixed assets|anlagevermögen'],
  },
]
