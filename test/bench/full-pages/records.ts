import { makeDealing } from '../../fixtures/builders/layouts/make-dealing.ts'
import { makePerson } from '../../fixtures/builders/layouts/make-party.ts'
import type { Random } from '../../fixtures/builders/layouts/make-random.ts'
import { addDays } from '../../fixtures/builders/layouts/print-locale.ts'
import { clock } from '../../fixtures/builders/papers/contents/make-hours.ts'
import type { SheetKind } from './draw-sheet.ts'
import { columns, COUNTRY, WRITE, type Language } from './languages.ts'

/** Records that are long because of their rows: hours, pay, positions of a balance sheet. */
export const RECORDS: readonly SheetKind[] = (['de', 'en'] as const).flatMap((language) => [
  recordHours(language),
  recordPay(language),
  recordBalance(language),
])

const ACTIVITIES = {
  de: [
    'Montage Trennwände im Obergeschoss',
    'Projektbesprechung mit Bauleitung',
    'Wartung der Anlage 2',
    'Aufmaß vor Ort',
  ],
  en: ['Site survey with client', 'Cabling on second floor', 'Code review and testing', 'Machine set-up for line 4'],
} as const

function recordHours(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-timesheet`,
    type: 'timesheet',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const worker = makePerson(random, COUNTRY[language]).name
      const write = WRITE[language]
      const start = `${issued.slice(0, 7)}-01`
      const shifts = Array.from({ length: size }, (_, index) => ({
        day: addDays(start, Math.floor((index * 28) / size)),
        begin: random.int(24, 32) * 15,
        worked: random.int(8, 32) * 15,
      }))
      return {
        sender,
        client,
        title: isGerman ? 'Stundennachweis' : 'Timesheet',
        facts: [
          [isGerman ? 'Mitarbeiter' : 'Employee', worker],
          [isGerman ? 'Personalnummer' : 'Employee no.', random.digits(5)],
          [isGerman ? 'Projekt' : 'Project', isGerman ? 'Umbau Lagerhalle Nord' : 'Warehouse refit'],
          [isGerman ? 'Zeitraum' : 'Period', `${write.day(start)} - ${write.day(addDays(start, 27))}`],
        ],
        before: [],
        columns: columns(
          isGerman
            ? ['Datum', 'Kunde', 'Tätigkeit', 'Beginn', 'Ende', 'Pause', 'Stunden']
            : ['Date', 'Client', 'Activity', 'Start', 'End', 'Break', 'Hours'],
          [75, 90, 170, 40, 40, 35, 35],
        ),
        rows: shifts.map(({ day, begin, worked }) => [
          write.day(day),
          client.name.split(' ')[0]!,
          random.pick(ACTIVITIES[language]),
          clock(begin),
          clock(begin + worked + 30),
          '0:30',
          write.number(worked / 60),
        ]),
        sums: [
          [
            isGerman ? 'Stunden gesamt' : 'Total hours',
            write.number(shifts.reduce((sum, { worked }) => sum + worked, 0) / 60),
          ],
        ],
        after: [isGerman ? 'Unterschrift Mitarbeiter / Auftraggeber' : 'Signature of employee / approved by'],
      }
    },
  }
}

const PAID = {
  de: [
    'Gehalt',
    'Überstundenvergütung',
    'Nachtzuschlag 25 %',
    'Urlaubsgeld',
    'VWL AG-Anteil',
    'Fahrtkostenzuschuss steuerfrei',
  ],
  en: [
    'Basic pay',
    'Overtime at time and a half',
    'Night shift allowance',
    'Holiday pay',
    'Bonus',
    'Travel allowance not taxed',
  ],
} as const
const TAKEN = {
  de: [
    'Lohnsteuer',
    'Kirchensteuer',
    'Krankenversicherung',
    'Rentenversicherung',
    'Arbeitslosenversicherung',
    'Pflegeversicherung',
  ],
  en: [
    'PAYE tax',
    'National Insurance',
    'Employee pension',
    'Student loan',
    'Union subscription',
    'Season ticket loan',
  ],
} as const

function recordPay(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-salary-statement`,
    type: 'salary-statement',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language], people: 1 })
      const write = WRITE[language]
      const earned = drawLines(random, PAID[language], size)
      const [gross, ...parts] = [
        earned.reduce((sum, [, amount]) => sum + amount, 0),
        0.14,
        0.013,
        0.08,
        0.09,
        0.013,
        0.02,
      ]
      const taken = TAKEN[language].map((label, index) => [label, Math.round(gross * parts[index]!)] as const)
      const net = gross - taken.reduce((sum, [, amount]) => sum + amount, 0)
      const write12 = (amount: number): string => write.amount(amount * 10)
      return {
        sender,
        client,
        title: isGerman ? `Entgeltabrechnung ${issued.slice(5, 7)}/${issued.slice(0, 4)}` : 'Payslip',
        facts: isGerman
          ? [
              ['Personalnummer', random.digits(5)],
              ['Steuer-ID', random.digits(11)],
              ['Steuerklasse', '1'],
              ['Krankenkasse', 'TKK Hafenstadt'],
              ['Geburtsdatum', write.day(addDays('1970-01-01', random.int(0, 9000)))],
              ['Eintritt', write.day(addDays('2012-01-01', random.int(0, 3000)))],
            ]
          : [
              ['Employee no.', random.digits(5)],
              ['NI number', `QQ ${random.digits(6)} C`],
              ['Tax code', '1257L'],
              ['Pay date', write.day(issued)],
              ['Tax period', issued.slice(5, 7)],
            ],
        before: [],
        columns: columns(
          isGerman
            ? ['Lohnart', 'Bezeichnung', 'St', 'SV', 'Menge', 'Satz', 'Betrag', 'Jahreswert']
            : ['Code', 'Description', 'Tax', 'NI', 'Units', 'Rate', 'Amount', 'Year to date'],
          [45, 160, 25, 25, 50, 55, 60, 65],
        ),
        rows: earned.map(([label, amount]) => [
          random.digits(4),
          label,
          'L',
          'L',
          write.number(random.int(1, 40)),
          write.amount(random.int(900, 4000)),
          write.amount(amount),
          write12(amount),
        ]),
        sums: [
          [isGerman ? 'Gesamtbrutto' : 'Gross pay', write.money(gross)],
          ...taken.map(([label, amount]) => [label, write.money(amount)] as const),
          [isGerman ? 'Nettoverdienst' : 'Net pay', write.money(net)],
          [isGerman ? 'Auszahlungsbetrag' : 'Amount paid', write.money(net)],
        ],
        after: [isGerman ? `Überweisung auf IBAN ${client.iban}` : `Paid by bank transfer to ${client.iban}`],
      }
    },
  }
}

