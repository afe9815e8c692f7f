/** ISO 639-1 codes of the languages that Docket reads. */
export type Language = 'de' | 'en' | 'fr' | 'it' | 'es' | 'nl' | 'pt'

/** Small words, which every text has, months and days, and what papers are headed and labelled with. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  de: `und der die das den dem des ein eine einen einem einer eines mit für von vom zum zur im am an auf aus bei bis durch gegen
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
  en: `and the of to for with is are was were be been has have had not no please your you our we i my his her their its it this
    that these those by from on in at as or an a but if will would shall may can do does there which who any all each than into
    dear sincerely faithfully regards thank thanks hello
    january february march april may june july august september october november december monday tuesday wednesday thursday
    friday saturday sunday jan feb mar apr jun jul aug sep oct nov dec mon tue wed thu fri
    invoice amount date total tax quantity qty street customer page description unit price payment due number cash change
    receipt statement balance employee employer period hours week month year day account assets liabilities equity net gross
    pay activity project approved agreement credit debit note order quote delivery deposit withdrawal transfer interest opening
    closing paid received bill billing ship sold item items rate fee fees charge charges subtotal shipping vendor supplier
    overdue outstanding reminder owed arrears notice
    salary wages earnings deductions deduction allowance overtime income withholding insurance pension department
    cash bank loans loan inventory receivable receivables payable payables stock debtors creditors share capital retained
    shareholders funds current fixed property equipment net profit loss previous
    start end finish break time in out lunch worked name address phone signature signed title position experience education
    skills work references policy certificate insured premium cover guests arrival departure flight gate seat boarding room
    report inspection result minutes agenda meeting attendees form first last surname birth tenant landlord client contractor
    parties term termination assessment taxable taxpayer county council refund exemption revenue parcel
    price list code product patient dose warning safety welcome open new free valid until from section`,
  fr: `et le la les des du de un une pour avec est sont dans sur par au aux en ce cette ces que qui vous nous votre notre vos nos
    ne pas plus ou à monsieur madame
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi
    facture montant date quantité qté rue client désignation prix paiement tva échéance règlement numéro total unitaire ht ttc
    commande livraison payer avoir reçu honoraires siret remise acompte`,
  it: `e il lo la gli le di del della dei delle per con un una da dal dalla nel nella che non si è sono sul sulla al alla vostro
    nostro
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì
    giovedì venerdì
    fattura importo data totale quantità qtà via cliente descrizione prezzo pagamento iva imponibile numero partita scadenza
    bonifico netto pagare contributo ritenuta acconto parcella prestazione professionale codice fiscale aliquota`,
  es: `y el la los las de del para con un una por en que no se es su sus al nuestro nuestra señor señores
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves
    viernes
    factura importe fecha total cantidad calle cliente descripción precio pago iva vencimiento número base imponible ud uds
    pedido albarán transferencia cuota unidades concepto`,
  nl: `en de het een van voor met op te in is zijn niet wij u uw onze ons bij aan door naar dit dat of om als ook per
    januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
    vrijdag
    factuur bedrag datum totaal aantal straat klant omschrijving prijs betaling betalen btw subtotaal excl incl factuurnummer
    factuurdatum vervaldatum debiteur nota uur gelieve binnen dagen rekening`,
  pt: `e o a os as um uma do da dos das de em no na nos nas ao à pelo pela com por para que não se é são foi seu sua seus suas
    nosso nossa aos até sem sobre entre mais exmo exma senhor senhora senhores
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda terça quarta quinta
    sexta feira
    fatura factura recibo data valor total quantidade rua cliente descrição preço pagamento iva vencimento número incidência
    encomenda guia transferência unidades designação contribuinte nif morada código postal saldo conta extrato isento líquido`,
}
