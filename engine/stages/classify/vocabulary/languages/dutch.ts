import type { LanguageKinds } from '../vocabulary.ts'

export const DUTCH: LanguageKinds = {
  kinds: {
    invoice: {
      titles: `factuur|verkoopfactuur|creditcard factuur|proforma factuur|pro forma factuur|kassabon|kwitantie|
      betalingsbewijs|declaratie|termijnfactuur|voorschotnota|jaarafrekening|eindafrekening|energienota`,
      strong: [
        'factuurnummer|factuurdatum|factuur nr|factuurnr|notanummer|bonnummer',
        'te betalen|totaal te betalen|totaal te voldoen|te voldoen|reeds voldaan|betaald met pin|wisselgeld|pinbetaling',
        'vervaldatum|betalingstermijn|binnen 14 dagen|binnen 30 dagen|onder vermelding van|gelieve te betalen|wij verzoeken u vriendelijk',
        'btw verlegd|vrijgesteld van btw|kleineondernemersregeling|kor',
      ],
    },
    'credit-note': {
      titles: 'creditnota|creditfactuur|credit nota|kredietnota|correctiefactuur',
      strong: [
        'creditbedrag|totaal credit|te ontvangen|creditnummer|creditnotanummer',
        'oorspronkelijke factuur|betreft factuur|inzake factuur',
      ],
    },
    reminder: {
      titles:
        'herinnering|betalingsherinnering|aanmaning|eerste herinnering|tweede herinnering|laatste aanmaning|ingebrekestelling|sommatie|laatste herinnering|betaalherinnering',
      strong: [
        'nog niet ontvangen|nog geen betaling|openstaand|openstaande bedrag|openstaande facturen|achterstallig|vervallen',
        'wettelijke rente|aanmaningskosten|administratiekosten|incassokosten|herinneringskosten|totaal verschuldigd',
      ],
    },
    'bank-statement': {
      titles:
        'rekeningafschrift|bankafschrift|rekeninguittreksel|afschrift|rekeningoverzicht|creditcardoverzicht|dagafschrift|mutatieoverzicht',
      strong: [
        'beginsaldo|eindsaldo|vorig saldo|nieuw saldo|saldo vorig afschrift|oud saldo',
        'boekdatum|rentedatum|valutadatum|bij af',
        'overschrijving|incasso|betaalautomaat|sepa incasso|geldautomaat|totaal bij|totaal af|totaal bijgeschreven|totaal afgeschreven',
      ],
    },
    'salary-statement': {
      titles:
        'loonstrook|salarisstrook|loonspecificatie|salarisspecificatie|loonbrief|loonafrekening|salarisafrekening',
      strong: [
        'brutoloon|bruto salaris|bruto loon|basissalaris|brutosalaris',
        'nettoloon|netto loon|netto salaris|uit te betalen|netto te betalen|netto uitbetaling',
        'loonheffing|inhoudingen|premie|pensioenpremie|sv loon|loon sv|arbeidskorting|loonheffingskorting|bedrijfsvoorheffing|rsz',
        'personeelsnummer|bsn|vakantiegeld|vakantietoeslag|verlof|functie|in dienst',
      ],
    },
    contract: {
      titles:
        'overeenkomst|contract|huurovereenkomst|arbeidsovereenkomst|overeenkomst van opdracht|geheimhoudingsovereenkomst|dienstverleningsovereenkomst|koopovereenkomst|leaseovereenkomst|onderhoudscontract|raamovereenkomst',
      strong: [
        'ondergetekenden|de ondergetekenden|hierna te noemen|komen overeen|zijn overeengekomen|enerzijds|anderzijds',
        'opzegtermijn|stilzwijgend verlengd|aldus overeengekomen|in tweevoud opgemaakt|toepasselijk recht|artikel 1|duur van de overeenkomst',
      ],
    },
    'balance-sheet': {
      titles:
        'balans|balans per|jaarrekening|balans na resultaatbestemming|balans voor resultaatbestemming|verkorte balans',
      strong: [
        'vaste activa|vlottende activa|totaal activa|totaal passiva|materiële vaste activa|immateriële vaste activa',
        'eigen vermogen|voorzieningen|kortlopende schulden|langlopende schulden|liquide middelen|overlopende activa|vorderingen',
        'vorig boekjaar|boekjaar|per 31 december',
      ],
    },
    'tax-assessment-note': {
      titles:
        'aanslag|aanslagbiljet|definitieve aanslag|voorlopige aanslag|naheffingsaanslag|aanslag inkomstenbelasting|aanslag gemeentelijke belastingen|aanslag omzetbelasting|aanslag vennootschapsbelasting',
      strong: [
        'belastingdienst|gemeentelijke belastingen|aanslagnummer|dagtekening|belastingjaar|belastingsamenwerking',
        'te betalen belasting|verschuldigd bedrag|belastbaar inkomen|woz-waarde|bezwaar maken|bezwaarschrift|uiterste betaaldatum|betalingskenmerk',
      ],
    },
    timesheet: {
      titles:
        'urenstaat|urenverantwoording|urenregistratie|werkbon|urenbriefje|weekstaat|urenoverzicht|mandagenregister|werkbriefje',
      strong: [
        'gewerkte uren|totaal uren|overuren|aantal uren|begintijd|eindtijd|pauze',
        'medewerker|werknemer|handtekening opdrachtgever|akkoord opdrachtgever|handtekening medewerker',
      ],
    },
    letter: {
      titles: '',
      strong: [
        'betreft|onderwerp|geachte heer|geachte mevrouw|geachte|beste',
        'met vriendelijke groet|hoogachtend|met vriendelijke groeten',
      ],
    },
  },
}
