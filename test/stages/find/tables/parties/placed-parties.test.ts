import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const tell = (picture: string): readonly string[] =>
  tellRows(readRows('contract', 'parties', [picture]), 'name', 'role', 'address')

describe('where the parties of a contract are at home', () => {
  it('is told behind names that nothing opens but a comma or a preposition', () => {
    const parties = tell(`
      Con la presente scrittura privata, redatta in due originali, Immobiliare Prova
      S.r.l., con sede in Via Crispi 14, 52100 Esempia, C.F. 02118840517, di seguito
      «locatrice», concede in locazione a Passoni Sara, nata a Como il 20/03/1988,
      residente in Via dei Cenci 5, 52011 Campione, di seguito «conduttrice», che
      accetta, il locale ad uso negozio.
    `)
    expect(parties).toEqual([
      'Immobiliare Prova S.r.l. | locatrice | Via Crispi 14, 52100 Esempia',
      'Passoni Sara | conduttrice | Via dei Cenci 5, 52011 Campione',
    ])
  })

  it('may be declared further below', () => {
    const parties = tell(`
      CONTRATO DE PRESTACIÓN DE SERVICIOS QUE CELEBRAN POR UNA PARTE GRUPO MUESTRA,
      S.A. DE C.V., REPRESENTADA POR EL C. LUIS MODELO (EN LO SUCESIVO “EL CLIENTE”)
      Y POR LA OTRA LA LIC. ANA EJEMPLO RUIZ (EN LO SUCESIVO “LA PRESTADORA”).
      I. Declara EL CLIENTE: a) ser una sociedad mexicana; b) que tiene su domicilio
      en Av. Prueba 118, Col. Norte, C.P. 06700, Ciudad de Muestra.
      II. Declara LA PRESTADORA: que su domicilio es calle Violeta 44, Col. Sur,
      C.P. 06300, Ciudad de Muestra.
    `)
    expect(parties.map((party) => party.toLowerCase())).toEqual([
      'grupo muestra, s.a. de c.v. | cliente | av. prueba 118, col. norte, c.p. 06700, ciudad de muestra',
      'ana ejemplo ruiz | prestadora | calle violeta 44, col. sur, c.p. 06300, ciudad de muestra',
    ])
  })

  it('ends before a number of the register', () => {
    const parties = tell(`
      SUPPLY AGREEMENT between
      Sklo Model s.r.o., Sklářská 1188/44, 618 00 Brno, Czech Republic, Identification No. 22605479
      (hereinafter the "Supplier") and
      Sample Trading Ltd, 5 Sample Street, London EC1A 1BB (hereinafter the "Customer").
    `)
    expect(parties[0]).toBe('Sklo Model s.r.o. | Supplier | Sklářská 1188/44, 618 00 Brno, Czech Republic')
  })

  it('is neither their seat nor their number nor who acts for them', () => {
    expect(
      tell(`
      De ondergetekenden:
      1. Voorbeeld Beheer B.V., statutair gevestigd te Proefdorp, kantoorhoudende aan de
      Dorpsstraat 118, 1689 ET Proefdorp, KvK 34512975, hierna: “Geldgever”;
      en
      2. Jachtwerf Model B.V., gevestigd aan de Noorderhaven 7, 1671 MH Modelstad, KvK
      67598955, hierna: “Geldnemer”;
      `),
    ).toEqual([
      'Voorbeeld Beheer B.V. | Geldgever | Dorpsstraat 118, 1689 ET Proefdorp',
      'Jachtwerf Model B.V. | Geldnemer | Noorderhaven 7, 1671 MH Modelstad',
    ])
    expect(
      tell(`
      Auftragnehmer                      Auftraggeber
      Muster Service Süd GmbH            WEG Sonnenhang 5
      Daimlerstr. 92                     vertreten durch Haus-Treuhand Probe KG
      70372 Musterstadt                  Sonnenhang 5
                                         73728 Beispiel
      `).at(-1),
    ).toBe('WEG Sonnenhang 5 | Auftraggeber | Sonnenhang 5, 73728 Beispiel')
  })
})