const HELD = {
  de: [
    'Grundstücke und Bauten',
    'Technische Anlagen und Maschinen',
    'Betriebs- und Geschäftsausstattung',
    'Geleistete Anzahlungen',
    'Fertige Erzeugnisse und Waren',
    'Guthaben bei Kreditinstituten',
  ],
  en: [
    'Freehold land and buildings',
    'Plant and machinery',
    'Fixtures, fittings and equipment',
    'Payments on account',
    'Finished goods for resale',
    'Cash at bank and in hand',
  ],
} as const
const OWED = {
  de: [
    'Gezeichnetes Kapital',
    'Gewinnvortrag',
    'Steuerrückstellungen',
    'Verbindlichkeiten gegenüber Kreditinstituten',
    'Verbindlichkeiten aus Lieferungen und Leistungen',
    'Sonstige Verbindlichkeiten',
  ],
  en: [
    'Called up share capital',
    'Profit and loss account',
    'Provisions for taxation',
    'Bank loans and overdrafts',
    'Trade creditors',
    'Accruals and deferred income',
  ],
} as const

function recordBalance(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-balance-sheet`,
    type: 'balance-sheet',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      const sum = (lines: readonly (readonly [string, number])[]): number =>
        lines.reduce((all, [, one]) => all + one, 0)
      const held = drawLines(random, HELD[language], Math.ceil(size / 2))
      const owed = drawLines(random, OWED[language], Math.floor(size / 2))
      const rest = [isGerman ? 'Jahresüberschuss' : 'Profit for the year', sum(held) - sum(owed)] as const
      const total = write.amount(sum(held))
      const list = (lines: readonly (readonly [string, number])[]) =>
        lines.map(([label, amount], index) => [
          `${index + 1}.`,
          label,
          random.digits(4),
          String(random.int(1, 9)),
          write.amount(amount),
          write.amount(Math.round(amount * (0.8 + random.next() * 0.3))),
        ])
      const year = Number(issued.slice(0, 4)) - 1
      return {
        sender,
        client,
        title: isGerman ? `Bilanz zum 31.12.${year}` : `Balance sheet as at 31 December ${year}`,
        facts: [[isGerman ? 'Handelsregister' : 'Company number', sender.register]],
        before: [],
        columns: columns(
          [
            '',
            isGerman ? 'Posten' : 'Item',
            isGerman ? 'Konto' : 'Account',
            isGerman ? 'Anhang' : 'Note',
            isGerman ? 'Geschäftsjahr EUR' : 'This year',
            isGerman ? 'Vorjahr EUR' : 'Last year',
          ],
          [25, 210, 45, 35, 85, 85],
        ),
        rows: [
          { cells: ['A.', isGerman ? 'Aktiva' : 'Assets'], font: 'bold' },
          ...list(held),
          { cells: ['', isGerman ? 'Summe Aktiva' : 'Total assets', '', '', total, total], font: 'bold' },
          { cells: ['B.', isGerman ? 'Passiva' : 'Equity and liabilities'], font: 'bold' },
          ...list([...owed, rest]),
          {
            cells: ['', isGerman ? 'Summe Passiva' : 'Total equity and liabilities', '', '', total, total],
            font: 'bold',
          },
        ],
        after: [isGerman ? 'Aufgestellt durch die Geschäftsführung.' : 'Approved by the board of directors.'],
      }
    },
  }
}

function drawLines(random: Random, labels: readonly string[], count: number): readonly (readonly [string, number])[] {
  return Array.from({ length: count }, (_, index) => [labels[index % labels.length]!, random.int(1_000, 900_000)])
}
