import { addTax, makeItems, type Item } from '../../fixtures/builders/layouts/make-items.ts'
import { makeDealing } from '../../fixtures/builders/layouts/make-dealing.ts'
import { makeDocumentNumber } from '../../fixtures/builders/layouts/make-numbers.ts'
import type { Random } from '../../fixtures/builders/layouts/make-random.ts'
import { addDays, makeNotation, type Notation } from '../../fixtures/builders/layouts/print-locale.ts'
import { makeStatement } from '../../fixtures/builders/papers/contents/make-statement.ts'
import type { SheetContent, SheetKind } from './draw-sheet.ts'
import { columns, COUNTRY, WRITE, type Language } from './languages.ts'

const ITEM_HEADS = {
  de: ['Pos.', 'Artikel', 'Bezeichnung', 'Menge', 'Einheit', 'Einzelpreis', 'USt %', 'Gesamt'],
  en: ['No.', 'Code', 'Description', 'Qty', 'Unit', 'Unit price', 'VAT %', 'Amount'],
} as const

/** Trade and bank papers that are long because their list is. */
export const LISTS: readonly SheetKind[] = [
  sell('invoice', 'de', 'Rechnung', 'Rechnungsnummer', 'Zahlbar innerhalb von 30 Tagen ohne Abzug.'),
  sell('invoice', 'en', 'Invoice', 'Invoice number', 'Payment is due within 30 days of the date of invoice.'),
  sell('credit-note', 'de', 'Gutschrift', 'Gutschriftnummer', 'Der Betrag wird Ihrem Kundenkonto gutgeschrieben.'),
  sell('credit-note', 'en', 'Credit note', 'Credit note number', 'This amount will be set against your account.'),
  sell('other', 'de', 'Auftragsbestätigung', 'Auftragsnummer', 'Wir danken für Ihren Auftrag und liefern frei Haus.'),
  sell(
    'other',
    'en',
    'Order confirmation',
    'Order number',
    'Thank you for your order, which we will send carriage paid.',
  ),
  remind('de'),
  remind('en'),
  bank('de'),
  bank('en'),
]

function sell(
  type: 'invoice' | 'credit-note' | 'other',
  language: Language,
  title: string,
  numberLabel: string,
  terms: string,
): SheetKind {
  return {
    name: `${language}-${type}`,
    type,
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      const items = makeItems(random, language, size, language === 'de' ? [19, 7] : [20])
      const number = makeDocumentNumber(random, issued, ['RE', 'A', 'B'])
      return {
        sender,
        client,
        title: `${title} ${number}`,
        facts: [
          [numberLabel, number],
          [language === 'de' ? 'Datum' : 'Date', write.day(issued)],
          [language === 'de' ? 'Kundennummer' : 'Customer no.', random.digits(6)],
          [language === 'de' ? 'Leistungsdatum' : 'Date of supply', write.day(addDays(issued, -3))],
          [language === 'de' ? 'Ihr Zeichen' : 'Your reference', `${random.digits(3)}/${random.digits(2)}`],
        ],
        before: [
          language === 'de'
            ? 'Sehr geehrte Damen und Herren, wir haben die folgenden Positionen für Sie zusammengestellt:'
            : 'Dear Sir or Madam, please find below the items that we have put together for you:',
        ],
        columns: columns(ITEM_HEADS[language], [30, 55, 170, 40, 45, 60, 35, 50]),
        rows: items.map((item, index) => writeItem(random, item, index, write)),
        sums: sumUp(items, language),
        after: [terms],
      }
    },
  }
}

function writeItem(random: Random, item: Item, index: number, write: Notation): readonly string[] {
  const { name, unit, quantity, price, rate, total } = item
  return [
    String(index + 1),
    `${random.digits(4)}-${random.digits(2)}`,
    name,
    write.number(quantity),
    unit,
    write.amount(price),
    String(rate),
    write.amount(total),
  ]
}

function sumUp(items: readonly Item[], language: Language): SheetContent['sums'] & {} {
  const { net, gross, rows } = addTax(items)
  const { money } = WRITE[language]
  const [netLabel, taxLabel, grossLabel] =
    language === 'de' ? ['Nettobetrag', 'zzgl. USt', 'Gesamtbetrag'] : ['Net total', 'VAT', 'Total']
  return [
    [netLabel, money(net)],
    ...rows.map(({ rate, tax }) => [`${taxLabel} ${rate} %`, money(tax)] as const),
    [grossLabel, money(gross)],
  ]
}

