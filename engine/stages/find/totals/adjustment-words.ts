/** Sources of what a step between two sums is called; German, English, French, Italian, Spanish, Portuguese, Dutch. */

/** Tax, in which a sum before it ends. */
export const TAX =
  /(?<!\p{L})(?:mwst|m\.w\.st|ust|u\.st|ustg|mehrwert-?steuer|umsatz-?steuer|\p{L}*steuer|vat|v\.a\.t|sales tax|tax(?:es)?|[cis]?gst|cess|hst|pst|qst|tva|t\.v\.a|iva|i\.v\.a|imposta|igic|impuesto|imposto|btw|recargo de equivalencia)(?!\p{L})/iu

/** What was laid out for the buyer and is charged as it was, without a tax of its own. */
export const LAID_OUT =
  /auslage|durchlauf|disbursement|débours|suplido|art\. ?15|voorgeschoten|verschot|desembols|gerichtskost|gerichtsgebühr|grundbuch|amtskost|amtsgebühr|behördengebühr|(?<!\p{L})(?:court|filing|registry) (?:fees?|costs?)(?!\p{L})|(?:frais|droits?) de greffe|spese (?:anticipate|vive)|contributo unificato|tasas? judicial|griffierecht|custas judiciais/iu

/** What is not charged: paid before, kept back, carried over, rounded, tipped, taken off for paying early, stamped; and sums. */
export const PAID =
  /anzahl|angezahlt|abschl[aä]g|girocard|(?<!\p{L})(?:(?:kredit|debit|bank|geld|ec)karten?|karte(?:nzahlung)?(?!\p{L}))|(?<!\p{L})(?:visa|mastercard|bancomat|paypal|ec|cash|bar)(?!\p{L})|situation n|bisher|berechnet|previous|billed|new charges|current charges|arrears|outstanding|dívida|deuda|arretrat|arriéré|achterstal|rückst|belasting|heffing|voraus|bereits|gezahlt|bezahlt|erhalten|überzahl|(?<!\p{L})paid|deposit|prepaid|prepayment|payment|(?<!\p{L})(?:received|advances?)(?!\p{L})|acompte|arrhes|déjà|versé|réglé|acconto|(?<!spese )anticip|versat|a cuenta|entregad|pagad|(?<!\p{L})pagos?(?!\p{L})|sinal|adiantamento|aanbetal|vooruit|voldaan|betaald|einbehalt|rückbehalt|retention|retainage|withh|ritenuta|retenc|retenç|retenue|irpf|inhouding|(?<!\p{L})cis(?!\p{L})|saldo|balance|vortrag|übertrag|guthaben|(?<!\p{L})solde(?!\p{L})|(?<!g)rund(?:ung|n?ing)|gerundet|(?<!\p{L})round(?:ing|ed|off)?(?!\p{L}|[\s-](?:trip|table))|arrond|arroton|redonde|afrond|arred(?:ond|\.)|trinkgeld|(?<!\p{L})tips?(?!\p{L})|gratuity|pourboire|propina|mancia|fooi|gorjeta|skonto|cash discount|(?<!\p{L})bollo(?!\p{L})|(?<!\p{L})(?:sub)?tota(?:l|le|al)(?!\p{L})|summe|zwischensumme/iu

/** What is neither taken off nor added to the price. */
export const NO_ADJUSTMENT = new RegExp(`${PAID.source}|${LAID_OUT.source}`, 'iu')

/** What lowers a price though it is printed without a sign. */
export const DEDUCTION =
  /^\s*[-–−./]*\s*(?:abz|abzgl|abzüglich|minus|less|moins|meno|menos|minder|af)(?!\p{L})|\.\/\.|rabatt|nachlass|nachlaß|gutschein|discount|rebate|coupon|voucher|remise|rabais|ristourne|sconto|abbuono|descuento|(?<!\p{L})(?:dto|dcto|desc)(?!\p{L})|bonificaci|desconto|korting|commission/iu

/** A sum of a page that is carried over, from which nothing is taken off yet. */
export const CARRIED = /übertrag|carried|brought|report|riporto|suma y sigue|^\s*(?:a )?transporte?\s*$/iu

/** What is charged on the whole beside the items: carriage, handling, surcharges, a professional fund's contribution. */
export const CHARGE =
  /zuschl[aä]g|floater|pauschale|gebühr|kosten|spesen|fracht|versand|porto|liefer|verpackung|entladung|maut|(?<!\p{L})(?:fees?|surcharge|levy|freight|carriage|shipping|delivery|handling|postage|packing|insurance|s&h|service)(?!\p{L})|frais|(?<!\p{L})port(?:es)?(?!\p{L})|livraison|supplément|emballage|spese|trasporto|imballo|contributo|cassa|supplemento|gastos|envío|transporte|embalaje|suplemento|recargo|entrega|despesas|taxa de|verzend|bezorg|toeslag|vracht/iu
