import { describe, expect, test } from 'vitest'
import { scalarOf, type Candidate } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { settlePaperParties } from '../../../../../engine/stages/find/types/settled/settle-paper-parties.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

interface Named {
  readonly value: string
  readonly reason?: string
  /** Upper edge, as a fraction of the page. */
  readonly top?: number
}

const CONFIDENCE = 0.6

describe('an order', () => {
  const settled = settle({
    title: [{ value: 'Bestellung 4711' }],
    sender_name: [
      { value: 'Holzhandel Nord GmbH', reason: "label 'Lieferant' above it" },
      { value: 'Tischlerei Kern' },
    ],
    recipient_name: [{ value: 'Tischlerei Kern' }],
  })

  test('goes to the supplier', () => {
    expect(settled).toEqual({
      sender_name: ['Tischlerei Kern'],
      recipient_name: ['Holzhandel Nord GmbH', 'Tischlerei Kern'],
    })
  })

  test.each(['Purchase Order', 'Blanket order 7', 'Abruf', 'Order', 'Order form'])('is called %s', (title) => {
    expect(settleSupplier(title)).toEqual({ sender_name: [], recipient_name: ['Acme Ltd'] })
  })

  test.each(['Order confirmation', 'Order acknowledgement', 'Angebot', 'Bestellungsverzeichnis'])(
    'is not called %s: there the supplier writes',
    (title) => {
      expect(settleSupplier(title)).toEqual({ sender_name: ['Acme Ltd'], recipient_name: [] })
    },
  )

  test('is called so by the title that stands out most', () => {
    const titles = [{ value: 'Bestellung' }, { value: 'Angebot', confidence: 0.9 }]
    expect(settleSupplier(titles)).toMatchObject({ sender_name: ['Acme Ltd'] })
  })

  function settleSupplier(title: string | readonly (Named & { confidence?: number })[]) {
    return settle({
      title: typeof title === 'string' ? [{ value: title }] : title,
      sender_name: [{ value: 'Acme Ltd', reason: "heading 'Supplier' above it" }],
    })
  }
})

describe('no party', () => {
  test.each([
    ['the title of a paper', 'Stundennachweis Mai'],
    ['the heading of a column', 'Beschreibung'],
    ['a kind of paper', 'Zuwendungsbestätigung'],
    ['a label of the type', 'Buchungsnummer'],
    ['a greeting', 'Mit freundlichen Grüßen'],
  ])('is %s', (_, value) => {
    expect(settle({ sender_name: [{ value }], recipient_name: [{ value }] })).toEqual({
      sender_name: [],
      recipient_name: [],
    })
  })

  test('is the place to which a journey goes', () => {
    const to = "heading 'To' above it"
    expect(settle({ recipient_name: [{ value: 'Lisboa', reason: to }] })).toMatchObject({ recipient_name: [] })
    const names = [{ value: 'Megan Whitaker', reason: to }, { value: 'Lisboa' }]
    expect(settle({ recipient_name: names })).toMatchObject({ recipient_name: ['Megan Whitaker', 'Lisboa'] })
  })

  test('but a letter is addressed to one name alone', () => {
    const recipient_name = [{ value: 'Kolleginnen', reason: "heading 'An' above it" }]
    expect(settle({ recipient_name }, 'letter')).toMatchObject({ recipient_name: ['Kolleginnen'] })
  })

  test('is found in a name with its legal form, whatever it says', () => {
    expect(settle({ sender_name: [{ value: 'Preisliste Verlags GmbH' }] })).toMatchObject({
      sender_name: ['Preisliste Verlags GmbH'],
    })
  })

  test('is addressed at the very top of the page', () => {
    const block = { value: 'Edda Vogt', reason: 'address block' }
    const settled = settle({
      sender_name: [{ ...block, top: 0.05 }],
      recipient_name: [
        { ...block, top: 0.05 },
        { ...block, value: 'Jon Vogt', top: 0.15 },
        { value: 'Ida Vogt', reason: "label 'Kunde' left of it", top: 0.05 },
      ],
    })
    expect(settled).toEqual({ sender_name: ['Edda Vogt'], recipient_name: ['Jon Vogt', 'Ida Vogt'] })
  })
})

describe('less likely', () => {
  test.each([
    ['a name that holds the title', { value: 'Hausmitteilungen 4' }, 0.3],
    ['a department', { value: 'Personalabteilung' }, 0.3],
    ['whom a report is about', { value: 'Jan Kowalski', reason: "heading 'Patient' above it" }, 0.5],
  ])('is %s', (_, name, share) => {
    const { recipient_name: [candidate] = [] } = settleFully({
      title: [{ value: 'Hausmitteilungen' }],
      recipient_name: [name],
    })
    expect(candidate?.confidence).toBeCloseTo(CONFIDENCE * share)
  })

  test.each(['Hausmitteilungen KG', 'Verlag Hausmitteilungen', 'Edda Vogt'])('is not %s', (value) => {
    const { sender_name: [candidate] = [] } = settleFully({
      title: [{ value: 'Hausmitteilungen' }],
      sender_name: [{ value }],
    })
    expect(candidate?.confidence).toBe(CONFIDENCE)
  })

  test('in a letter is no name for what it says of its subject', () => {
    const { sender_name: [candidate] = [] } = settleFully(
      { title: [{ value: 'Jahrestreffen' }], sender_name: [{ value: 'Jahrestreffen Ost' }] },
      'letter',
    )
    expect(candidate?.confidence).toBe(CONFIDENCE)
  })
})

describe('in a contract', () => {
  test.each([
    ['the title of a paper', 'Stundennachweis Mai'],
    ['a role', 'Vermieter'],
    ['the caption of a name', 'Name'],
  ])('%s is no party', (_, value) => {
    expect(settle({ sender_name: [{ value }, { value: 'Edda Vogt' }] }, 'contract')).toMatchObject({
      sender_name: ['Edda Vogt'],
    })
  })

  test('what stands there as the label of a number or day is none either', () => {
    const sender_name = [{ value: 'Rechnungsnummer' }]
    expect(settle({ sender_name }, 'contract', 'Rechnungsnummer  4711')).toMatchObject({ sender_name: [] })
    expect(settle({ sender_name }, 'contract')).toMatchObject({ sender_name: ['Rechnungsnummer'] })
  })
})

test('other types settle their parties themselves', () => {
  const sender_name = [{ value: 'Stundennachweis Mai' }]
  expect(settle({ sender_name }, 'timesheet')).toEqual({ sender_name: ['Stundennachweis Mai'], recipient_name: [] })
})

function settle(names: Readonly<Record<string, readonly Named[]>>, type = 'other', picture = '') {
  const { sender_name: senders = [], recipient_name: recipients = [] } = settleFully(names, type, picture)
  return { sender_name: senders.map(scalarOf), recipient_name: recipients.map(scalarOf) }
}

function settleFully(names: Readonly<Record<string, readonly Named[]>>, type = 'other', picture = '') {
  const scalars = Object.entries(names).map(([key, some]) => [key, some.map(makeCandidate)] as const)
  return settlePaperParties(Object.fromEntries(scalars), layOut([makePage(picture)]), type)
}

function makeCandidate({ value, reason = 'letterhead', top = 0.2, ...rest }: Named): Candidate {
  const box = [0.1, top, 0.4, top + 0.02] as const
  return { value, text: value, page: 1, box, confidence: CONFIDENCE, source: 'text', reason, ...rest }
}