function remind(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-reminder`,
    type: 'reminder',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      const claims = Array.from({ length: size }, () => ({
        day: addDays(issued, -random.int(40, 300)),
        open: random.int(1900, 480_000),
      })).toSorted((a, b) => a.day.localeCompare(b.day))
      const heads = isGerman
        ? ['Rechnung', 'vom', 'für', 'fällig am', 'Rechnungsbetrag', 'bezahlt', 'offen']
        : ['Invoice', 'Date', 'For', 'Due date', 'Amount', 'Paid', 'Outstanding']
      return {
        sender,
        client,
        title: isGerman ? '2. Mahnung' : 'Second reminder',
        facts: [
          [isGerman ? 'Datum' : 'Date', write.day(issued)],
          [isGerman ? 'Kundennummer' : 'Account no.', random.digits(6)],
          [isGerman ? 'Mahnung Nr.' : 'Reminder no.', random.digits(5)],
        ],
        before: [
          isGerman
            ? 'Sehr geehrte Damen und Herren, trotz unserer Zahlungserinnerung konnten wir zu den folgenden Rechnungen noch keinen Zahlungseingang feststellen:'
            : 'Dear customer, despite our earlier letter our records show that the following invoices have not yet been paid:',
        ],
        columns: columns(heads, [70, 70, 120, 70, 60, 40, 55]),
        rows: claims.map(({ day, open }) => [
          makeDocumentNumber(random, day, ['RE', 'R']),
          write.day(day),
          isGerman ? `Lieferung nach ${client.town}` : `Goods sent to ${client.town}`,
          write.day(addDays(day, 30)),
          write.amount(open),
          write.amount(0),
          write.amount(open),
        ]),
        sums: [
          [isGerman ? 'Mahngebühr' : 'Late fee', write.money(500)],
          [
            isGerman ? 'Zu zahlender Betrag' : 'Total amount due',
            write.money(500 + claims.reduce((sum, { open }) => sum + open, 0)),
          ],
        ],
        after: [
          isGerman
            ? `Bitte überweisen Sie den offenen Betrag bis zum ${write.day(addDays(issued, 10))} auf unser Konto.`
            : `Please pay the amount outstanding by ${write.day(addDays(issued, 10))} to avoid further costs.`,
        ],
      }
    },
  }
}

function bank(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-bank-statement`,
    type: 'bank-statement',
    language,
    write(random, size) {
      const country = COUNTRY[language]
      const banks = isGerman
        ? ['Musterbank Nord', 'Hanse Online Bank AG']
        : ['Otterbourne Bank plc', 'Meridian Bank plc']
      const { bank, holder, number, start, end, opening, closing, bookings } = makeStatement(random, {
        country,
        banks,
        count: [size, size],
      })
      const write = makeNotation(isGerman ? 'dot-comma' : 'comma-dot', {
        day: isGerman ? 'dd.mm.yyyy' : 'dd/mm/yyyy',
        money: isGerman ? '# EUR' : '£#',
      })
      let balance = opening
      return {
        sender: bank,
        client: holder,
        title: isGerman ? `Kontoauszug Nr. ${number}` : `Statement of account no. ${number}`,
        facts: [
          ['IBAN', holder.iban],
          ['BIC', bank.bic],
          [isGerman ? 'Zeitraum' : 'Period', `${write.day(start)} - ${write.day(end)}`],
          [isGerman ? 'Alter Saldo' : 'Opening balance', write.money(opening)],
          [isGerman ? 'Neuer Saldo' : 'Closing balance', write.money(closing)],
        ],
        before: [],
        columns: columns(
          isGerman
            ? ['Buchung', 'Wert', 'Vorgang', 'Empfänger/Verwendungszweck', 'Betrag', 'Saldo']
            : ['Date', 'Value', 'Type', 'Details', 'Amount', 'Balance'],
          [50, 50, 85, 190, 55, 55],
        ),
        rows: bookings.map(({ day, valueDay, text, name, purpose, cents }) => [
          write.day(day),
          write.day(valueDay),
          text,
          [name, purpose].filter((part) => part !== '').join(' '),
          write.amount(cents),
          write.amount((balance += cents)),
        ]),
        after: [
          isGerman
            ? 'Bitte prüfen Sie die Buchungen. Einwendungen sind innerhalb von sechs Wochen nach Zugang zu erheben.'
            : 'Please check the entries on this statement and tell us at once if anything is not as it should be.',
        ],
      }
    },
  }
}
