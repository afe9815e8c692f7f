import type { Kind } from './vocabulary.ts'

/** Words of all papers that list goods or services with prices and taxes. */
export const TRADE: readonly string[] = [
  `einzelpreis|stückpreis|nettopreis|preis je einheit|e-preis|=ep|unit price|price each|each|value|unit cost|
    cost each|=rate|prix unitaire|pu ht|prezzo unitario|precio unitario|stuksprijs|prijs per stuk|=à`,
  'mwst|ust|ustg|umsatzsteuer|mehrwertsteuer|mwst-satz|vat|gst|hst|sst|sales tax|tva|iva|btw',
  `summe|gesamt|gesamtbetrag|gesamtsumme|zwischensumme|warenwert|warenwert netto|value of goods|goods value|
    goods total|net total|total net|endbetrag|endsumme|nettobetrag|bruttobetrag|total|subtotal|grand total|total ht|
    total ttc|totale|totaal|imponibile|base imponible`,
  'menge|anzahl|qty|quantity|quantité|quantità|cantidad|aantal|=hrs|=std',
  `artikel|artikelnr|artikelnummer|bezeichnung|=leistung|=item|=description|article|désignation|descrizione|
    descripción|omschrijving`,
]

const INVOICE: Kind = {
  type: 'invoice',
  trades: true,
  titles: `rg|rechnung nr|kundenbeleg|händlerbeleg|kartenbeleg|fahrtbeleg|beitragsanforderung|fälligkeitsanzeige|
      prämienrechnung|patient statement|billing statement|medical bill|statement of services|account rendered|
      account for professional services|rent demand|service charge demand|ground rent demand|premium notice|
      premium due notice|renewal invoice|dues notice|dues statement|ticket receipt|trip receipt|payment receipt|
      rent receipt|official receipt|till receipt|fare receipt|final bill|closing bill|fee account|debit note|
      bill of supply|cash memo|retail invoice|cash bill|gst invoice|customer copy|merchant copy|membership invoice|
      annual subscription|
      rechnung|*rechnung|faktura|liquidation|*liquidation|honorarnote|honorarrechnung|kostennote|gebührennote|
      quittung|*quittung|kassenbon|kassenbeleg|kassenzettel|barverkauf|*bewirtungsbeleg|tankbeleg|invoice|tax invoice|
      sales invoice|progress claim|payment claim|application for payment|interim payment application|
      invoice statement|statement of fees|subscription renewal|membership fee|school fees|tuition fees|
      storage charges|service charges|rental charge|freight invoice|customs invoice|bill for|commercial invoice|
      service invoice|proforma|pro forma invoice|proforma rechnung|fee note|note of fees|statement of charges|
      guest folio|folio|receipt|sales receipt|cash receipt|taxi receipt|bill|hotel bill|mobile bill|mobile phone bill|
      internet bill|broadband bill|water bill|electricity bill|gas bill|energy bill|phone bill|utility bill|cash sale|
      cash sales|facture|note de frais|note d’honoraires|reçu|ticket de caisse|fattura|parcella|ricevuta|notaspese|
      nota spese|scontrino|factura|factura simplificada|recibo|minuta de honorarios|factuur|kwitantie|kassabon`,
  vague: `beleg|zahlungsbeleg|schulgeld|kursgebühr|kursgebühren|mitgliedsbeitrag|elternbeitrag|nutzungsentgelt|gebühr|
      *abrechnung|*berechnung|*verrechnung|*umrechnung|*anrechnung|*hochrechnung|abrechnung ihrer bestellung|
      nebenkostenabrechnung|betriebskostenabrechnung|heizkostenabrechnung|*parkschein|
      parkticket|verkaufsbeleg|nota|jahresabrechnung|verbrauchsabrechnung|stromabrechnung|gasabrechnung|
      *verbrauchsabrechnung|abrechnung|schlussabrechnung|abschlagsanforderung|charges|statement|final account|honorar|
      account for services|fees|order|gebühren|ticket`,
  strong: [
    `rg nr|rgnr|rg datum|rng nr|rechn nr|re nr|beitragsrechnung|quittungsnr|quittung nr|
      rechnungsnr|rechnungsnummer|rechnung nr|rechnungs nr|rechnungsdatum|rechnungs no|rechnungsno|rechnung no|
      belegnr|faktura nr|fakturanummer|fakturadatum`,
    `invoice no|invoice number|invoice nr|invoice id|invoice date|invoice total|inv no|invoice ref|bill number|
      bill no|bill date|tax point|receipt no|receipt number`,
    `n facture|no facture|numéro de facture|date de facture|date de la facture|facture n|numero fattura|data fattura|
      fattura n|factuurnummer|factuurdatum|número de factura|n factura|fecha de factura|fecha factura|factura n`,
    `professional services rendered|to professional services|our fee herein|fee herein|due and owing|total account|
      for professional services|
      in rechnung gestellt|stellen wir ihnen in rechnung|stelle ich ihnen in rechnung|in rechnung|berechnen wir|
      berechne ich|wir berechnen|ich berechne|erlauben wir uns zu berechnen|fakturieren wir|we invoice|we charge|
      we bill you|to our professional charges|nous vous facturons|nous facturons`,
    `patient balance|insurance paid|insurance payments|please pay this amount|amount enclosed|detach and return|
      return this portion|return the bottom portion|remittance slip|payment slip|
      rechnungsbetrag|zahlbetrag|zu zahlen|gesamt zu zahlen|amount claimed|this claim|total to pay|charged to card|
      bezahlt per|bezahlt mit|wir buchen den betrag|buchen wir|ziehen wir|we will collect|will be debited|abgebucht|
      eingezogen|zu zahlender betrag|invoice amount|amount payable|net à payer|netto a pagare|totale da pagare|
      total a pagar|te betalen|importe total|montant à payer|à régler`,
    `bonnr|=tisch|tischnr|bewirtungskosten|bedienung|zapfsäule|säule|unleaded|=diesel|=table|=pump|=approved|auth code|
      contactless|bon nr|kassenbon|=kasse|girocard|ihren einkauf|es bediente sie|tse|kassierer|bar bezahlt|rückgeld|
      =zurück|=gegeben`,
    `cashier|paid with|this is your receipt|your receipt|receipt for|payment method|paid by|payment received|
      goods sold|thank you for shopping|please come again|change due|cash tendered|thank you for staying|
      thank you for your visit|thank you for your business|card ending|visa ending|tender|=server`,
    `place of supply|cgst|sgst|igst|hsn code|sac code|zero rated|form of payment|
      leistungsempfänger|§ 19 ustg|19 ustg|kleinunternehmer|kleinunternehmerregelung|keine umsatzsteuer|
      umsatzsteuerfrei|not vat registered|reverse charge|steuerschuldnerschaft|leistungszeitraum|leistungsdatum|
      lieferdatum entspricht rechnungsdatum|bill to|billed to|invoice to|sold to|billing address|rechnungsadresse|
      rechnungsempfänger`,
    `zählerstand|zählernummer|arbeitspreis|grundpreis|verbrauchspreis|kwh|meter reading|meter read|standing charge|
      unit rate|units used|usage charges`,
    `goä|gebührenziffer|gebührenordnung|goz|rvg|hoai|disbursements|professional fees|our fees|legal fees|
      solicitors charges|our charges|für die lesung|erlaube ich mir|room rate|=fare|=tip`,
  ],
  weak: [
    `zahlbar|zahlungsziel|zahlungsbedingungen|=fällig|fällig am|zahlbar bis|zahlbar innerhalb|ohne abzug|skonto|
      bitte überweisen sie|échéance|règlement|scadenza|vencimiento|vervaldatum|betaling|betalen binnen|gelieve`,
    `payable|settlement due|amount to pay|payment due|due by|amount due|balance due|total due|due date|payment terms|
      =terms|net 30|due on receipt|pay within|please pay|pay by|amount now due|remit to`,
    '=cash|=change|=bar|visa|mastercard|ec karte|eckarte|maestro|amex',
  ],
  against: [
    `keine zahlung|nicht bezahlt|nicht beglichen|zahlungseingang|overdue|past due|not been paid|not yet been paid|
      not received payment|noch offen`,
    'widerspruch|stundung|mahnung|erinnerung|reminder',
    'securities|brokerage|settlement date|isin|wertpapier|depotnummer|depotinhaber|börse|ausschüttung',
    'gültig bis|valid until|unverbindlich|freibleibend',
  ],
}

