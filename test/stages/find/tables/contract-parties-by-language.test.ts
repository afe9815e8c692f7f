import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const tell = (picture: string): readonly string[] =>
  tellRows(readRows('contract', 'parties', [picture]), 'name', 'role', 'address')

describe('parties that a contract introduces with what they are called from then on', () => {
  it('in French', () => {
    const parties = tell(`
      ENTRE LES SOUSSIGNÉS :
      La société SCI Bel Essai, au capital de 1 000 €, RCS Nantes 123 456 789, dont
      le siège est 3 rue
      du Modèle, 44000 Villeneuve-Essai, représentée par M. Jean Exemple, ci-après «
      le Bailleur »,
      ET la société Modèle et Fils SARL, dont le siège social est situé 5 quai Neuf,
      44100 Port-Essai,
      représentée par sa gérante, ci-après dénommée « le Preneur »,
      Article 1 - Désignation
    `)
    expect(parties).toEqual([
      'SCI Bel Essai | Bailleur | 3 rue du Modèle, 44000 Villeneuve-Essai',
      'Modèle et Fils SARL | Preneur | 5 quai Neuf, 44100 Port-Essai',
    ])
  })

  it('in Italian', () => {
    const parties = tell(`
      Tra la Sig.ra Anna Esempio, nata a Roma il 01/02/1960, C.F. SMPNNA60B41H501X,
      residente in Via
      Prova 4, 00100 Esempia, di seguito "locatrice", e la società Prova Ottica
      S.a.s. di Rossi Aldo & C.,
      P. IVA 01234567890, con sede in Corso Campione 8, 00100 Esempia, di seguito
      denominata "conduttrice",
      si conviene quanto segue.
    `)
    expect(parties).toEqual([
      'Anna Esempio | locatrice | Via Prova 4, 00100 Esempia',
      'Prova Ottica S.a.s. di Rossi Aldo & C. | conduttrice | Corso Campione 8, 00100 Esempia',
    ])
  })

  it('in Spanish', () => {
    const parties = tell(`
      En Muestra, a 3 de marzo de 2026.
      De una parte, Ejemplos del Sur, S.L., con CIF B12345678 y domicilio en calle
      Prueba 7, 41001
      Muestra, representada por don Luis Modelo, en adelante la arrendadora.
      Y de otra, doña Ana Modelo Ruiz, mayor de edad, con NIF 12345678Z y domicilio
      en plaza Mayor 2,
      41002 Muestra, en lo sucesivo denominada el arrendatario.
      ESTIPULACIONES
    `)
    expect(parties).toEqual([
      'Ejemplos del Sur, S.L. | arrendadora | calle Prueba 7, 41001 Muestra',
      'Ana Modelo Ruiz | arrendatario | plaza Mayor 2, 41002 Muestra',
    ])
  })

  it('in Dutch', () => {
    const parties = tell(`
      De ondergetekenden:
      1. Stichting Voorbeeld, gevestigd te Proefstad aan de Dorpsweg 8, KvK
      12345678, hierna: opdrachtgever;
      2. Bureau Test & Co, Havenkade 4, 9700 AB Proefstad, KvK 87654321, hierna te
      noemen: opdrachtnemer;
      komen overeen:
    `)
    expect(parties).toEqual([
      'Stichting Voorbeeld | opdrachtgever | -',
      'Bureau Test & Co | opdrachtnemer | Havenkade 4, 9700 AB Proefstad',
    ])
  })

  it('in Portuguese', () => {
    const parties = tell(`
      CONTRATO DE ARRENDAMENTO
      ENTRE:
      Exemplo Imóveis, Lda., com sede na Rua do Teste 5, 1100-148 Modelo, NIPC
      501234567, adiante
      designada por senhoria;
      E
      Maria Prova Silva, solteira, contribuinte n.º 123456789, residente na Avenida
      Nova 9, 1200-001
      Modelo, doravante designada por inquilina;
      é celebrado o presente contrato.
    `)
    expect(parties).toEqual([
      'Exemplo Imóveis, Lda. | senhoria | Rua do Teste 5, 1100-148 Modelo',
      'Maria Prova Silva | inquilina | Avenida Nova 9, 1200-001 Modelo',
    ])
  })

  it('or with a known role in brackets', () => {
    const parties = tell(`
      Ondergetekenden: Opslag Voorbeeld B.V., gevestigd Ringweg 9, 7000 ZB Proefdorp
      (verhuurder),
      en Atelier Jan Test, Torenstraat 6, 7001 CX Teststad, KvK 12345678 (huurder),
      komen het volgende overeen.
    `)
    expect(parties).toEqual([
      'Opslag Voorbeeld B.V. | verhuurder | Ringweg 9, 7000 ZB Proefdorp',
      'Atelier Jan Test | huurder | Torenstraat 6, 7001 CX Teststad',
    ])
  })
})

describe('parties of a contract', () => {
  it('are not those who answer for another one', () => {
    const parties = tell(`
      Leasinggeber:  Muster Leasing GmbH, Hauptweg 7, 99998 Beispielstadt
      Leasingnehmer: Beispiel Pflege GbR, Nebenweg 12, 31999 Musterdorf, vertr. d.
      Ann Beispiel
      Bürge:         Ann Beispiel, Nebenweg 12, 31999 Musterdorf
      § 1 Gegenstand
    `)
    expect(parties).toEqual([
      'Muster Leasing GmbH | Leasinggeber | Hauptweg 7, 99998 Beispielstadt',
      'Beispiel Pflege GbR | Leasingnehmer | Nebenweg 12, 31999 Musterdorf',
    ])
  })

  it('have the name of a body whole, and stand behind the title page', () => {
    const parties = tell(`
      Services Agreement
      between
      Sample Cleaning Limited
      and
      The Governors of Example College
      PARTIES
      (1) Sample Cleaning Limited, a company registered in England (no. 12345678)
      whose registered office
      is at 2 Test Yard, Sampleton SA3 1ZZ (Supplier); and
      (2) The Governors of Example College of Park Lane, Exampleton EX3 0XX
      (Customer).
    `)
    expect(parties).toEqual([
      'Sample Cleaning Limited | Supplier | 2 Test Yard, Sampleton SA3 1ZZ',
      'The Governors of Example College | Customer | Park Lane, Exampleton EX3 0XX',
    ])
  })

  it('end with their postcode where a form goes on below', () => {
    const parties = tell(`
      LEASE
      LESSOR                               LESSEE (FULL LEGAL NAME)
      Sample Capital, Inc.                 Example Clinic LLC
      600 Test Blvd, Sampleton, MN 55802   44 Road 9, Exampleton, MN 55733
      SUPPLIER                             EQUIPMENT
      Test Imaging LLC, Testing, MN        1 scanner, S/N 12345
    `)
    expect(parties).toEqual([
      'Sample Capital, Inc. | Lessor | 600 Test Blvd, Sampleton, MN 55802',
      'Example Clinic LLC | Lessee | 44 Road 9, Exampleton, MN 55733',
    ])
  })

  it('stand behind a place with its day, and behind a verb', () => {
    const parties = tell(`
      Musterhafen, am 2. März 2026
      Ann Muster, Kunsthof 8, 24100 Musterhafen (die Künstlerin), malt für die
      Beispiel Gastro GmbH, Seeweg 2, 23700 Beispielort (die Bestellerin), ein Bild.
    `)
    expect(parties).toEqual([
      'Ann Muster | Künstlerin | Kunsthof 8, 24100 Musterhafen',
      'Beispiel Gastro GmbH | Bestellerin | Seeweg 2, 23700 Beispielort',
    ])
  })
})
