import type { Language } from '../language.ts'
import { SUBJECTS } from './subjects.ts'

/** German; what it calls papers and their fields stands in the tables of the rooms. */
const language: Language = {
  code: 'de',
  words: `und der die das den dem des ein eine einen einem einer eines mit für von vom zum zur im am an auf aus bei bis durch gegen
    ohne per pro seit über um unter vor wie wir ich sie ihr ihre ihren ihrem ihrer uns unser unsere unseren ist sind war wird
    werden wurde hat haben kann können soll nicht kein keine auch als oder aber wenn dass bitte sehr geehrte damen herren guten
    tag hallo grüßen grüße vielen dank nach ab inkl zzgl bzw gemäß laut sowie
    januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag
    freitag samstag sonntag mo mi do fr
    rechnung betrag datum summe mwst ust steuer menge straße kunde seite gesamt netto brutto bezeichnung einzelpreis zahlung
    nummer nr konto kontoauszug kontostand gutschrift lastschrift aktiva passiva aktiven passiven bilanz anlagevermögen
    umlaufvermögen eigenkapital fremdkapital verbindlichkeiten rückstellungen forderungen kasse guthaben vorräte stunden std
    mitarbeiter zeitraum saldo lohnsteuer bescheid geburtsdatum eintritt abrechnung pause tätigkeit bescheinigung
    kommen gehen beginn ende arbeitszeit monat woche jahr tage personalnummer lohn gehalt auszahlung steuern buchung wert
    auszug umsatz umsätze haben soll einzahlung zinsen überweisung dauerauftrag miete
    mahnung fällig offen zinsen gebühr gebühren forderung frist zahlbar angebot auftrag bestellung lieferschein lieferung
    artikel stück stk pos preis preise euro mieter vermieter vertrag arbeitgeber arbeitnehmer unterschrift ort name anschrift
    geboren geb abteilung kostenstelle lebenslauf ausbildung berufserfahrung kenntnisse zeugnis protokoll teilnehmer anwesend
    gültig versicherung beitrag prüfung ergebnis raum zustand gerät anleitung wasser strom verbrauch zählerstand einfach
    krankenversicherung rentenversicherung kirchensteuer solidaritätszuschlag steuerklasse hebesatz messbetrag festgesetzt
    gewinn verlust umsatzerlöse vorjahr telefon fax kurs stand wertpapier depot anteile verkauf kauf besuchen unsere neue
    freistellung hauptforderung gesamtbetrag zwischensumme zahlen überfällig projekt kunde kw baustelle`,
  wordForm:
    /^(?=.{6}).*?(?:(?:ung|ungen|keit|heit|schaft|nummer|nr|betrag|steuer|straße|strasse|vertrag|datum|zeit|schein|preis|konto|kosten|gebühr|beitrag|lohn|geld|zahl|stand|tag|bericht|zettel|nachweis|buch|plan|blatt|stelle|recht|gesetz|amt|kasse|bank|satz|liste|gesamt|vermögen|kapital)$|ß|sch|[äöü])/u,
  months: ['jan|jaenner', 'feb', 'mar|maer|mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'],
  numbers: {
    ein: 1,
    eine: 1,
    einem: 1,
    einer: 1,
    zwei: 2,
    zweier: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    zehn: 10,
    vierzehn: 14,
    zwanzig: 20,
    einundzwanzig: 21,
    dreißig: 30,
    dreissig: 30,
    sechzig: 60,
  },
  beforeNames: {
    roles:
      '(?:ver)?mieter(?:in)?|(?:ver)?pächter(?:in)?|käufer(?:in)?|leasing(?:geber|nehmer)(?:in)?|nachname|kund(?:e|in)|kundenname|(?:rechnungs)?empfänger(?:in)?|arbeit(?:geber|nehmer)(?:in)?|dienst(?:geber|nehmer)(?:in)?|antragsgegner(?:in)?|antragsteller(?:in)?|gläubiger(?:in)?|schuldner(?:in)?|absender|debitor|kreditor|steuerpflichtiger?|versicherungsnehmer(?:in)?|kontoinhaber(?:in)?|name|rechnung (?:der|des|von|für|an)|(?:auf )?(?:das )?konto (?:der|des|von)|im (?:namen|auftrag) (?:der|des|von)|verkauft (?:von|durch)|ausgestellt (?:von|durch)|verkäufer(?:in)?|mandant(?:in)?(?: \\d+)?|für(?! (?:sie|dich|euch|uns|alle)(?!\\p{L}))|zwischen|postzustellung',
    small: 'für|an',
    leads: '(?:Herrn?|Frau|Firma|Fa\\.|Eheleute|Familie|[dD](?:ie|er|em|en)|und|[Zz]wischen|Von|Für|Hallo|Guten Tag)',
  },
  namePieces: { within: 'und u. von vom zu zum zur der den dem des für am an im in', between: 'und sowie' },
  addressLabels: '(?:wohn|post|geschäfts|firmen)?(?:anschrift|adresse)|sitz',
  approvals: {
    act: String.raw`genehmig|freigegeben|freigabe|bestätig|geprüft|abgenommen|abgezeichnet|anerkannt|anerkennung|gesehen|gegengezeichnet|(?<!\p{L})visum|visiert|einverstanden|für die richtigkeit|sachlich richtig`,
    approver: String.raw`auftraggeber|(?<!\p{L})kunden?(?!\p{L})|kundenunterschrift|entleiher|vorgesetzte|bauleit|projektleit|teamleit|abteilungsleit|schichtleit|bauherr|bauführ|einsatzleit|verantwortliche|polier|arbeitgeber|dienstgeber`,
    worker: String.raw`mitarbeit|arbeitnehmer|beschäftigte|zeitarbeitnehmer|auftragnehmer|monteur|techniker|berater|aushilfe|assistenzkraft`,
  },
  answers: {
    whose: 'ihre?[rnms]?',
    papers: String.raw`schreiben|brief|e-?mail|mail|nachricht|mitteilung|fax|anfrage|antrag|angebot|bestellung|auftrag|rechnung|re\.|rg\.|widerspruch|einspruch|beschwerde|bewerbung|kündigung|anzeige|meldung`,
    dated: String.raw`vom|v\.`,
  },
  wages: {
    tax: 'lohnsteuer|lst|quellensteuer',
  },
  courts: String.raw`gerichtsst[aä]nd|(?<!amts)gericht(?!\p{L}*\s[^.]{0,30}HR ?[AB])|zuständig|schieds|streitigkeit|klag`,
  salutation: String.raw`sehr geehrte|(?:liebe[rs]?|guten (?:tag|morgen)|hallo|werte[rs]?|grüezi|verehrte[rs]?)(?!\p{L})`,
  closing: String.raw`mit (?:\p{L}+ ){1,3}gr[üu](?:ß|ss)|(?:\p{L}+ ){0,2}gr[üu](?:ß|ss)e?n?(?!\p{L})|hochachtungsvoll`,
  endingContract: String.raw`(?:aufhebungs|auflösungs|abwicklungs|beendigungs)(?:vertrag|vereinbarung)|\p{L}*aufhebungs(?:vertrag|vereinbarung)`,
  actsOfParties: 'verpflichtet|schuldet|vermietet|beauftragt',
  subjects: SUBJECTS,
}

export default language