const CREDIT_NOTE: Kind = {
  type: 'credit-note',
  trades: true,
  titles: `beitragserstattung|beitragsrückerstattung|bonusabrechnung|bonusgutschrift|rückvergütungsabrechnung|
      provisionsgutschrift|erstattungsanzeige|rebate statement|volume rebate|rebate credit|goodwill credit|
      commission statement|credit docket|notice of credit|
      gutschrift|*gutschrift|gutschriftsanzeige|gutschriftverfahren|gutschriftsverfahren|
      abrechnung im gutschriftverfahren|teilgutschrift|gutschriftanzeige|rechnungskorrektur|korrekturrechnung|
      rechnungsberichtigung|berichtigte rechnung|stornorechnung|storno|stornierung|stornobeleg|rechnungsstorno|
      korrekturbeleg|rückvergütung|rückerstattung|retourengutschrift|gutschriftsbeleg|gutschriftsnote|gutschriftnote|
      self billing invoice|self billed invoice|selfbilling invoice|self billed statement|self billing|credit note|
      credit memo|credit memorandum|credit invoice|credit advice|corrective invoice|corrected invoice|
      invoice correction|invoice adjustment|correction invoice|correction of invoice|credit adjustment|
      cancellation invoice|reversal invoice|refund note|refund statement|credit for returned goods|credit for|
      return credit note|refund receipt|refund advice|refund confirmation|sales credit|sales return|return credit|
      adjustment note|facture d’avoir|avoir|note de crédit|nota di credito|nota di accredito|nota de crédito|
      factura rectificativa|nota de abono|abono|creditnota|creditfactuur`,
  vague: 'credit|refund|korrektur|erstattung|rückgabe|retoure|return|provisionsabrechnung|storno der rechnung',
  strong: [
    `gutschriftsnr|gutschriftsnummer|gutschriftnr|gutschriftnummer|gutschriftsdatum|gutschriftdatum|
      gutschriftsbetrag|gutschriftbetrag|stornonr|stornonummer|stornodatum|korrekturnr|korrekturnummer|gutschrift nr|
      belegnummer der gutschrift`,
    `credit note no|credit note number|credit note date|credit memo no|credit memo number|credit memo date|credit no|
      credit number|credit date|credit amount|total credit|credit total|refund total|refund amount|amount credited|
      total credited|return no|return number|rma`,
    `zu rechnung|zur rechnung|zu beleg|korrigiert rechnung|korrigierte rechnung|stornierte rechnung|originalrechnung|
      ursprungsrechnung|ursprüngliche rechnung|bezogen auf rechnung|betrifft rechnung|rechnungsbezug|bezugsrechnung|
      storno der rechnung|stornieren wir|rechnung wird storniert|hebt die rechnung auf`,
    `original invoice|against invoice|credited invoice|relating to invoice|reference invoice|invoice credited|
      cancels invoice|cancels|replaces and cancels|ref invoice|rechnung vom|corrects invoice|issued against|
      original document|facture d’origine|fattura originale|factura original|factura que rectifica`,
    `wird ihnen erstattet|überweisen wir ihnen|erstatten wir|zahlen wir ihnen zurück|guthaben wird|stornoreserve|
      abschlussprovision|bestandsprovision|provisionen gesamt|less credit|credit will be|applied to your account|
      to be refunded|
      wir schreiben ihnen gut|schreiben wir ihnen gut|schreiben ihnen|gutgeschrieben|to your credit|zu ihren gunsten|
      in your favour|in your favor|schreiben wir gut|wir erstatten ihnen|erstatten wir ihnen|wir vergüten ihnen|
      vergüten wir ihnen|your account has been credited|we have credited|credited to your account|we have refunded|
      will be refunded|has been refunded`,
    `gutschriftverfahren|gutschriftsverfahren|§ 14 abs 2 ustg|14 abs 2 satz 2 ustg|abrechnungsgutschrift|self billed|
      self billing|output tax due to hmrc|on your behalf|wir rechnen ab|provisionsart|provision netto|bestandspflege|
      bonusart|jahresbonus|treuebonus|bonusbetrag|rückvergütungssatz|umsatzbonus`,
    `grund der gutschrift|grund der korrektur|gutschriftsgrund|reason for credit|reason for return|credit reason|
      reason goods returned|goods returned|returned goods|warenrückgabe|rücksendung|rücklieferung|retoure|mängelrüge|
      minderung|preisnachlass|falsch berechnet|overcharge|overcharged|price adjustment|motif`,
  ],
  weak: [
    '=reason|=grund|=motivo',
    'gutschr*|*gutschrift|storn*|credited|erstattung|refund|vergütung|nachlass|=bonus|provision|returned|damaged',
  ],
  against: [
    'alter saldo|neuer saldo|alter kontostand|neuer kontostand|wertstellung|buchungstag|anfangssaldo|endsaldo',
    'isin|wertpapier|depot|börse|dividende',
    'gutscheincode|einzulösen',
  ],
}

