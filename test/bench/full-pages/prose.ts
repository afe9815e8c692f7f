import { makeDealing } from '../../fixtures/builders/layouts/make-dealing.ts'
import { addDays } from '../../fixtures/builders/layouts/print-locale.ts'
import { ENGLISH_LETTERS } from '../../fixtures/builders/papers/contents/english-letters.ts'
import { GERMAN_LETTERS } from '../../fixtures/builders/papers/contents/german-letters.ts'
import { columns, COUNTRY, WRITE, type Language } from './languages.ts'
import type { SheetKind } from './draw-sheet.ts'
import { CLAUSES, EXPLANATIONS, MINUTES, type Clauses } from './sentences.ts'

const LETTERS = { de: GERMAN_LETTERS, en: ENGLISH_LETTERS } as const

/** Papers that are long because their text is. */
export const PROSE: readonly SheetKind[] = (['de', 'en'] as const).flatMap((language) => [
  writeContract(language),
  writeLetter(language),
  writeNotice(language),
  writeMinutes(language),
])

function writeContract(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-contract`,
    type: 'contract',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      const [one, other] = isGerman ? ['Auftraggeber', 'Auftragnehmer'] : ['Client', 'Supplier']
      const fill = (text: string): string =>
        text
          .replaceAll('{one}', one)
          .replaceAll('{other}', other)
          .replaceAll('{day}', write.day(addDays(issued, 30)))
          .replaceAll('{sum}', write.money(random.int(50, 900) * 1000))
      return {
        sender,
        client,
        title: isGerman ? 'Dienstleistungsvertrag' : 'Services agreement',
        facts: [[isGerman ? 'Vertragsnummer' : 'Contract no.', random.digits(6)]],
        before: [
          isGerman
            ? `zwischen ${client.name}, ${client.street}, ${client.town} (nachfolgend „${one}“) und ${sender.name}, ${sender.street}, ${sender.town} (nachfolgend „${other}“)`
            : `This agreement is made between ${client.name} of ${client.street}, ${client.town} (the “${one}”) and ${sender.name} of ${sender.street}, ${sender.town} (the “${other}”)`,
        ],
        clauses: joinPairs(take(CLAUSES[language], size)).map(([heading, text]) => ({
          heading,
          paragraphs: [fill(text)],
        })),
        after: [
          `${sender.town.replace(/^\d+ /, '')}, ${write.day(issued)}`,
          isGerman
            ? 'Unterschrift Auftraggeber Unterschrift Auftragnehmer'
            : 'Signed for the Client Signed for the Supplier',
        ],
      }
    },
  }
}

function writeLetter(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-letter`,
    type: 'letter',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      const letters = random.shuffle(LETTERS[language])
      const fill = (text: string): string =>
        text.replaceAll('{number}', random.digits(6)).replaceAll('{day}', write.day(addDays(issued, random.int(9, 45))))
      return {
        sender,
        client,
        title: fill(letters[0]!.subject),
        facts: [
          [isGerman ? 'Datum' : 'Date', write.day(issued)],
          [isGerman ? 'Unser Zeichen' : 'Our ref', `${random.digits(3)}/${random.digits(2)}`],
          [isGerman ? 'Ansprechpartner' : 'Contact', sender.person],
        ],
        before: [
          isGerman ? 'Sehr geehrte Damen und Herren,' : 'Dear Sir or Madam,',
          ...take(
            letters.flatMap(({ body }) => body),
            size,
          ).map(fill),
        ],
        after: [isGerman ? 'Mit freundlichen Grüßen' : 'Yours faithfully', sender.person],
      }
    },
  }
}

function writeNotice(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-tax-assessment-note`,
    type: 'tax-assessment-note',
    language,
    write(random, size) {
      const names = isGerman ? ['Finanzamt Altenrode', 'Finanzamt Wiesenthal'] : ['Tax Office Otterbourne']
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language], names, people: 0.5 })
      const write = WRITE[language]
      const [assessed, paid] = [random.int(300, 9000) * 100, random.int(10, 290) * 100]
      const rows = isGerman
        ? ['Festgesetzt werden', 'bereits getilgt', 'mithin sind zu zahlen']
        : ['Tax assessed', 'Less tax already paid', 'Balance payable']
      const year = Number(issued.slice(0, 4)) - 1
      return {
        sender,
        client,
        title: isGerman ? `Bescheid für ${year} über Einkommensteuer` : `Notice of assessment for ${year}`,
        facts: [
          [isGerman ? 'Steuernummer' : 'Tax reference', `${random.digits(3)}/${random.digits(5)}`],
          [isGerman ? 'Datum' : 'Date of issue', write.day(issued)],
        ],
        before: [],
        columns: columns(
          ['', isGerman ? 'Festsetzung' : 'Assessment', '', '', isGerman ? 'Einkommensteuer' : 'Amount'],
          [10, 250, 10, 10, 90],
        ),
        rows: [assessed, paid, assessed - paid].map((cents, index) => ['', rows[index]!, '', '', write.money(cents)]),
        after: [
          isGerman
            ? `Bitte zahlen Sie spätestens am ${write.day(addDays(issued, 33))} ${write.money(assessed - paid)}.`
            : `Please pay ${write.money(assessed - paid)} by ${write.day(addDays(issued, 33))}.`,
          ...take(EXPLANATIONS[language], size),
        ],
      }
    },
  }
}

function writeMinutes(language: Language): SheetKind {
  const isGerman = language === 'de'
  return {
    name: `${language}-minutes`,
    type: 'other',
    language,
    write(random, size) {
      const { sender, client, issued } = makeDealing(random, { from: COUNTRY[language] })
      const write = WRITE[language]
      return {
        sender,
        client,
        title: isGerman ? 'Protokoll der Besprechung' : 'Minutes of the meeting',
        facts: [
          [isGerman ? 'Datum' : 'Date', write.day(issued)],
          [isGerman ? 'Teilnehmer' : 'Present', sender.person],
        ],
        before: take(MINUTES[language], size).map((text) => text.replaceAll('{day}', write.day(addDays(issued, 14)))),
        after: [isGerman ? `Protokoll: ${sender.person}` : `Minutes taken by ${sender.person}`],
      }
    },
  }
}

/** So many of a list, from its beginning again where it ends. */
function take<T>(list: readonly T[], count: number): readonly T[] {
  return Array.from({ length: count }, (_, index) => list[index % list.length]!)
}

/** Two clauses under the first one's heading. */
function joinPairs(clauses: Clauses): Clauses {
  return clauses.flatMap(([heading, text], index) => {
    if (index % 2 === 1) return []
    const next = clauses[index + 1]
    return [[heading, next === undefined ? text : `${text} ${next[1]}`] as const]
  })
}
