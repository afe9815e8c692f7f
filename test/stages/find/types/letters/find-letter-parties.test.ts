import { describe, expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import {
  findLetterParties,
  leaveRecipientLines,
} from '../../../../../engine/stages/find/types/letters/find-letter-parties.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

const OWN = `
                                                  18 Mill Lane
                                                  Exampleton ZZ9 9ZZ
                                                  3 June 2026




    Fenwick Studios
    63 High Street
    Lower Wick ZY3 2QQ

    Dear Mrs Whitlock,

    we shall leave the flat at the end of June
    and would like to thank you for the years.

    Yours faithfully,

    Harriet Penhaligon`

describe('a letter with an address and no name at its head', () => {
  const { senders, recipients, addresses } = findLetterParties(layOut([makePage(OWN)]), 'letter', [])

  test('is from who signs it', () => {
    expect(senders.map(scalarOf)).toEqual(['Harriet Penhaligon'])
    expect(addresses).toContainEqual(
      expect.objectContaining({
        name: 'Harriet Penhaligon',
        candidate: expect.objectContaining({ value: '18 Mill Lane, Exampleton ZZ9 9ZZ' }),
      }),
    )
  })

  test('goes to the address over the salutation', () => {
    expect(recipients.map(scalarOf)).toEqual(['Fenwick Studios'])
  })
})

test('a letter with a name at its head is not from who signs it', () => {
  const picture = OWN.replace('\n', '\n    Harbour Insurance\n')
  expect(findLetterParties(layOut([makePage(picture)]), 'letter', []).senders).toEqual([])
})

test('an address beside another is not the window for sure', () => {
  const picture = OWN.replace('63 High Street  ', '63 High Street').replace(
    /Fenwick Studios\n(\s+63 High Street)\n(\s+Lower Wick ZY3 2QQ)/,
    'Fenwick Studios                               Pell Hartley\n$1                                4 Station Road\n$2                            Exampleton ZZ9 9ZZ',
  )
  expect(findLetterParties(layOut([makePage(picture)]), 'letter', []).recipients).toEqual([])
})

test('a line of the name of the recipient is no sender', () => {
  const { recipients } = findLetterParties(layOut([makePage(OWN)]), 'letter', [])
  const [whole] = recipients
  const line = { ...whole!, value: 'Studios', text: 'Studios' }
  const other = { ...line, box: [0.1, 0.9, 0.2, 0.92] as const }
  expect(leaveRecipientLines([line, other], recipients)).toEqual([other])
})

test('an address in a side column is that of the sender at the head', () => {
  const fields = readFields(
    makePage(`
    Kanzlei Ahrens


                                                Anna Ahrens

    Petra Sommer                                Am Anger 12
    Dorfplatz 3                                 99084 Erfurt
    24103 Kiel                                  Fon 0361 55-21

    Umzug der Kanzlei

    Sehr geehrte Frau Sommer,

    wir ziehen im Mai in neue Räume um und freuen uns auf Sie.
    Die Unterlagen nehmen wir mit.

    Mit freundlichen Grüßen
    Anna Ahrens`),
  )
  expect(fields).toMatchObject({
    sender_name: 'Kanzlei Ahrens',
    recipient_name: 'Petra Sommer',
    recipient_address: 'Dorfplatz 3, 24103 Kiel',
  })
})