const QUOTE: Kind = {
  type: 'other',
  name: 'quote',
  trades: true,
  titles: `angebot|offerte|richtangebot|preisangebot|*angebot|kostenvoranschlag|kostenschätzung|voranschlag|
      leistungsverzeichnis|quotation|quote|price quotation|estimate|cost estimate|proposal|bid|tender|devis|
      preventivo|presupuesto|angebotsschreiben`,
  strong: [
    `angebotsnr|angebotsnummer|angebotsdatum|angebot nr|offertnummer|offerte nr|kostenvoranschlag nr|quote no|
      quote number|quotation no|quotation number|quote date|quotation date|estimate no|estimate number|estimate date`,
    `gültig bis|angebot gültig|valid until|valid for|bindefrist|an dieses angebot|dieses angebot|angebot ist|
      offerte ist|expiry date|quote is valid|offer is valid|expires on|4 wochen gültig`,
    `freibleibend|unverbindlich|bieten wir ihnen|bieten wir an|unterbreiten wir|we are pleased to quote|
      pleased to offer|we offer|we quote|thank you for your enquiry|thank you for your inquiry|ihre anfrage|
      auftragserteilung|bei auftragserteilung|to accept this|acceptance of quote`,
  ],
  weak: ['anfrage|enquiry|inquiry', 'lieferzeit|lead time|delivery time|voraussichtlich'],
  against: ['rechnungsnr|rechnungsnummer|rechnung nr|=rechnungsdatum|invoice no|invoice number|=invoice date'],
}

