import type { Language } from '../language.ts'
import { PAPERS } from './papers.ts'
import { SUBJECTS } from './subjects.ts'

/** Dutch; what it calls papers and their fields stands in papers.ts and in the tables of the rooms. */
const language: Language = {
  code: 'nl',
  words: `en de het een van voor met op te in is zijn niet wij u uw onze ons bij aan door naar dit dat of om als ook per
    januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
    vrijdag
    factuur bedrag datum totaal aantal straat klant omschrijving prijs betaling betalen btw subtotaal excl incl factuurnummer
    factuurdatum vervaldatum debiteur nota uur gelieve binnen dagen rekening`,
  months: ['jan', 'feb', 'maart|mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  numbers: { een: 1, één: 1, twee: 2, drie: 3, tien: 10, veertien: 14, dertig: 30, zestig: 60 },
  beforeNames: {
    roles: String.raw`verhuurder|huurder|koper|verkoper|klant|klantnaam|opdrachtgever|werkgever|werknemer|debiteur|crediteur|leverancier|rekeninghouder|naam|ten name van|t\.n\.v\.|namens|(?:verkocht|geleverd|verzonden) door`,
    small: 'voor',
    leads: '(?:Dhr\\.?|Mevr\\.?|Aan|[Tt]ussen|Voor|Medewerker)',
  },
  namePieces: { within: "de den der van het ten ter te en in op 't ’t", between: 'en' },
  addressLabels: '(?:bezoek|vestigings|post|woon)?adres',
  streetWords: String.raw`\p{L}*(?:straat|weg|laan|plein|gracht|kade|singel|dijk) \d+`,
  approvals: {
    act: String.raw`akkoord|goedgekeurd|goedkeuring|gecontroleerd|(?<!\p{L})gezien(?!\p{L})`,
    approver: String.raw`opdrachtgever|inlener|leidinggevende|werkgever|uitvoerder|(?<!\p{L})klant(?!\p{L})`,
    worker: String.raw`uitzendkracht|werknemer|medewerker|flexkracht`,
  },
  answers: {
    yourReference: 'uw (?:kenmerk|referentie|ref)',
    ourReference: 'ons? kenmerk|onze (?:referentie|ref)',
    whose: 'uw',
    papers:
      'brief|e-?mail|mail|bericht|aanvraag|verzoek|offerte|bestelling|opdracht|factuur|bezwaar(?:schrift)?|melding|klacht',
    dated: String.raw`van|d\.d\.|dd\.?`,
  },
  wages: {
    tax: 'loonheffing|loonbelasting|bedrijfsvoorheffing',
    taxable: 'loon voor (?:de )?loonheffing(?:en)?|fiscaal loon|heffingsloon|belastbaar loon',
  },
  courts: String.raw`rechtbank|rechter(?!\p{L})|bevoegd|geschil|arbitra|kantonrechter`,
  salutation: String.raw`(?:geachte|beste)(?!\p{L})`,
  closing: String.raw`(?:met (?:\p{L}+ ){1,2}groet(?:en)?|hoogachtend|groet(?:en|jes)?)(?!\p{L})`,
  endingContract: String.raw`(?:beëindigings|vaststellings)overeenkomst|overeenkomst tot beëindiging`,
  actsOfParties: 'verbindt|verplicht',
  papers: PAPERS,
  subjects: SUBJECTS,
}

export default language
