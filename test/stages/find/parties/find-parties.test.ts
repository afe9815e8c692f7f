import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findParties, type PartyCandidates } from '../../../../engine/stages/find/parties/find-parties.ts'
import { makePage, type PageOptions } from '../../../fixtures/builders/page.ts'

const find = (picture: string, options?: PageOptions): PartyCandidates =>
  findParties(layOut([makePage(picture, options)]))
const best = (parties: PartyCandidates, key: 'sender_name' | 'recipient_name') =>
  parties[key].toSorted((a, b) => b.confidence - a.confidence)[0] ?? null

const addressOf = (parties: PartyCandidates, key: 'sender_name' | 'recipient_name') =>
  parties.addresses.find((address) => address.name === best(parties, key)?.value)?.candidate.value

describe('a letter after DIN 5008', () => {
  const LETTER = `




      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Frau
      Petra Sommer
      Am Anger 12
      99084 Erfurt



                                                         Leipzig, den 4. Mai 2026
      Rechnung
  `

  test('has its sender in the return address line', () => {
    const parties = find(LETTER)
    expect(best(parties, 'sender_name')).toMatchObject({
      value: 'Holzbau Lindner GmbH',
      reason: 'return address line',
    })
    expect(addressOf(parties, 'sender_name')).toBe('Sägeweg 4, 04103 Leipzig')
  })

  test('has its recipient in the window below, without the salutation', () => {
    const parties = find(LETTER)
    expect(best(parties, 'recipient_name')).toMatchObject({ value: 'Petra Sommer' })
    expect(addressOf(parties, 'recipient_name')).toBe('Am Anger 12, 99084 Erfurt')
  })

  test.each(['|', '•', '-', ','])('may separate the parts of the line by "%s"', (mark) => {
    const picture = LETTER.replaceAll(' · ', mark === ',' ? ', ' : ` ${mark} `)
    expect(best(find(picture), 'sender_name')?.value).toBe('Holzbau Lindner GmbH')
    expect(best(find(picture), 'recipient_name')?.value).toBe('Petra Sommer')
  })
})

describe('a heading names', () => {
  test.each([
    ['Bill to:\nNorthwind Tools Ltd\n4 Mill Lane\nLeeds LS1 4AB', 'recipient_name', 'Northwind Tools Ltd'],
    ['Rechnungsempfänger:\nGärtnerei Moos e.K.\nWiesenweg 3\n01067 Dresden', 'recipient_name', 'Gärtnerei Moos e.K.'],
    ['Rechnung an: Gärtnerei Moos e.K.', 'recipient_name', 'Gärtnerei Moos e.K.'],
    ['Facturé à :\nAtelier Bellune SARL\n3 rue des Lilas\n69002 Lyon', 'recipient_name', 'Atelier Bellune SARL'],
    ['Client :\nAtelier Bellune SARL\n3 rue des Lilas\n69002 Lyon', 'recipient_name', 'Atelier Bellune SARL'],
    ['Klant:\nVan Dalen B.V.\nDorpsstraat 8\n3511 AB Utrecht', 'recipient_name', 'Van Dalen B.V.'],
    ['Cliente:\nOfficine Bruni S.r.l.\nVia Roma 5\n20121 Milano', 'recipient_name', 'Officine Bruni S.r.l.'],
    ['Seller: Northwind Tools Ltd', 'sender_name', 'Northwind Tools Ltd'],
    ['Aussteller: Holzbau Lindner GmbH', 'sender_name', 'Holzbau Lindner GmbH'],
    ['Fornitore:\nOfficine Bruni S.r.l.\nVia Roma 5\n20121 Milano', 'sender_name', 'Officine Bruni S.r.l.'],
    ['Proveedor: Talleres Oria S.L.', 'sender_name', 'Talleres Oria S.L.'],
  ] as const)('%s', (picture, key, name) => {
    expect(best(find(picture), key)?.value).toBe(name)
  })

  test('two parties side by side', () => {
    const parties = find(`
      From:                              Bill to:
      Northwind Tools Ltd                Harbour Cafe LLP
      4 Mill Lane                        22 Quay Street
      Leeds LS1 4AB                      Bristol BS1 6XN
    `)
    expect(best(parties, 'sender_name')?.value).toBe('Northwind Tools Ltd')
    expect(best(parties, 'recipient_name')?.value).toBe('Harbour Cafe LLP')
    expect(addressOf(parties, 'sender_name')).toBe('4 Mill Lane, Leeds LS1 4AB')
    expect(addressOf(parties, 'recipient_name')).toBe('22 Quay Street, Bristol BS1 6XN')
  })

  test('a delivery address, which is no party of the invoice', () => {
    const parties = find('Ship to:\nWarehouse Nine Ltd\n9 Dock Road\nHull HU1 2AA\n\n\n\nBill to:\nHarbour Cafe LLP')
    expect(best(parties, 'recipient_name')?.value).toBe('Harbour Cafe LLP')
    expect(parties.recipient_name.map(({ value }) => value)).not.toContain('Warehouse Nine Ltd')
  })
})

