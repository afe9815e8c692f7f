import { expect, test } from 'vitest'
import { SLOTS, type SpanKind } from '../../../../engine/domain/spans.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../engine/stages/find/spans/list-spans.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const list = (picture: string) => listSpans(layOut([makePage(picture)]), 'day-first')
const valuesOf = (picture: string, kind: SpanKind): readonly string[] =>
  list(picture).spans.flatMap((span) => (span.kind === kind ? [span.value] : []))

test('a number is proposed in every extent that it may have', () => {
  const codes = valuesOf('Invoice No: #INV 03051 / 7', 'code')
  expect(codes).toEqual(expect.arrayContaining(['INV 03051', '03051', 'INV 03051 / 7']))
})

test('a date that can be read in two ways is proposed in both', () => {
  expect(valuesOf('Date 03/04/2026', 'date')).toEqual(['2026-04-03', '2026-03-04'])
})

test('reference and date in one text are two spans', () => {
  const table = list('4500118263 / 14.07.2025')
  const kinds = table.spans.map(({ kind, value }) => `${kind} ${value}`)
  expect(kinds).toEqual(expect.arrayContaining(['code 4500118263', 'date 2025-07-14']))
})

test.each(['30.09.26 11', 'AU 31/05/2026', '22-08-2026 23', '0884 / 02.10.2025'])(
  '%s holds a day, so it is no number',
  (text) => {
    const values = [...valuesOf(`Ref ${text}`, 'code'), ...valuesOf(`Ref ${text}`, 'phone')]
    expect(values.filter((value) => value.includes(text.slice(-8)))).toEqual([])
  },
)

test('state and ZIP code are neither a number nor a tax id', () => {
  const text = 'Charlotte, NC 28214-1318'
  expect(valuesOf('Charlotte, NC 28214', 'code')).not.toContain('NC 28214')
  expect(valuesOf('Ref AR 10023', 'code')).toContain('AR 10023')
  expect(valuesOf(text, 'code')).not.toContain('NC 28214-1318')
  expect(valuesOf(text, 'tax_id')).toEqual([])
  expect(valuesOf('Order NC 281-14', 'code')).toContain('NC 281-14')
})

test.each(['RE 25.03.17', 'W 26/10-0285', '2025/11-0337'])('%s is a number like a day', (text) => {
  expect(valuesOf(`Ref: ${text}`, 'code')).toContain(text)
})

test('names are proposed without what stands before and behind them, and over two lines', () => {
  const names = valuesOf('Herrn Max Muster · Werkstatt\nHolzbau Harms\nund Sohn GmbH', 'name')
  expect(names).toEqual(expect.arrayContaining(['Max Muster', 'Holzbau Harms und Sohn GmbH']))
})

test('what has more figures than names have is none', () => {
  const names = valuesOf(
    '4711 00815 A\nKontor 1850 GmbH, 24103 Kiel\nEigentümergemeinschaft am Deich\nRheinstraße 5',
    'name',
  )
  expect(names).toContain('Kontor 1850 GmbH')
  expect(names).toContain('Eigentümergemeinschaft am Deich Rheinstraße 5')
  expect(names.filter((name) => /^(?:4711|24103)|00815 A Kontor/.test(name))).toEqual([])
})

test('hours and rates are below a thousand', () => {
  expect(valuesOf('Stunden 168,50', 'number')).toEqual(['168.50'])
  expect(valuesOf('Betrag 1.680,50 im Jahr 2026', 'number')).toEqual([])
})

test.each([
  ['Denominazione: PONTEGGI DI ROLANDO E\nPIETRO GILARDI', 'PONTEGGI DI ROLANDO E PIETRO GILARDI'],
  ['Denominazione: Lustri di Carmela Rossi &\nC. S.n.c.', 'Lustri di Carmela Rossi & C. S.n.c.'],
  ['Denominazione: Gastronomia di Neri Ilaria & C.\nS.a.s.', 'Gastronomia di Neri Ilaria & C. S.a.s.'],
])('a name behind a label that cannot end there goes on in the next line: %j', (picture, name) => {
  expect(valuesOf(picture, 'name')).toContain(name)
})

test('a name behind a label that may end there does not go on', () => {
  expect(valuesOf('Denominazione: Rossi Carmela\nVia Tarsia', 'name')).not.toContain('Rossi Carmela Via Tarsia')
  expect(valuesOf('Denominazione: Rossi &\nComune: Napoli', 'name')).not.toContain('Rossi & Comune: Napoli')
})