const ORDER: Kind = {
  type: 'other',
  name: 'order',
  trades: true,
  titles: `auftrag|auftragsbestätigung|bestellbestätigung|bestellung|*bestellung|bestellschein|bestellabruf|lieferabruf|
      abruf|ihre bestellung|bestelleingang|auftragsbestätigung nr|montageauftrag|reparaturauftrag|werkstattauftrag|
      arbeitsauftrag|purchase order|order|order confirmation|order acknowledgement|order acknowledgment|sales order|
      sales order acknowledgement|work order|job order|repair order|order response|order change|blanket order|call off|
      bon de commande|orden de compra|ordine|bestelbon|requisition`,
  strong: [
    `auftragsnr|auftragsnummer|auftragsdatum|auftrag nr|bestellnr|bestellnummer|bestelldatum|bestellung nr|order no|
      order number|order date|po number|po no|po date|purchase order no|your po|our order|abrufnr|abrufnummer`,
    `liefertermin|lieferdatum|gewünschter liefertermin|anlieferung|voraussichtliche lieferung|delivery date|
      ship date|expected delivery|required by|date required|requested delivery|deliver by|versand am`,
    `bestellen wir|wir bestellen|hiermit bestellen|bitte liefern sie|please supply|we hereby order|order total|
      auftragssumme|bestellsumme|auftragswert|vielen dank für ihren auftrag|vielen dank für ihre bestellung|
      thank you for your order|bestätigen wir|den wir wie folgt bestätigen|which we confirm|as follows|besteller|
      buyer|lieferant|supplier|vendor`,
  ],
  weak: [
    `lieferanschrift|lieferadresse|ship to|deliver to|delivery address|versandart|shipping method|lieferbedingungen|
      incoterms`,
  ],
  against: ['rechnungsnr|rechnungsnummer|rechnung nr|=rechnungsdatum|invoice no|invoice number|=invoice date'],
}

/** Orders for advertising, which often call themselves contracts and bear terms as long as one. */
const ADVERTISING: Kind = {
  type: 'other',
  name: 'advertising',
  trades: true,
  titles: `insertion order|media order|broadcast order|advertising order|advertising contract|anzeigenauftrag|werbeauftrag|
      mediaauftrag|mediaplan|media plan|ordre d’insertion|orden de publicidad`,
  strong: [
    `advertiser|advertisers|werbekunde|werbungtreibender|werbungtreibende|annonceur|anunciante|inserzionista|inserent`,
    `agency commission|agency comm|less agency|agenturprovision|agenturvergütung|ae provision|commission d’agence`,
    `spots|spot length|spots week|number of spots|einschaltungen|werbespots|impressions|daypart|air dates|
      flight dates|schedule dates|billing calendar|broadcast calendar|campaign dates|anzeigenschluss|
      kampagnenzeitraum|tausenderpreis`,
  ],
  weak: ['campaign|kampagne|contract dates|run times|airtime|insertions', '=station|=sender'],
  against: [
    'rechnungsnr|rechnungsnummer|rechnung nr|=rechnungsdatum|=rechnung|invoice no|invoice number|=invoice date|=invoice',
    `rechnungsbetrag|rechnungsendbetrag|zahlbar bis|amount due|total due|facture|fattura|factura|factuur|fatura`,
  ],
}