describe('the sender is seen', () => {
  test('in a letterhead of large type', () => {
    const parties = find('Holzbau Lindner GmbH\nMeisterbetrieb seit 1950\n\n\nRechnung', {
      large: ['Holzbau Lindner GmbH'],
    })
    expect(best(parties, 'sender_name')?.value).toBe('Holzbau Lindner GmbH')
  })

  test('in the imprint at the foot of the page', () => {
    const parties = find('\n\n\n\nRechnung', {
      footer: `
        Holzbau Lindner GmbH        Amtsgericht Leipzig       IBAN DE89 3704 0044 0532 0130 00
        Sägeweg 4                   HRB 12345                 BIC COBADEFFXXX
        04103 Leipzig               USt-IdNr. DE136695976     Tel. 0341 123456
      `,
    })
    expect(best(parties, 'sender_name')).toMatchObject({ value: 'Holzbau Lindner GmbH', reason: 'imprint' })
  })

  test('on top of a till receipt, and nobody is its recipient', () => {
    const parties = find('Bäckerei Krume\nMarkt 7\n99084 Erfurt\n\nSumme   4,20')
    expect(best(parties, 'sender_name')?.value).toBe('Bäckerei Krume')
  })

  test('under the greeting of a letter', () => {
    const parties = find('Sehr geehrte Frau Sommer,\n\nanbei die Unterlagen.\n\nMit freundlichen Grüßen\n\nJonas Adler')
    expect(parties.sender_name.map(({ value }) => value)).toContain('Jonas Adler')
  })
})

test('beside the address of delivery stands the recipient', () => {
  const parties = find(`
    Facture FA-17
    Adresse de livraison
    Atelier Vallon                     Hôtel Belmont
    42 rue du Stade                    Marie Aubert
    97400 Saint Denis                  7 rue des Lilas
                                       69002 Lyon
  `)
  expect(best(parties, 'recipient_name')?.value).toBe('Hôtel Belmont')
})

describe('a short word before a name', () => {
  test('heads it where a firm stands beside it', () => {
    expect(best(find('To        Northwind Tools Ltd\nAddress   4 Mill Lane'), 'recipient_name')).toMatchObject({
      value: 'Northwind Tools Ltd',
      reason: "heading 'To'",
    })
  })

  test('heads nothing in a sentence', () => {
    const parties = find('Goods         To        Northwind Tools Ltd')
    expect(parties.recipient_name.map(({ reason }) => reason)).not.toContain("heading 'To'")
  })
})

test('headings in the middle of boxes name what stands at the left of their own box', () => {
  const parties = find(`
            BILL TO                          SHIP TO
    NORTHWIND TOOLS INC                HARBOUR DISTRIBUTION CENTER
    4 Mill Lane                        9 Dock Road
  `)
  expect(best(parties, 'recipient_name')).toMatchObject({ value: 'NORTHWIND TOOLS INC', reason: "heading 'BILL TO'" })
})