test('no name begins or ends within its brackets', () => {
  const names = valuesOf('Acorn Supplies (Leeds), Mill Lane', 'name')
  expect(names).toContain('Acorn Supplies (Leeds)')
  expect(names.filter((name) => name.split('(').length !== name.split(')').length)).toEqual([])
})

test('an address is proposed from its place upwards, line by line', () => {
  const addresses = valuesOf('Nordlicht GmbH\nHafenweg 3\n24103 Kiel', 'address')
  expect(addresses).toEqual(
    expect.arrayContaining(['24103 Kiel', 'Hafenweg 3, 24103 Kiel', 'Nordlicht GmbH, Hafenweg 3, 24103 Kiel']),
  )
})

test('an address goes on with the country on the next line, and with a province in brackets', () => {
  expect(valuesOf('12 Merchants Quay\nGalway H91 X5K2\nIreland', 'address')).toEqual(
    expect.arrayContaining(['12 Merchants Quay, Galway H91 X5K2', '12 Merchants Quay, Galway H91 X5K2, Ireland']),
  )
  expect(valuesOf('Finca El Encinar 4\n14270 Hinojosa (Córdoba)', 'address')).toContain(
    'Finca El Encinar 4, 14270 Hinojosa (Córdoba)',
  )
})

test('an address goes on with the state and the country below its place', () => {
  const addresses = valuesOf('17 Race Course Road\nCoimbatore - 641 018\nTamil Nadu\nIndia', 'address')
  expect(addresses).toEqual(
    expect.arrayContaining([
      '17 Race Course Road, Coimbatore - 641 018',
      '17 Race Course Road, Coimbatore - 641 018, Tamil Nadu',
      '17 Race Course Road, Coimbatore - 641 018, Tamil Nadu, India',
    ]),
  )
  expect(valuesOf('2 Lake Rd\nPerth WA 6000\nMobile Repairs\nAustralia', 'address').join('\n')).not.toContain('Repairs')
})

test('a number of the Austrian register is one number with the letter that checks it', () => {
  expect(valuesOf('FN 418823 d, Landesgericht', 'code')).toEqual(expect.arrayContaining(['418823 d', 'FN 418823 d']))
  expect(valuesOf('FN 418823 d, Landesgericht', 'code')).not.toContain('418823')
  expect(valuesOf('Nr. 418823 d. Ä.', 'code')).toContain('418823')
})

test('a number of the French social insurance is one number, with its key and without', () => {
  expect(valuesOf('N° SS 2 88 05 35 238 114 79 – Niveau E', 'code')).toContain('2 88 05 35 238 114 79')
  expect(valuesOf('N° SS 1 60 02 2A 238 114', 'code')).toContain('1 60 02 2A 238 114')
  expect(valuesOf('2 88 05 35 238 114 790', 'code')).not.toContain('2 88 05 35 238 114 790')
})

test('capitals with a hyphen between them belong to the number behind them', () => {
  expect(valuesOf('Account SL-B 883 104', 'code')).toContain('SL-B 883 104')
})

test('an address begins behind the legal form of the firm before it', () => {
  expect(valuesOf('Vogler Vertriebs KG Industriestr. 6, 84028 Landshut', 'address')).toContain(
    'Industriestr. 6, 84028 Landshut',
  )
})

test('a mail address ends an address, and a number of a register is no postal code', () => {
  const addresses = valuesOf('3 Mill Lane, Kinsale, Co. Cork P17 HX02 orla@studio.example', 'address')
  expect(addresses).toContain('3 Mill Lane, Kinsale, Co. Cork P17 HX02')
  const beside = valuesOf('3 Mill Lane, Co. Cork P17 HX02, orla@studio.example', 'address')
  expect([...addresses, ...beside].filter((address) => address.includes('@'))).toEqual([])
  expect(valuesOf('AG Landshut HRA 8814', 'address')).toEqual([])
  expect(valuesOf('Tower Centre\nSwatar BKR 3013, Malta', 'address')).toContain('Tower Centre, Swatar BKR 3013')
})