it('gives one role to parties that are called the same', () => {
  const parties = tell(`
      MUTUAL NON-DISCLOSURE AGREEMENT
      This Agreement is made on 2 October 2025 between:
      Sample Robotics Pte. Ltd. (UEN 201936618D) of 71 Sample Crescent, Singapore 139951; and
      Model Marine Works Sdn. Bhd. (Company No. 201501027746) of Lot 882, Jalan Contoh, 93050
      Kuching, Malaysia
      (each a "Party"), who wish to explore a possible collaboration.
  `)
  expect(parties).toEqual([
    'Sample Robotics Pte. Ltd. | Party | 71 Sample Crescent, Singapore 139951',
    'Model Marine Works Sdn. Bhd. | Party | Lot 882, Jalan Contoh, 93050 Kuching, Malaysia',
  ])
})

it('are two where two people have one role, but not where a firm is named after two', () => {
  expect(
    tell(`
      Tenancy Agreement
      Landlord     Sample and Model Homes Ltd, 2 Sample Row, Testford TE1 2AB
      Tenant       Mr Jan Muster and Ms Ann Example, both of 5 Test Close, Testford TE3 4CD
      Rent         £900.00 a month
    `),
  ).toEqual([
    'Sample and Model Homes Ltd | Landlord | 2 Sample Row, Testford TE1 2AB',
    'Jan Muster | Tenant | 5 Test Close, Testford TE3 4CD',
    'Ann Example | Tenant | 5 Test Close, Testford TE3 4CD',
  ])
})

it('may have no role', () => {
  expect(
    tell(`
      Non-Disclosure Agreement
      Parties
      (1) Sample Instruments Limited, company number 04417999, 7 Sample Way, Testford TE1 2AB; and
      (2) Ann Example, 18 Test Terrace, Testford TE3 4CD.
      Purpose: a sample.
    `),
  ).toEqual([
    'Sample Instruments Limited | - | 7 Sample Way, Testford TE1 2AB',
    'Ann Example | - | 18 Test Terrace, Testford TE3 4CD',
  ])
})

it('stand below labels of fields that stand over what is filled in', () => {
  expect(
    tell(`
      Verkäufer                              Käufer
      Name, Vorname / Firma                  Name, Vorname / Firma
      Muster, Eva                            Fischhaus Beispiel e. K.
      Straße, Nr.                            Straße, Nr.
      Hauptweg 7                             Nebenweg 12
      PLZ, Ort                               PLZ, Ort
      99998 Beispielstadt                    31999 Musterdorf
    `),
  ).toEqual([
    'Eva Muster | Verkäufer | Hauptweg 7, 99998 Beispielstadt',
    'Fischhaus Beispiel e. K. | Käufer | Nebenweg 12, 31999 Musterdorf',
  ])
})

it('are firms without the words before them, told apart from agents', () => {
  expect(
    tell(`
      By signing, Sample Security LLP of 16 Test Row, Testford TE1 2AB (the "Customer") orders from
      Model Software Ltd of 40 Test Parade, Testford TE3 4CD (the "Provider") the services below.
    `),
  ).toEqual([
    'Sample Security LLP | Customer | 16 Test Row, Testford TE1 2AB',
    'Model Software Ltd | Provider | 40 Test Parade, Testford TE3 4CD',
  ])
  expect(
    tell(`
      Landlord      Ann Example, 5 Test Row, Testford TE1 2AB
      Tenant        Jan Muster and Eva Model, both of 9 Test Row, Testford TE1 2AB
      Agent         Sample Lettings, 58 Test Street, Testford TE3 4CD
    `).map((party) => party.split(' | ').slice(0, 2).join(' | ')),
  ).toEqual(['Ann Example | Landlord', 'Jan Muster | Tenant', 'Eva Model | Tenant'])
})