describe('a recognized till receipt', () => {
  const recognize = (picture: string) => find(picture, { origin: 'ocr', confidence: 0.9 })

  test('has its name over the address, not in it', () => {
    const parties = recognize('KEDAI MELATI\nNo. 7, Jalan Seroja 3,\nTaman Anggerik,\nTABLE: 4\nAMOUNT\nTOTAL   4.20')
    expect(best(parties, 'sender_name')?.value).toBe('KEDAI MELATI')
    expect(parties.sender_name.map(({ value }) => value)).not.toContain('AMOUNT')
  })

  test('may have the legal form of its name on a line of its own', () => {
    const parties = recognize('KEDAI MELATI\nCO. (M) SDN BHD\nJalan Seroja 3\n81100 Johor\n\nTOTAL   4.20')
    expect(best(parties, 'sender_name')?.value).toBe('KEDAI MELATI CO. (M) SDN BHD')
    expect(parties.sender_name.map(({ value }) => value)).not.toContain('CO. (M) SDN BHD')
  })

  test('may have its name set wide, with a stain beside it', () => {
    const page = makePage('+4  KEDAI   MELATI   BERHAD\nJalan Seroja 3\n81100 Johor\n\nTOTAL   4.20', { origin: 'ocr' })
    const words = page.words.map((word) => (word.text === '+4' ? { ...word, confidence: 0.3 } : word))
    expect(best(findParties(layOut([{ ...page, words }])), 'sender_name')?.value).toBe('KEDAI MELATI BERHAD')
  })

  test('has its name below what somebody noted over it', () => {
    const parties = recognize('siti binti ali\n\n\nKEDAI MELATI\nJalan Seroja 3\n81100 Johor\n\nTOTAL   4.20')
    expect(best(parties, 'sender_name')?.value).toBe('KEDAI MELATI')
    const note = parties.sender_name.find(
      ({ value, reason }) => value === 'siti binti ali' && /letterhead/.test(reason),
    )
    expect(note?.confidence ?? 0).toBeLessThan(0.3)
  })

  test('is from the firm under the name of its shop', () => {
    const head = 'SAKURA NOODLE HOUSE\nDIVISI RASA SDN BHD\n'
    const parties = recognize(`${head}Jalan Seroja 3\n81100 Johor\n\nTOTAL   4.20`)
    expect(best(parties, 'sender_name')?.value).toBe('DIVISI RASA SDN BHD')
    expect(parties.sender_name.map(({ value }) => value)).toContain('SAKURA NOODLE HOUSE')
  })

  test.each([
    ['Thank you for visiting\nHarbour Arms', 'Harbour Arms'],
    ['Thank you for shopping at BELKON', 'BELKON'],
    ['Vielen Dank für Ihren Einkauf bei Kauf Lindner', 'Kauf Lindner'],
  ])('may say its name in "%s"', (thanks, name) => {
    const parties = recognize(`Street a4\nTotal   4.20\n\n${thanks}`)
    expect(parties.sender_name).toContainEqual(expect.objectContaining({ value: name, reason: 'thanks for a visit' }))
  })

  test('has no imprint in the thanks at its foot', () => {
    const picture = 'PASAR KEDAI MELATI SDN BHD\nJalan Seroja 3\n81100 Johor\n\nTOTAL   4.20'
    const footer = 'THANK YOU FOR YOUR VISIT AT PASAR\nKEDAI MELATI SDN BHD\nTEL 07-123456'
    const parties = find(picture, { origin: 'ocr', confidence: 0.9, footer })
    expect(best(parties, 'sender_name')?.value).toBe('PASAR KEDAI MELATI SDN BHD')
  })

  test('is given with a legal form of which the last letter is misread', () => {
    expect(best(recognize('MELATI (SP) SDN. BHZ\nJalan Seroja 3\n\nTOTAL   4.20'), 'sender_name')?.value).toBe(
      'MELATI (SP) SDN. BHD',
    )
  })

  test('is given with misread brackets and legal forms mended', () => {
    expect(best(recognize('MELATI CMALAYSIA> EDN BHD\nJalan Seroja 3\n\nTOTAL   4.20'), 'sender_name')?.value).toBe(
      'MELATI (MALAYSIA) SDN BHD',
    )
  })
})

describe('a name over two lines', () => {
  test('ends with its legal form', () => {
    const parties = find('Verkäufer:\nRMV Reichenbacher\nVersicherungsverein Lindau a.G.\nSeestr. 12\n88131 Lindau')
    expect(best(parties, 'sender_name')?.value).toBe('RMV Reichenbacher Versicherungsverein Lindau a.G.')
  })

  test('may have its label level with the middle of it', () => {
    const page = makePage(
      'Verkäufer\nNummer:      4711\n             RMV Reichenbacher\n             Rückversicherung AG',
    )
    const label = { ...page.words[0]!, text: 'Name:' }
    const [upper, lower] = [page.words[3]!, page.words.at(-1)!]
    const middle = (upper.box[1] + lower.box[3]) / 2
    const box = [label.box[0], middle - 2, label.box[0] + 30, middle + 8] as const
    const parties = findParties(layOut([{ ...page, words: [...page.words, { ...label, box }] }]))
    expect(best(parties, 'sender_name')?.value).toBe('RMV Reichenbacher Rückversicherung AG')
  })

  test('is given with the ü that the recognizer reads as two letters', () => {
    const parties = find('Kunde: Liselotte Miillner', { origin: 'ocr', confidence: 0.9 })
    expect(best(parties, 'recipient_name')?.value).toBe('Liselotte Müllner')
    expect(best(find('Kunde: Liselotte Miillner'), 'recipient_name')?.value).toBe('Liselotte Miillner')
  })
})

test('the second page counts less than the first', () => {
  const first = makePage('Seller: Northwind Tools Ltd')
  const parties = findParties(layOut([first, makePage('Seller: Harbour Cafe LLP', { number: 2 })]))
  const confidence = (name: string): number =>
    Math.max(...parties.sender_name.filter(({ value }) => value === name).map((found) => found.confidence))
  expect(confidence('Harbour Cafe LLP')).toBeLessThan(confidence('Northwind Tools Ltd'))
})

test('a candidate covers the name alone', () => {
  const [name] = find('Seller: Northwind Tools Ltd, 4 Mill Lane, Leeds LS1 4AB').sender_name
  expect(name).toMatchObject({ value: 'Northwind Tools Ltd', page: 1 })
  expect(name!.text).toMatch(/^Northwind Tools Ltd,?$/)
})

test('an address in one line is no return address line: what stands below it addresses nobody', () => {
  const parties = find(`




    INVOICE                                Invoice number 558

    Customer                               Due date 01/04/2026
    Autohaus Nord KG
    Am Kanal 12, 24106 Kiel, Germany

    Hosting                                EUR 200.00
  `)
  expect(parties.recipient_name.map(({ value }) => value)).toEqual(['Autohaus Nord KG'])
})