test('a span knows what stands before it and behind it in its lines', () => {
  const { spans } = list('Harms GmbH · Hafenweg 3\n24103 Kiel · Tel. 0431')
  const sides = (value: string) =>
    spans.flatMap((span) => (span.value === value ? [[span.before, span.behind]] : []))[0]
  expect(sides('24103 Kiel')).toEqual(['', ' · Tel. 0431'])
  expect(sides('Hafenweg 3, 24103 Kiel')).toEqual(['Harms GmbH · ', ' · Tel. 0431'])
})

test.each([
  ['phone', 'Tel. +49 431 55512-0', '+49 431 55512-0'],
  ['email', 'Mail: info@nordlicht.example', 'info@nordlicht.example'],
  ['iban', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['tax_id', 'USt-IdNr. DE 811 234 567', 'DE811234567'],
  ['amount', 'Gesamt 1.234,50 EUR', '1234.50'],
  ['number', 'Stunden 37,5', '37.50'],
] as const)('%s: %s', (kind, picture, value) => {
  expect(valuesOf(picture, kind)).toContain(value)
})

test('a span knows what stands left of it, above it and at the head of its column', () => {
  const { texts, spans } = list(`
    Betrag     Datum
    12,00      01.02.2026
    14,00      03.02.2026
  `)
  const last = spans.find(({ value }) => value === '2026-02-03')!
  const slot = (name: (typeof SLOTS)[number]): string => texts[last.slots[SLOTS.indexOf(name)]!]!
  expect([slot('near'), slot('above'), slot('columnHead'), slot('rowHead')]).toEqual([
    '14,00',
    '01.02.2026',
    'Datum',
    '14,00',
  ])
})

test('spans of one text share what stands around it and have their own before and behind them', () => {
  const { texts, spans } = list(`
    Rechnung
    Nr. RE-417 vom 03.02.2026 bezahlt
  `)
  const slots = ['RE-417', '2026-02-03'].map((value) => {
    const span = spans.find((other) => other.value === value)!
    return ['own', 'near', 'above', 'after'].map(
      (slot) => texts[span.slots[(SLOTS as readonly string[]).indexOf(slot)]!],
    )
  })
  expect(slots).toEqual([
    ['RE-417', 'Nr. ', 'Rechnung', ' vom 03.02.2026 bezahlt'],
    ['03.02.2026', 'Nr. RE-417 vom ', 'Rechnung', ' bezahlt'],
  ])
})

test('an empty page has no spans', () => {
  expect(list('').spans).toEqual([])
})

test.each(['VR 30 118 774 02', 'K 2025 0441 7788 20', 'S 25 / 118 447'])(
  'a longer run of groups that goes no further is one number: %s',
  (number) => {
    expect(valuesOf(`Rechnung ${number}`, 'code')).toContain(number)
    expect(valuesOf(`Rechnung ${number} 88 99 11`, 'code')).not.toContain(number)
  },
)

const textOf = (picture: string, value: string, slot: (typeof SLOTS)[number]): string => {
  const { spans, texts } = list(picture)
  return texts[spans.find((span) => span.value === value)!.slots[SLOTS.indexOf(slot)]!]!
}

test('a span knows the other lines of its block', () => {
  const picture = 'Bill to\nHarms GmbH\nHafenweg 3\n24103 Kiel\n\n\n\nTotal 117.30'
  expect(textOf(picture, 'Harms GmbH', 'block')).toBe('Bill to Hafenweg 3 24103 Kiel')
  expect(textOf(picture, '24103 Kiel', 'block')).toBe('Bill to Harms GmbH Hafenweg 3')
  expect(textOf(picture, '117.30', 'block')).toBe('')
})

test('a span knows how its value is introduced where it stands again', () => {
  const picture = 'Harms GmbH\n\n\n\nAccount holder:      Harms GmbH\nBank:      Nordbank'
  expect(textOf(picture, 'Harms GmbH', 'again')).toBe('Account holder: Harms GmbH')
  expect(textOf(picture, 'Nordbank', 'again')).toBe('')
})

test.each([
  ['on one line', 'Orla Finch of 2 Mill Lane, Kelso TD5 7HF'],
  ['over two', 'Orla Finch of 2 Mill Lane,\nKelso TD5 7HF, hereinafter'],
])('an address in a sentence begins behind the words that lead to it, %s', (_, picture) => {
  expect(valuesOf(picture, 'address')).toContain('2 Mill Lane, Kelso TD5 7HF')
})

test.each([
  ['Rathausplatz 4, 4810 Gmunden Tel 07612/7044-0', 'Rathausplatz 4, 4810 Gmunden'],
  ['Harbour Road, Tayport, DD6 9AF 01382 496 020', 'Harbour Road, Tayport, DD6 9AF'],
  ['Hofgasse 2, 97076 Wolfen info@harms.example', 'Hofgasse 2, 97076 Wolfen'],
  ['Rua Augusta 2, 1200-192 Lisboa Tel 213 456 789', 'Rua Augusta 2, 1200-192 Lisboa'],
])('the address in "%s" ends before what calls somebody', (text, address) => {
  expect(valuesOf(text, 'address')).toContain(address)
})

test('an address is proposed once, however many things say where it ends', () => {
  const addresses = valuesOf('Hofgasse 2, 97076 Wolfen telefon 0931 44556677', 'address')
  expect(addresses).toEqual([...new Set(addresses)])
})

test('an address may begin three parts before the end of the line above', () => {
  const picture = 'with its office at 2200 Alder Parkway, Suite 410,\nBoulder, CO 80301'
  expect(valuesOf(picture, 'address')).toContain('2200 Alder Parkway, Suite 410, Boulder, CO 80301')
})

test('a name in a sentence goes on over the end of the line', () => {
  const text = 'gewährt hiermit der Vollrath & Sohn\nRebveredlung OHG, vertreten durch ihre Leitung'
  expect(valuesOf(text, 'name')).toContain('Vollrath & Sohn Rebveredlung OHG')
  const parted = 'en zijn echtgenote mevrouw Tjitske Kuipersma-\nRoodbergen, beiden wonende te'
  expect(valuesOf(parted, 'name')).toContain('Tjitske Kuipersma-Roodbergen')
})

test.each([
  ['geboren te Zutphen, wonende aan de Weteringkade 23, 7396 BE Terwolde', 'Weteringkade 23, 7396 BE Terwolde'],
  ['con sede in via dei Mille 5, 28010 Briga Verde (NO)', 'via dei Mille 5, 28010 Briga Verde (NO)'],
  ['registered at 1 Chapter Mews, Exeter EX1 1HB. Authorised by', '1 Chapter Mews, Exeter EX1 1HB'],
  ['ambos con domicilio en calle\nAlmirante Lobo 6, 41500 Alcorcón, en', 'calle Almirante Lobo 6, 41500 Alcorcón'],
  ['whose registered office is 18 High Street, Tetbury GL8\n8DP, and', '18 High Street, Tetbury GL8 8DP'],
])('in the sentence "%s" stands the address %s', (text, address) => {
  expect(valuesOf(text, 'address')).toContain(address)
})

test('an address whose place has a free line above it begins with the street, and with nothing else', () => {
  expect(valuesOf('Bellissima GmbH\nOsterstraße 61\n\n26506 Norden', 'address')).toContain(
    'Bellissima GmbH, Osterstraße 61, 26506 Norden',
  )
  const addresses = valuesOf('Bellissima GmbH\n\n26506 Norden', 'address')
  expect(addresses.filter((address) => address.includes('Bellissima'))).toEqual([])
})

test('an address without figures is proposed where the country has no codes', () => {
  expect(valuesOf('Merchant House\nCo. Clare', 'address')).toContain('Merchant House, Co. Clare')
  expect(valuesOf('Merchant House, Wan Chai, Hong Kong', 'address')).toContain('Merchant House, Wan Chai, Hong Kong')
})

test('a mail address goes on on the next line behind a hyphen', () => {
  expect(valuesOf('arbeitgeber@bkk-\nwerkgemeinschaft.de', 'email')).toContain('arbeitgeber@bkk-werkgemeinschaft.de')
  expect(valuesOf('info@kern.de\nwww.kern.de', 'email')).toEqual(['info@kern.de'])
  expect(valuesOf('Kontakt: info@kern-\nMontag bis Freitag', 'email')).toEqual([])
  expect(valuesOf('info@kern-\nwww.kern.de', 'email')).toEqual([])
  expect(valuesOf('Fragen an info@kern.de.\nwir antworten', 'email')).toEqual(['info@kern.de'])
})

test('an IBAN goes on on the next line where its check digits say so', () => {
  expect(valuesOf('IBAN\nDE89 3704 0044\n0532 0130 00', 'iban')).toContain('DE89370400440532013000')
  expect(valuesOf('IBAN\nDE89 3704 0044\n0532 0130 01', 'iban')).not.toContain('DE89370400440532013001')
})
