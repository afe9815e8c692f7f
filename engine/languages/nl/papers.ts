import type { PaperWords } from '../language.ts'

export const PAPERS: PaperWords = {
  trade: [
    'stukprijs|prijs per eenheid|eenheidsprijs|bedrag excl|bedrag excl btw|bedrag incl btw|totaal excl|totaal excl btw|totaal incl|totaal incl btw|btw-bedrag|btw bedrag|subtotaal|excl btw|incl btw|maatstaf van heffing|netto bedrag',
    'aantal stuks|artikelnr|artikelnummer|omschrijving werkzaamheden|korting',
  ],
  kinds: {
    invoice: {
      titles: `factuur|verkoopfactuur|creditcard factuur|proforma factuur|pro forma factuur|kassabon|kwitantie|
      betalingsbewijs|declaratie|termijnfactuur|voorschotnota|jaarafrekening|eindafrekening|energienota|
      verzamelfactuur|deelfactuur|slotfactuur|eindfactuur|voorschotfactuur|aanbetalingsfactuur|maandfactuur|weekfactuur|factuur kopie|
      kopie factuur|factuur specificatie|factuurspecificatie|honorariumnota|honorariumfactuur|ereloonnota|staat van ereloon|kostennota|
      nota van honorarium|nota van afrekening|hotelrekening|kasticket|kassaticket|pinbon|btw-bon|btw-ontvangstbewijs|
      ontvangstbewijs|ontvangstbewijs betaling|contributienota|contributiefactuur|premienota|premiefactuur|premieoverzicht|polisnota|
      huurnota|huurfactuur|servicekosten afrekening|afrekening servicekosten|afrekening stookkosten|maandnota|termijnnota|waterfactuur|
      telefoonrekening|energierekening|elektriciteitsfactuur|afrekeningsfactuur|jaarnota|tussentijdse factuur|elektronische factuur|
      aankoopbewijs|zelffactuur|commissiefactuur|vervaldagbericht|uw factuur|uw nota`,
      vague:
        'nota|afrekening|bijdrage|bijdragen|notaoverzicht|contributie|verbruik|acceptgiro|betaalverzoek|uw rekening',
      strong: [
        'factuurnummer|factuurdatum|factuur nr|factuurnr|notanummer|bonnummer|factuur no|factuur nummer|notadatum|nota nr|uw factuur|declaratienummer|factuurperiode|factuuradres|factuurbedrag|gefactureerd aan|ticketnr|bon nr|factuur datum|documentnummer',
        'te betalen|totaal te betalen|totaal te voldoen|te voldoen|reeds voldaan|betaald met pin|wisselgeld|pinbetaling|totaalbedrag|te betalen bedrag|te betalen voor|nog te betalen bedrag|reeds betaald|betaald per|contant betaald|wordt automatisch afgeschreven|automatisch afgeschreven|automatische incasso van|wordt geïncasseerd|wij incasseren|bancontact|contactloos|=pin|=contant|betaald via ideal',
        'vervaldatum|betalingstermijn|binnen 14 dagen|binnen 30 dagen|onder vermelding van|gelieve te betalen|wij verzoeken u vriendelijk|betalingsvoorwaarden|betalingsconditie|betaling binnen|betalen binnen|uiterlijk op de vervaldag|over te maken|gestructureerde mededeling|o v v|gelieve dit bedrag|betaalbaar',
        'btw verlegd|vrijgesteld van btw|kleineondernemersregeling|vrijgesteld van omzetbelasting|btw-vrijgesteld|btw vrijgesteld|vrijstelling van btw|verlegd naar|intracommunautaire levering|medecontractant|btw-plichtig|bijzondere vrijstellingsregeling|marge regeling|margeregeling',
        'bedankt voor uw bezoek|dank voor uw bezoek|dank u wel en tot ziens|tot ziens|bedankt en tot ziens|u bent geholpen door|kassa|kassamedewerker|=tafel|overnachting|overnachtingen|toeristenbelasting|logies|ontbijt|eenpersoonskamer|tweepersoonskamer|verblijf|verblijfsbelasting',
        'meterstand|meterstanden|vorige stand|nieuwe stand|verbruik in kwh|leveringskosten|vastrecht|netbeheerkosten|netbeheer|ean-code|ean code|termijnbedrag|energiebelasting|vaste leveringskosten|betaalde voorschotten|voorschotten|databundel|buiten bundel|abonnementskosten',
        'arbeidsloon|voorrijkosten|uurtarief|uurloon factuur|werkzaamheden|gewerkte uren volgens|volgens offerte|uw opdracht|uw order|ordernummer|pakbonnummer|assurantiebelasting|griffierecht|verschotten|ons honorarium|ereloon',
      ],
      against: [
        'openstaand|openstaande|achterstallig|nog niet ontvangen|nog geen betaling|aanmaning|sommatie|ingebrekestelling|niet voldaan|onbetaald|onbetaalde|deurwaarder|herinneringskosten|aanmaningskosten',
        'offertenummer|geldig tot|offerte geldig|geldigheid offerte|vrijblijvend|voor akkoord',
      ],
    },
    'credit-note': {
      titles: `creditnota|creditfactuur|credit nota|kredietnota|correctiefactuur|credit factuur|creditnota nr|creditering|creditbon|
      retourbon|retournota|terugbetaling|terugbetalingsbewijs|correctienota|gecorrigeerde factuur|bonusnota|jaarbonus|
      omzetbonus|commissienota|provisienota|provisieafrekening|commissieafrekening|afrekening commissie|selfbilling|self-billing factuur|
      restitutie|restitutiebewijs|kredietfactuur|creditnota factuur|stornofactuur|storno factuur|inkoopfactuur namens`,
      vague: 'credit|retour|correctie|terugbetalingen|provisie',
      strong: [
        'creditbedrag|totaal credit|te ontvangen|creditnummer|creditnotanummer|creditdatum|creditnota nr|datum creditnota|kredietnotanummer|totaal creditnota|in uw voordeel|te uwen gunste|ten gunste van u|in mindering|wordt teruggestort|teruggestort|terug te ontvangen|terug te betalen bedrag|gecrediteerd|wij crediteren|crediteren wij|gecrediteerd bedrag|u ontvangt van ons|ontvangt u van ons|wordt terugbetaald|totaal terug|creditfactuurnummer|door u te ontvangen|verrekenen|verrekend',
        'oorspronkelijke factuur|betreft factuur|inzake factuur|correctie op factuur|correctie factuur|creditering factuur|creditering van factuur|originele factuur|factuur gecrediteerd|referentie factuur|ref factuur|met betrekking tot factuur|behorende bij factuur|op factuur|crediteert factuur|ter correctie van|heeft betrekking op factuur|onze factuur',
        'reden creditering|reden van creditering|reden credit|retour goederen|geretourneerde|geretourneerd|retourzending|teruggenomen|prijsverschil|foutief gefactureerd|ten onrechte|te veel berekend|te veel gefactureerd|teveel betaald|coulance|beschadigd|reden retour|jaarbonus|omzetbonus|provisie over|commissie over|uitgereikt door afnemer|factuur uitgereikt door afnemer',
      ],
    },
    reminder: {
      titles: `herinnering|betalingsherinnering|aanmaning|eerste herinnering|tweede herinnering|laatste aanmaning|ingebrekestelling|sommatie|laatste herinnering|betaalherinnering|
      1e herinnering|2e herinnering|3e herinnering|derde herinnering|eerste aanmaning|tweede aanmaning|1e aanmaning|2e aanmaning|aanmaning tot betaling|
      betalingsaanmaning|vriendelijke herinnering|herinneringsbrief|herinneringsfactuur|herinnering factuur|herinnering openstaande factuur|
      openstaande factuur|openstaande facturen|openstaande post|openstaande posten|openstaand saldo|overzicht openstaande posten|overzicht openstaande facturen|
      openstaand bedrag|onbetaalde factuur|onbetaalde facturen|vervallen factuur|vervallen facturen|niet betaalde factuur|niet-betaalde facturen|
      achterstallige betaling|achterstallige facturen|betalingsachterstand|huurachterstand|betalingsverzuim|achterstand|laatste waarschuwing|
      laatste sommatie|laatste verzoek|laatste verzoek tot betaling|verzoek tot betaling|betalingsverzoek|dringend verzoek|sommatiebrief|
      wik-brief|wik brief|veertiendagenbrief|14-dagenbrief|14 dagen brief|aankondiging incasso|incassobrief|afsluitwaarschuwing|
      waarschuwing afsluiting|dwangbevel tot betaling|in gebreke stelling|rappelbrief|betalingsrappel|stornering|gestorneerde incasso|
      mislukte incasso|eerste en laatste herinnering|contributieherinnering|herinneringsnota|minnelijke invordering`,
      vague: 'rekeningoverzicht|rekening-courant overzicht|saldo-overzicht|waarschuwing',
      strong: [
        'nog niet ontvangen|nog geen betaling|openstaand|openstaande bedrag|openstaande facturen|achterstallig|vervallen|openstaande|openstaan|staat nog open|staan nog open|nog open|nog openstaand|nog openstaande|niet voldaan|nog niet voldaan|niet betaald|nog niet betaald|onbetaald|onbetaalde|onbetaald gebleven|geen betaling van u|geen betaling ontvangen|nog niet bijgeschreven|nog niet hebben ontvangen|niet hebben ontvangen|nog niet is ontvangen|nog niet mogen ontvangen|is verstreken|betalingstermijn is verstreken|verstreken|vervaldag is verstreken|sinds lange tijd|reeds vervallen|dagen vervallen|dagen over tijd|dagen te laat|verlopen',
        'aanmaningskosten|administratiekosten aanmaning|incassokosten|herinneringskosten|buitengerechtelijke kosten|buitengerechtelijke incassokosten|wettelijke handelsrente|handelsrente|rente en kosten|verschuldigde rente|verwijlinteresten|verwijlinterest|nalatigheidsinteresten|nalatigheidsintrest|nalatigheidsinterest|schadebeding|forfaitaire schadevergoeding|hoofdsom|achterstand|verschuldigde bedrag|totaal openstaand|totaal achterstallig|rappelkosten|stornokosten|totale vordering|restbedrag factuur',
        'incassobureau|gerechtsdeurwaarder|deurwaarder|juridische stappen|gerechtelijke stappen|gerechtelijke procedure|gerechtelijke|rechtsmaatregelen|uit handen te geven|uit handen geven|uit handen gegeven|ter incasso|kantonrechter|dagvaarding|dagvaarden|in gebreke|ingebreke|in verzuim|zonder verdere aankondiging|zonder nadere aankondiging|zonder verdere waarschuwing|afsluiting|afsluiten van|opschorten|opschorting|levering te staken|gedwongen|genoodzaakt|nadere maatregelen|vredegerecht|invordering',
        'eerdere herinnering|eerdere herinneringen|onze herinnering|onze herinneringen|vorige herinnering|eerder verzoek|eerdere verzoeken|onze aanmaning|onze eerdere|ondanks|ondanks onze|herinneren wij u|herinneren u|herinneren u eraan|herinneren wij|wij herinneren|wijzen u erop|wijzen wij u|tot op heden|tot heden|tot nu toe|volgens onze administratie|uit onze administratie|onze administratie|blijkt dat',
        'als u inmiddels|indien u inmiddels|mocht u inmiddels|inmiddels heeft betaald|inmiddels betaald|reeds heeft betaald|reeds hebt betaald|al betaald|al heeft betaald|heeft gekruist|elkaar gekruist|gekruist|als niet verzonden|niet verzonden beschouwen|kunt u deze herinnering|deze brief als niet|aan uw aandacht ontsnapt|uw aandacht ontsnapt|over het hoofd gezien|aandacht is ontgaan|ontgaan|alsnog|alsnog te voldoen|alsnog over te maken|per omgaande|onmiddellijk te betalen|binnen zeven dagen|binnen 7 dagen|binnen 5 dagen|binnen vijf dagen|binnen veertien dagen na ontvangst|betalingsregeling',
      ],
      weak: [
        'wettelijke rente|administratiekosten|totaal verschuldigd|verschuldigd|vervaldatum|vervaldag|saldo|dagen',
        'aangetekend|aangetekende brief|aangetekend schrijven|per aangetekende post',
      ],
      against: ['beginsaldo|eindsaldo|vorig saldo|nieuw saldo', 'bezwaar maken'],
    },
    'bank-statement': {
      titles: `rekeningafschrift|bankafschrift|rekeninguittreksel|afschrift|rekeningoverzicht|creditcardoverzicht|dagafschrift|mutatieoverzicht|
      rekeningafschriften|bankrekeningafschrift|afschrift betaalrekening|afschrift spaarrekening|uittreksel|uitgavenstaat|kaartoverzicht|
      maandoverzicht|jaaroverzicht bank|transactieoverzicht|bij- en afschrijvingen|af- en bijschrijvingen|betaalrekening|spaarrekening|zichtrekening|
      spaarboekje|overzicht betaalrekening|overzicht spaarrekening|financieel jaaroverzicht|rekening-courant|zakelijke rekening|overzicht bij en af|
      rekeningoverzicht zakelijke rekening|transacties|afschrift zakelijke rekening|afrekening kredietkaart|overzicht creditcard|uitgavenoverzicht`,
      strong: [
        'beginsaldo|eindsaldo|vorig saldo|nieuw saldo|saldo vorig afschrift|oud saldo|saldo nieuw|nieuwe saldo|vorige saldo|saldo op|saldo per|saldo na|huidig saldo|beschikbaar saldo|openingssaldo|slotsaldo|actueel saldo|saldo begin|saldo einde|saldo nieuw afschrift|saldo na mutatie',
        'boekdatum|rentedatum|valutadatum|bij af|boekingsdatum|transactiedatum|verrichtingsdatum|verrichting|verrichtingen|uitvoeringsdatum|datum verrichting|af bij|naam omschrijving|=bij|=af|bedrag af|bedrag bij|tegenrekening|soort mutatie|mededelingen',
        'overschrijving|betaalautomaat|sepa incasso|geldautomaat|totaal bij|totaal af|totaal bijgeschreven|totaal afgeschreven|overboeking|sepa overboeking|geldopname|geldopneming|betaling met kaart|kaartbetaling|bankcontact|doorlopende opdracht|bestendige opdracht|instant overschrijving|overschrijving in uw voordeel|europese overschrijving|domiciliëring|bijgeschreven|afgeschreven|ideal betaling|acceptgiro betaling|internetbankieren|online bankieren|spaaropdracht|mobiel bankieren|aankoop bancontact|loon wedde|kosten betalingsverkeer|totaal uitgaven|totaal inkomsten',
        'rekeninghouder|afschriftnummer|volgnummer|rekeningtype|kredietlimiet|bestedingslimiet|depositogarantie|depositogarantiestelsel|rood staan|bladnummer|afschrift nr|uittreksel nr|titularis|in de naam van',
      ],
      against: ['openstaande facturen|herinnering|aanmaning|vervallen facturen', 'loonheffing|nettoloon'],
    },
    'salary-statement': {
      titles: `loonstrook|salarisstrook|loonspecificatie|salarisspecificatie|loonbrief|loonafrekening|salarisafrekening|
      loonstrookje|salarisstrookje|salarisslip|loonbriefje|loonfiche|weddefiche|wedde|uitkeringsspecificatie|specificatie uitkering|
      pensioenspecificatie|salarisbrief|salarisoverzicht|loonoverzicht|bezoldigingsstrook|verloningsspecificatie|betaalspecificatie|
      specificatie salaris|individuele rekening|bruto-netto specificatie|loonuittreksel|salaris|verloning|weekloon|maandloon|loonstaat`,
      strong: [
        'brutoloon|bruto salaris|bruto loon|basissalaris|brutosalaris|bruto maandsalaris|maandsalaris|uurloon|basisloon|periodesalaris|salaris bruto|totaal bruto|bruto totaal|totaal brutoloon|maandwedde|brutowedde|barema|bruto uurloon|heffingsloon|loon in geld',
        'nettoloon|netto loon|netto salaris|uit te betalen|netto te betalen|netto uitbetaling|netto uit te betalen|nettosalaris|netto uitbetaald|uitbetaald bedrag|uit te betalen bedrag|totaal netto|netto betaling|netto uitkering|nettobedrag|over te schrijven',
        'loonheffing|inhoudingen|premie ww|pensioenpremie|sv loon|loon sv|arbeidskorting|loonheffingskorting|bedrijfsvoorheffing|rsz|loon lb|loonbelasting|premie whk|whk|wga|zvw|loon zvw|pensioengrondslag|pensioenfonds|premie pensioen|bijzondere bijdrage|werkbonus|bijzondere tarieven|bijzonder tarief|belastbaar loon|tabelkleur|witte tabel|groene tabel|loon voor loonheffing|fiscaal loon|heffingskorting|kolom 14|belastbaar',
        'personeelsnummer|vakantiegeld|vakantietoeslag|verlof|functie|in dienst|personeelsnr|verlofuren|vakantiedagen|vakantieuren|datum in dienst|functieschaal|parttime|dienstverband|sv-dagen|svw|verloningsperiode|dagen sv|bsn|opgebouwd vakantiegeld|paritair comité|paritair|rijksregisternummer|loonperiode|reiskosten|reiskostenvergoeding|onkostenvergoeding|maaltijdcheques|dertiende maand|inschaling|burgerlijke staat',
      ],
    },
    contract: {
      titles: `overeenkomst|huurovereenkomst|arbeidsovereenkomst|overeenkomst van opdracht|geheimhoudingsovereenkomst|dienstverleningsovereenkomst|koopovereenkomst|leaseovereenkomst|onderhoudscontract|raamovereenkomst|
      huurcontract|arbeidscontract|koopcontract|samenwerkingsovereenkomst|vaststellingsovereenkomst|leningsovereenkomst|geldlening|geldleningsovereenkomst|
      verwerkersovereenkomst|licentieovereenkomst|agentuurovereenkomst|franchiseovereenkomst|aannemingsovereenkomst|aanneemovereenkomst|
      stageovereenkomst|bruikleenovereenkomst|pachtovereenkomst|vennootschapsovereenkomst|maatschapsovereenkomst|aandeelhoudersovereenkomst|
      service level agreement|serviceovereenkomst|servicecontract|abonnementsovereenkomst|bemiddelingsovereenkomst|uitzendovereenkomst|
      oproepovereenkomst|nulurencontract|handelshuur|handelshuurovereenkomst|woninghuurovereenkomst|vervoersovereenkomst|leveringsovereenkomst|
      opdrachtovereenkomst|modelovereenkomst|zzp-overeenkomst|intentieverklaring|intentieovereenkomst|geheimhoudingsverklaring|addendum|
      bijlage bij de arbeidsovereenkomst|schuldbekentenis|dading|statuten|borgtocht|borgstelling|aanhangsel|
      betalingsovereenkomst|verlenging arbeidsovereenkomst|opdrachtbevestiging overeenkomst|huurovereenkomst woonruimte|huurovereenkomst kantoorruimte`,
      vague: 'opdrachtbevestiging|voorwaarden|convenant|protocol',
      strong: [
        'ondergetekenden|de ondergetekenden|hierna te noemen|komen overeen|zijn overeengekomen|enerzijds|anderzijds|hierna genoemd|partijen|de partijen|tussen de|nemen in aanmerking|in aanmerking nemende|overwegende|overwegende dat|verklaren te zijn overeengekomen|te zijn overeengekomen|in overweging|verhuurder|huurder|de werknemer|de werkgever|opdrachtnemer|opdrachtgever en|de opdrachtnemer|de verhuurder|de huurder|wederpartij|verkoper en koper|wordt overeengekomen|is overeengekomen',
        'opzegtermijn|stilzwijgend verlengd|aldus overeengekomen|in tweevoud opgemaakt|toepasselijk recht|duur van de overeenkomst|deze overeenkomst|van deze overeenkomst|in tweevoud|in tweevoud ondertekend|opgemaakt te|overeengekomen en ondertekend|bevoegde rechter|nederlands recht|belgisch recht|geheimhouding|aansprakelijkheid|proeftijd|concurrentiebeding|relatiebeding|overmacht|tussentijds|opzegging|van rechtswege|gelezen en goedgekeurd|waarborgsom|huurprijs|bepaalde tijd|onbepaalde tijd|boetebeding|ontbinding',
      ],
      against: ['factuurnummer|factuurdatum', 'met vriendelijke groet|hoogachtend'],
    },
    'balance-sheet': {
      titles: `balans|balans per|jaarrekening|balans na resultaatbestemming|balans voor resultaatbestemming|verkorte balans|
      balans per 31 december|geconsolideerde balans|balans na winstverdeling|balans na winstbestemming|balans voor winstverdeling|interne balans|
      openingsbalans|eindbalans|tussentijdse balans|enkelvoudige balans|proef- en saldibalans|kolommenbalans|activa|passiva|
      publicatiebalans|publicatiestukken|jaarstukken|fiscale balans|kolombalans`,
      strong: [
        'vaste activa|vlottende activa|totaal activa|totaal passiva|materiële vaste activa|immateriële vaste activa|totaal der activa|totaal der passiva|totaal van de activa|totaal van de passiva|financiële vaste activa|totaal vaste activa|totaal vlottende activa|balanstotaal',
        'eigen vermogen|kortlopende schulden|langlopende schulden|liquide middelen|overlopende activa|vorderingen|vreemd vermogen|schulden op ten hoogste één jaar|schulden op meer dan één jaar|overlopende passiva|overlopende rekeningen|handelsvorderingen|handelsschulden|voorzieningen|groepsvermogen|geplaatst kapitaal|overgedragen winst|overige reserves|wettelijke reserve|voorraden|debiteuren|crediteuren|ondernemingsvermogen|agioreserve|onverdeelde winst|kas en bank',
        'vorig boekjaar|boekjaar|vorig jaar boekjaar|na resultaatbestemming|resultaat boekjaar|resultaat van het boekjaar|winst van het boekjaar',
      ],
    },
    'tax-assessment-note': {
      titles: `aanslag|aanslagbiljet|definitieve aanslag|voorlopige aanslag|naheffingsaanslag|aanslag inkomstenbelasting|aanslag gemeentelijke belastingen|aanslag omzetbelasting|aanslag vennootschapsbelasting|
      navorderingsaanslag|gecombineerde aanslag|gecombineerd aanslagbiljet|aanslag lokale heffingen|aanslag waterschapsbelasting|waterschapsbelasting|
      waterschapsbelastingen|gemeentelijke heffingen|gemeentelijke belastingen|gemeentebelastingen|belastingaanslag|naheffingsaanslag parkeerbelasting|
      parkeerbelasting|rioolheffing|afvalstoffenheffing|onroerendezaakbelasting|onroerende zaakbelasting|onroerendezaakbelastingen|ozb|hondenbelasting|
      toeristenbelasting aanslag|woz-beschikking|woz beschikking|beschikking|motorrijtuigenbelasting|aanslag motorrijtuigenbelasting|
      aanslag erfbelasting|aanslag schenkbelasting|zuiveringsheffing|watersysteemheffing|leges|legesnota|legesaanslag|precariobelasting|
      onroerende voorheffing|aanslagbiljet onroerende voorheffing|personenbelasting|aanslagbiljet personenbelasting|verkeersbelasting|
      provinciebelasting|algemene provinciebelasting|gemeentebelasting|milieubelasting|huisvuilbelasting|vennootschapsbelasting|
      inkomstenbelasting premie volksverzekeringen|voorlopige teruggaaf|uitspraak op bezwaar|dwangbevel|uitnodiging tot betaling|
      utb|douaneaanslag|bijdrage zvw aanslag|boetebeschikking|verzuimboete|voorafbetaling|voorafbetalingen|belasting|retributie`,
      vague: 'teruggaaf|heffing|belastingen|heffingen|vermindering',
      strong: [
        'belastingdienst|aanslagnummer|dagtekening|belastingjaar|belastingsamenwerking|gemeentelijke belastingen en|waterschap|hoogheemraadschap|heffingsambtenaar|invorderingsambtenaar|de inspecteur|afdeling belastingen|vlaamse belastingdienst|fod financiën|federale overheidsdienst financiën|stadsontvanger|financieel directeur|aanslagbiljetnummer|biljetnummer|subjectnummer|kohierartikel|kohiernummer|kohier|belastingkantoor|bsgr|cocensus|gblt|svhw|belastingplichtige|aanslagjaar|heffingsjaar|gemeente belastingen',
        'te betalen belasting|verschuldigd bedrag|belastbaar inkomen|woz-waarde|uiterste betaaldatum|betalingskenmerk|verzamelinkomen|box 3|belasting box|heffingskortingen|grondslag|heffingsmaatstaf|tarief per|waarde onroerende zaak|kadastraal inkomen|opcentiemen|belastbare grondslag|belastbare basis|vrijstelling belasting|eenpersoonshuishouden|meerpersoonshuishouden|vervuilingseenheden|termijnen automatische|vervaldag 1|belastingrente|te ontvangen of te betalen|bedrag van de aanslag|totaal aanslag|totaalbedrag aanslag|bedrag aanslag|kwijtschelding|eigenaar gebruiker|waardepeildatum',
        'bezwaar maken|bezwaarschrift|in bezwaar|bezwaar indienen|bezwaartermijn|administratief beroep|niet eens met|binnen zes weken|binnen 6 weken|zes weken na|college van burgemeester|bezwaar en beroep|automatische kwijtschelding|in beroep gaan',
      ],
      against: ['factuurnummer|factuurdatum|factuurnr', 'openstaande facturen|betalingsherinnering'],
    },
    timesheet: {
      titles: `urenstaat|urenverantwoording|urenregistratie|werkbon|urenbriefje|weekstaat|urenoverzicht|mandagenregister|werkbriefje|
      urenlijst|urenkaart|urenspecificatie|urenformulier|werkstaat|weekbriefje|weekbon|weekrapport|dagrapport|maandstaat|urenrapport|
      urendeclaratie|tijdregistratie|tijdsregistratie|tijdverantwoording|tijdschrijven|prikkaart|prikklok|klokuren|werktijdenregistratie|
      arbeidstijdenregistratie|arbeidstijdregistratie|prestatieblad|prestatiestaat|prestatieoverzicht|prestatiefiche|werkfiche|aanwezigheidslijst|
      aanwezigheidsregister|aanwezigheidsregistratie|regiebon|regiestaat|regierapport|servicerapport|servicebon|montagerapport|
      manurenstaat|manurenregister|projecturen|timesheet week|dagstaat|urenboekje|gewerkte uren|interventiebon|interventierapport|werkrapport|serviceverslag`,
      strong: [
        'gewerkte uren|totaal uren|overuren|aantal uren|begintijd|eindtijd|totaal aantal uren|uren totaal|weektotaal|totaal week|normale uren|gepresteerde uren|gewerkte tijd|totaal gewerkt|starttijd|reisuren|meeruren|contracturen|uren per dag|maandtotaal|beginuur|einduur|aanvang|daguren|totaal gewerkte uren|dagtotaal',
        'handtekening opdrachtgever|akkoord opdrachtgever|handtekening medewerker|handtekening klant|handtekening werknemer|handtekening leidinggevende|akkoord leidinggevende|akkoord klant|paraaf|voor akkoord opdrachtgever|handtekening werkgever|handtekening uitvoerder|handtekening inlener|naam medewerker|uitzendkracht|inlener|monteur',
        '=maandag|=dinsdag|=woensdag|=donderdag|=vrijdag|weeknr|weeknummer|=pauze|=begin|=eind|=einde',
      ],
      weak: ['medewerker|werknemer', '=uren|=datum|=week|=project'],
    },
    letter: {
      titles: '',
      strong: [
        'betreft|onderwerp|geachte heer|geachte mevrouw|geachte|beste|geachte heer mevrouw|geachte relatie|geachte klant|geachte cliënt|geachte bewoner|beste klant|beste ouders|geachte heren|lieve|waarde|weledele heer|geachte bewoners|beste leden',
        'met vriendelijke groet|hoogachtend|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|met hartelijke groet|hartelijke groet|hartelijke groeten|groeten|met groet|met de meeste hoogachting|namens deze|hoogachting',
      ],
      weak: [
        'hierbij|hiermee|wij delen u mede|naar aanleiding van|in antwoord op|wij berichten u|graag informeren|willen wij u|wil ik u|wij bevestigen|hierbij bevestigen|hierbij bevestig|helaas moeten|tot onze spijt|met genoegen|wij nodigen u|nodigen wij u|bevestigen wij',
        'heeft u vragen|heeft u nog vragen|mocht u nog vragen|neem dan contact|kunt u contact|contact opnemen|wij vertrouwen erop|in afwachting van|wij hopen u',
        'ons kenmerk|uw kenmerk|uw brief|uw brief van|bijlage|bijlagen|uw referentie|onze referentie|ter attentie van',
      ],
      against: [
        'aanmaning|betalingsherinnering|sommatie|ingebrekestelling|openstaande facturen|openstaande factuur|nog geen betaling|nog niet ontvangen|herinneringskosten|aanmaningskosten|incassokosten',
        'totaal incl btw|subtotaal|btw 21|totaal te betalen',
        'aanslagnummer|bezwaar maken|ondergetekenden|hierna te noemen',
      ],
    },
    quote: {
      titles:
        'offerte|prijsofferte|aanbieding|prijsopgave|prijsvoorstel|offerte nr|prijsaanbieding|kostenraming|begroting|raming|vrijblijvende offerte|inschrijving',
      strong: [
        'offertenummer|offertedatum|offerte nr|offertenr|offerte nummer|datum offerte|ons offertenummer',
        'geldig tot|offerte geldig|geldigheid|geldigheidsduur|vrijblijvend|offerte is geldig|voor akkoord|akkoord voor opdracht|handtekening voor akkoord|30 dagen geldig|geldig tot en met|geldigheidsdatum|voor akkoord getekend|gestanddoening',
        'bij opdracht|naar aanleiding van uw aanvraag|uw aanvraag|bieden wij u|wij bieden u|brengen wij u|hierbij onze offerte|hierbij ontvangt u onze offerte|doen wij u|aanneemsom|levertijd|niet inbegrepen|exclusief meerwerk|bij akkoord',
      ],
      against: ['factuurnummer|factuurdatum|factuurnr'],
    },
    order: {
      titles:
        'bestelbon|bestelling|orderbevestiging|inkooporder|opdrachtbon|bestelorder|bevestiging van uw bestelling|uw bestelling|reparatieopdracht|werkorder|opdrachtformulier|bestelformulier|verkooporder|opdrachtbevestiging order',
      strong: [
        'ordernummer|orderdatum|bestelnummer|besteldatum|inkoopordernummer|ordernr|bestelbonnummer|bestelling nr',
        'leverdatum|gewenste leverdatum|verwachte leverdatum|leverweek|afleveradres|afleverdatum|leveringsdatum',
        'gelieve te leveren|wij bestellen|hierbij bestellen wij|bedankt voor uw bestelling|bedankt voor je bestelling|hartelijk dank voor uw order|bevestigen wij uw order|bevestigen wij uw bestelling|totaal bestelling|ordertotaal|leverancier',
      ],
      against: ['factuurnummer|factuurdatum|factuurnr'],
    },
    delivery: {
      titles:
        'pakbon|leverbon|leveringsbon|afleverbon|vrachtbrief|verzendbon|paklijst|zendingsnota|verzendnota|afleverbewijs|vervoersdocument|retourformulier|afhaalbon|leverbewijs|begeleidingsbon|laadlijst|aflevernota',
      strong: [
        'pakbonnummer|leverbonnummer|pakbon nr|pakbondatum|zendingsnummer|leverbon nr|pakbonnr',
        'in goede staat ontvangen|goed ontvangen|handtekening ontvanger|voor ontvangst|ontvangen door|vervoerder|afzender|geadresseerde|naam ontvanger|handtekening voor ontvangst|chauffeur',
        'colli|brutogewicht|nettogewicht|bruto gewicht|pallets|aantal colli|aantal geleverd|geleverd aantal|backorder|nalevering|laadadres|losadres|verzendwijze',
      ],
      against: ['factuurnummer|factuurdatum|factuurnr', 'totaal incl btw|te betalen'],
    },
    prices: {
      titles:
        'prijslijst|tarieven|tarievenlijst|tarieflijst|menukaart|catalogus|wijnkaart|inventarislijst|inventaris|voorraadlijst|onze prijzen|prijzenlijst|stuklijst',
      strong: [
        'prijzen geldig|alle prijzen|prijzen zijn|prijzen exclusief|prijzen inclusief|prijswijzigingen voorbehouden|tarieven per|voorgerechten|hoofdgerechten|nagerechten|dranken',
      ],
    },
    securities: {
      titles:
        'effectennota|aankoopnota|verkoopnota|dividendnota|nota aankoop|nota verkoop|transactienota|aankoopborderel|verkoopborderel|borderel|couponnota|couponborderel|orderbevestiging effecten|nota effecten',
      strong: [
        'isin-code|isin code|effecten|effectenrekening|beurstaks|uitvoeringskoers|dividend|aandelen|obligaties|stuks aandelen|bruto dividend|dividendbelasting|roerende voorheffing|provisie effecten|transactiekosten|uitvoeringsdatum order',
      ],
    },
    insurance: {
      titles:
        'polis|polisblad|verzekeringspolis|verzekeringsbewijs|polisaanhangsel|clausuleblad|schadeformulier|schadeaangifte|aanrijdingsformulier|groene kaart|verzekeringsattest|bijzondere voorwaarden|schadeaangifteformulier|europees schadeformulier|verzekeringscertificaat|dekkingsbevestiging',
      strong: [
        'verzekeringnemer|verzekeringsnemer|verzekerde|polisnummer|polis nr|polisnr|verzekeraar|verzekerd bedrag|verzekerde som|verzekerde bedragen',
        'dekking|eigen risico|ingangsdatum verzekering|premie per|jaarpremie|wettelijke aansprakelijkheid|aansprakelijkheidsverzekering|inboedelverzekering|opstalverzekering|contractsvervaldatum|hoofdpremievervaldatum|schadenummer|vrijstelling|waarborgen|no-claim',
      ],
    },
    certificate: {
      titles: `certificaat|verklaring|getuigschrift|diploma|bewijs van|werkgeversverklaring|verklaring van|bewijs van deelname|bewijs van inschrijving|
      uittreksel handelsregister|uittreksel kvk|kvk-uittreksel|uittreksel uit het handelsregister|uittreksel bevolkingsregister|geboorteakte|volmacht|machtiging|
      machtiging sepa|sepa machtiging|doorlopende machtiging|doorlopende machtiging sepa|incassomachtiging|eenmalige machtiging|medisch attest|doktersattest|
      arbeidsongeschiktheidsattest|verhuurdersverklaring|verklaring omtrent gedrag|conformiteitsverklaring|eu-conformiteitsverklaring|energielabel|energieprestatiecertificaat|
      rapport cijfers|cijferlijst|vrijstellingsverklaring|eigen verklaring|samenlevingsattest|tewerkstellingsattest|bewijs van goed gedrag|garantiebewijs`,
      strong: [
        'hierbij verklaart|verklaart hierbij|verklaart dat|verklaren hierbij|hierbij verklaar ik|verklaar ik|ondergetekende verklaart|verklaart ondergetekende|ondergetekende|naar waarheid|naar waarheid ingevuld|bevestigt dat|wordt verklaard|voor echt verklaard|afgegeven op|afgeleverd op verzoek',
        'heeft deelgenomen|met goed gevolg|heeft voldaan aan|heeft met succes|geslaagd|machtigt|geeft volmacht|gemachtigde|volmachtgever|u geeft toestemming|geeft u toestemming|incassant id|incassant-id|kenmerk machtiging|mandaatreferte|geboren op|geboren te|werkzaam is|in dienst is',
      ],
    },
    yearly: {
      titles:
        'jaaropgave|jaaropgaaf|aangifte inkomstenbelasting|aangifte omzetbelasting|btw-aangifte|fiscale fiche|fiche 281 10|loonfiche 281|giftbewijs|fiscaal attest|schenkingsovereenkomst gift|pensioenoverzicht|uniform pensioenoverzicht|aangifte personenbelasting|fiscaal jaaroverzicht|belastingattest',
      strong: [
        'giften|anbi|rsin|periodieke gift|schenker|jaarinkomen|loon loonbelasting|ingehouden loonbelasting|verrekende arbeidskorting|aangifte|rubriek|aow|fiscaal aftrekbaar|pensioen vanaf',
      ],
    },
    minutes: {
      titles:
        'notulen|verslag|vergaderverslag|besluitenlijst|notulen van|verslag van de vergadering|uitnodiging vergadering|notulen algemene ledenvergadering|verslag algemene vergadering|proces-verbaal|gespreksverslag|actiepunten',
      strong: [
        'afwezig|agendapunt|rondvraag|voorzitter|notulist|opening en vaststelling|vaststelling agenda|ingekomen stukken|actiepunt|met algemene stemmen|besloten wordt|de vergadering|wvttk|volgende vergadering|verontschuldigd|unaniem',
      ],
    },
    report: {
      titles:
        'opleverrapport|inspectierapport|proces-verbaal van oplevering|opleveringsrapport|plaatsbeschrijving|keuringsrapport|keuringsbewijs|taxatierapport|onderhoudsrapport|meetrapport|onderzoeksrapport|labuitslag|ontslagbrief|voorschrift|verwijsbrief|schaderapport|inspectiestaat|testrapport|expertiseverslag|keuringsverslag|bouwkundig rapport|medisch verslag|apk-keuringsrapport',
      strong: [
        'sleutels|sleuteloverdracht|meterstanden bij|gebreken|opgeleverd|goedgekeurd|afgekeurd|bevindingen|tabletten|dosering|referentiewaarden|inspecteur keuring|in goede staat|keuringsdatum|advies punten|kilometerstand',
      ],
    },
    booking: {
      titles:
        'boekingsbevestiging|reserveringsbevestiging|bevestiging van uw reservering|reservering|boeking|e-ticket|vervoerbewijs|instapkaart|afspraakbevestiging|cadeaubon|reisbescheiden|reservatie|bevestiging reservatie|bevestiging van uw boeking|toegangsbewijs|tegoedbon|cadeaukaart|uw reservering|boekingsoverzicht',
      strong: [
        'boekingsnummer|reserveringsnummer|boekingscode|reserveringscode|boekingsreferentie|reservatienummer|boeking nr',
        'aankomst|vertrek|reizigers|reiziger|passagiers|passagier|vlucht|vluchtnummer|=stoel|=rijtuig|=spoor|nachten|gratis annuleren|annuleringsvoorwaarden|kosteloos annuleren|inchecken|uitchecken|wij wensen u een prettig verblijf|goede reis|prettig verblijf|aankomstdatum|vertrekdatum',
      ],
      against: ['factuurnummer|factuurdatum|factuurnr'],
    },
    form: {
      titles:
        'formulier|aanvraagformulier|inschrijfformulier|aanmeldformulier|aanmeldingsformulier|vragenlijst|inschrijvingsformulier|wijzigingsformulier|herroepingsformulier|modelformulier voor herroeping|verlofaanvraag|declaratieformulier|onkostendeclaratie|onkostennota|reiskostendeclaratie|aanvraag|klachtenformulier|intakeformulier|gegevensformulier',
      strong: [
        'in blokletters|blokletters|aankruisen wat|kruis aan|invullen|in te vullen door|gelieve in te vullen|s v p invullen|niet invullen|terugsturen naar',
        'geboortedatum|geboorteplaats|voornaam|achternaam|voorletters|postcode en woonplaats|=woonplaats|=naam',
      ],
    },
  },
}