const DELIVERY: Kind = {
  type: 'other',
  name: 'delivery',
  hasTotals: false,
  titles: `lieferschein|*lieferschein|warenbegleitschein|liefernachweis|packzettel|packliste|versandanzeige|
      wareneingangsschein|wareneingang|rücklieferschein|abholschein|rückschein|retourenschein|frachtbrief|
      speditionsauftrag|ladeliste|cmr|versandetikett|delivery note|delivery docket|delivery slip|delivery ticket|
      proof of delivery|dispatch note|despatch note|advice note|advice of dispatch|advice of despatch|
      goods received note|goods receipt|packing list|packing slip|waybill|consignment note|bill of lading|air waybill|
      shipping label|shipping notice|manifest|bon de livraison|bolla di consegna|albarán|pakbon|return slip`,
  strong: [
    `lieferscheinnr|lieferscheinnummer|lieferschein nr|liefernummer|liefernr|lieferdatum|delivery note no|
      delivery note number|delivery no|dispatch date|despatch date|dispatched|delivery number|sendungsnummer|
      tracking number|consignment no|shipment no`,
    `ware erhalten|ware vollständig|vollständig und unbeschädigt|erhalten am|empfangsbestätigung|
      unterschrift empfänger|received in good condition|goods received|received by|received in good order|empfangen`,
    `versandart|bruttogewicht|nettogewicht|gewicht|packstück|packstücke|kolli|paletten|colli|gross weight|net weight|
      parcels|packages|pallets|carrier|spediteur|spedition|frachtführer|consignee|shipper|incoterms|port of loading|
      vessel|ladestelle|entladestelle`,
  ],
  weak: [
    'lieferanschrift|lieferadresse|ship to|deliver to|delivery address',
    'menge|liefermenge|quantity|qty|gelieferte menge|stück|stk',
    'artikel|goods|=description|bezeichnung|material|=item',
  ],
  against: [
    'rechnungsnr|rechnungsnummer|rechnung nr|=rechnungsdatum|invoice no|invoice number|=invoice date',
    'mwst|umsatzsteuer|vat',
  ],
}

const PRICE_LIST: Kind = {
  type: 'other',
  name: 'prices',
  hasTotals: false,
  titles: `preisliste|*preisliste|preisverzeichnis|preise|preistabelle|preisaushang|tarifübersicht|gebührenverzeichnis|
      gebührenordnung|honorarordnung|speisekarte|getränkekarte|menü|tageskarte|mittagskarte|katalog|sortiment|
      unsere angebote|sonderangebote|aktionswochen|inventarliste|inventurliste|inventar|bestandsliste|stückliste|
      materialliste|teileliste|price list|pricelist|trade price list|tariff|tariff of charges|price schedule|
      bill of quantities|schedule of rates|product catalogue|catalogue|catalog|our prices|menu|drinks menu|lunch menu|
      wine list|rate card|fee schedule|inventory|inventory list|stock list|bill of materials|parts list|
      asset register`,
  strong: [
    `alle preise|preise in euro|preise in eur|preise verstehen sich|preise gelten|preise zzgl|preisänderungen|
      unverbindliche preisempfehlung|all prices|prices exclude|prices include|subject to change|prices are|effective|
      =trade|retail|rrp|uvp|vk preis|ek preis`,
    'vorspeisen|hauptgerichte|desserts|getränke|starters|mains|beilagen|allergene|allergens|=sides',
    'lagerort|bestand|mindestbestand|seriennummer|inventarnummer|in stock|=stock|=location|serial no',
  ],
  weak: ['=preis|=price|=preise|=prices', 'artikel|produkt|product|=code|bezeichnung|=leistung'],
  against: ['kundennummer|sehr geehrte|dear|rechnungsnr|invoice no|subtotal|zwischensumme|zahlbar|due date'],
}

export const TRADE_KINDS: readonly Kind[] = [INVOICE, CREDIT_NOTE, QUOTE, ORDER, ADVERTISING, DELIVERY, PRICE_LIST]
