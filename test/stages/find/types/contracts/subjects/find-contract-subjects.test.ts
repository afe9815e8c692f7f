import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../../engine/stages/find/layout.ts'
import { findContractSubjects } from '../../../../../../engine/stages/find/types/contracts/subjects/find-contract-subjects.ts'
import { joinLines } from '../../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../../fixtures/builders/page.ts'

/** A clause that every contract of the language has, so that it is known. */
const CLOSING = {
  de: 'Änderungen dieses Vertrages sind nur wirksam, wenn sie von beiden Seiten schriftlich vereinbart worden sind.',
  en: 'No change of this agreement is valid unless it has been made in writing and signed by both of the parties.',
  fr: 'Les modifications du présent contrat ne sont valables que si elles sont faites par écrit et signées par les parties.',
  it: 'Le modifiche del presente contratto non sono valide se non sono fatte per iscritto dalle parti e da queste firmate.',
  es: 'Las modificaciones de este contrato no serán válidas si no se hacen por escrito y son firmadas por las partes.',
  nl: 'Wijzigingen van deze overeenkomst zijn niet geldig als zij niet schriftelijk door beide partijen worden gemaakt.',
  pt: 'As alterações deste contrato não são válidas se não forem feitas por escrito e não estiverem assinadas pelas partes.',
}

function list(language: keyof typeof CLOSING, picture: string): readonly Candidate[] {
  const layout = layOut([makePage(`${picture}\n\n\n${CLOSING[language].replace(/(.{60}\S*) /g, '$1\n')}`)])
  const found = findContractSubjects(layout, joinLines(layout), 'contract')['subject'] ?? []
  return found.toSorted((a, b) => b.confidence - a.confidence)
}

function find(language: keyof typeof CLOSING, picture: string): unknown {
  return list(language, picture)[0]?.value ?? null
}

describe('what a contract is about is the object of its clause', () => {
  test.each([
    [
      'de',
      'Vermietet wird die Garage Nr. 3 im Hof, Mühlbachgasse 6 zum Abstellen.',
      'Garage Nr. 3 im Hof, Mühlbachgasse 6',
    ],
    [
      'de',
      'Vermietet wird im Hause Am Markt 3, 50674 Köln die\nWohnung im 2. Obergeschoss, bestehend aus',
      'Wohnung im 2. Obergeschoss',
    ],
    [
      'de',
      'Gegenstand ist die Wartung der Aufzüge Fabr.-Nr. 22118 im Objekt Domblick 4.',
      'Wartung der Aufzüge Fabr.-Nr. 22118',
    ],
    [
      'de',
      'Der Unternehmer überträgt dem Vertreter die Vermittlung von\nSägen, Hobeln und Fräsern seines Katalogs.',
      'Vermittlung von Sägen, Hobeln und Fräsern',
    ],
    [
      'de',
      'Frau Sommer wird ab dem 01.03.2026 als Technische Zeichnerin in Vollzeit eingestellt.',
      'Technische Zeichnerin',
    ],
    ['de', 'Das Darlehen dient der Finanzierung einer Kelter (Angebot 25-11).', 'Finanzierung einer Kelter'],
    [
      'en',
      'The Contractor shall provide monitoring, cleaning and repair of the solar plant installed at',
      'monitoring, cleaning and repair of the solar plant',
    ],
    ['en', 'The Landlord lets to the Tenant the shop at 4 Dye Works together with', 'shop at 4 Dye Works'],
    ['en', 'The Seller sells and the Buyer buys the bakery oven Ignis 40, serial no. 771.', 'bakery oven Ignis 40'],
    [
      'en',
      'The parties wish to discuss a possible supply of harness assemblies (the “Purpose”).',
      'possible supply of harness assemblies',
    ],
    ['en', 'You are employed as a Veterinary Nurse (grade 2).', 'Veterinary Nurse'],
    ['fr', 'Le bailleur loue au preneur un local commercial de 40 m² conformément', 'local commercial de 40 m²'],
    [
      'fr',
      'Le Client confie au Prestataire, qui accepte, la refonte du site internet dans les conditions',
      'refonte du site internet',
    ],
    ['fr', 'Elle est employée comme vendeuse qualifiée, coefficient 165.', 'vendeuse qualifiée'],
    [
      'it',
      'La locatrice concede in locazione alla conduttrice il locale sito in via Po 1, di mq 74.',
      'locale sito in via Po 1',
    ],
    [
      'it',
      'Il presente contratto ha per oggetto la manutenzione degli impianti installati presso',
      'manutenzione degli impianti',
    ],
    [
      'es',
      'Se arrienda el local sito en calle Comercio 14, bajo, de 86 m², para venta',
      'local sito en calle Comercio 14, bajo',
    ],
    ['es', 'El Empresario encarga al Agente, de forma continuada, la venta de aceites según', 'venta de aceites'],
    ['pt', 'A senhoria dá de arrendamento ao inquilino a loja da Rua Nova 3 para o comércio', 'loja da Rua Nova 3'],
    [
      'pt',
      'A Segunda Outorgante obriga-se a prestar à Primeira serviços de contabilidade (até oito',
      'serviços de contabilidade',
    ],
    ['nl', 'Opdrachtnemer verzorgt de eindredactie van het ledenblad (zes nummers).', 'eindredactie van het ledenblad'],
    [
      'nl',
      'Verhuurder verhuurt aan huurder de bedrijfshal, Industrieweg 92, kadastraal bekend',
      'bedrijfshal, Industrieweg 92',
    ],
  ] as const)('%s: %s', (language, sentence, subject) => {
    expect(find(language, sentence)).toBe(subject)
  })
})

describe('it is what a form holds', () => {
  test.each([
    [
      'right of its label',
      'en',
      'Tenant      Wren Ltd\nPremises    Unit 7, Staithe Yard, Norwich, unfurnished\nTerm        five years',
      'Unit 7, Staithe Yard, Norwich',
    ],
    [
      'in several lines',
      'de',
      'Leistung    Betrieb und Betreuung der\n            Arbeitsplätze (Paket 2)\nBeginn      01.04.2026',
      'Betrieb und Betreuung der Arbeitsplätze',
    ],
    ['behind a colon', 'de', 'Maßnahme: Erneuerung der Brücke\nAuftraggeber: Gemeinde', 'Erneuerung der Brücke'],
    [
      'below the head of a column',
      'en',
      'Product                Qty     Price\nLedgerlark Practice    12      840.00\nSupport                1       90.00',
      'Ledgerlark Practice',
    ],
    [
      'in the box that is ticked',
      'de',
      'Tarif                 mtl.\n☐ Studio Basis        24,90\n☒ Studio mit Kursen   34,90',
      'Studio mit Kursen',
    ],
    [
      'of a post',
      'en',
      'Job title     Laboratory Technician (night shift)\nReports to    Ms Ray',
      'Laboratory Technician',
    ],
  ] as const)('%s', (_, language, picture, subject) => {
    expect(find(language, picture)).toBe(subject)
  })
})

describe('it is what the head of the paper says', () => {
  test.each([
    [
      'behind its title',
      'de',
      'Vertrag über die Pflege von Standardsoftware\n\n\nzwischen der Gemeinde',
      'Pflege von Standardsoftware',
    ],
    [
      'below its title',
      'en',
      'SUPPLY AGREEMENT\nfor the supply of malted barley\n\n\nbetween Fen Ltd',
      'supply of malted barley',
    ],
    [
      'by a deed of its own',
      'de',
      'Rahmenvertrag RV 26-07\nLieferung von Auftausalz (Sackware)\n\n\nDer Landkreis',
      'Lieferung von Auftausalz',
    ],
    [
      'by the name of a project',
      'de',
      'Vertraulichkeitsvereinbarung\nProjekt „Resonanzboden“\n\n\nDie Parteien',
      'Projekt „Resonanzboden“',
    ],
    [
      'under the heading of its clause',
      'es',
      '1. Objeto\nMantenimiento de jardines y piscinas del hotel Almijara',
      'Mantenimiento de jardines y piscinas',
    ],
    [
      'behind that heading',
      'en',
      '1 Services. Damp and mould surveys of 180 homes (as listed)',
      'Damp and mould surveys of 180 homes',
    ],
  ] as const)('%s', (_, language, picture, subject) => {
    expect(find(language, picture)).toBe(subject)
  })
})

describe('nothing is said', () => {
  test.each([
    ['en', 'The Supplier shall perform the Services with reasonable skill and care.'],
    ['en', 'Confidential Information is used for the Purpose, and the Demised Premises are insured.'],
    ['de', 'Die Wohnung wird gereinigt. Der Mieter übernimmt die Kosten der Reinigung.'],
    ['de', 'Vermietet werden im Haus Lerchenweg 3 folgende Räume.'],
    ['de', 'Der Vertrag regelt die Grundlagen der Zusammenarbeit.'],
    ['fr', 'Les frais sont à la charge du locataire.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(find(language, sentence)).toBeNull()
  })

  test('by a paper of another type', () => {
    const layout = layOut([makePage(`Vermietet wird die Garage Nr. 3 im Hof.`)])
    expect(findContractSubjects(layout, joinLines(layout), 'letter')).toEqual({})
  })
})

test('a phrase that goes on is proposed in full, too, and hardly believed', () => {
  const [name, whole] = list('de', 'Vermietet wird das Ladenlokal im Erdgeschoss, Baujahr 1962.')
  expect(name?.value).toBe('Ladenlokal im Erdgeschoss')
  expect(whole?.value).toBe('Ladenlokal im Erdgeschoss, Baujahr 1962')
  expect(whole!.confidence).toBeLessThan(0.2)
})

test('what is mentioned again in the same way is believed less', () => {
  const [first, second] = list('en', 'You are employed as a Shift Manager.\n\n\nAnother is employed as a Night Porter.')
  expect([first?.value, second?.value]).toEqual(['Shift Manager', 'Night Porter'])
  expect(second!.confidence).toBeLessThan(first!.confidence)
})

test('short words in a row are read at once', () => {
  expect(
    find('de', `Verkauft wird die Anlage ${'x p.p'.repeat(12)}\n${'x p.p'.repeat(12)}\n${'y'.repeat(80)}`),
  ).not.toBe('')
})

test('what was read before changes nothing', () => {
  const sentence = 'Vermietet wird die Garage Nr. 3 im Hof, Mühlbachgasse 6 zum Abstellen.'
  expect(
    find('de', `§ 1 Mietgegenstand\nIm Hause des Vermieters vermietet werden zwei Räume.\n${sentence}`),
  ).not.toBeNull()
  expect(find('de', `Mietgegenstand:   In Talheim vermietet wird die Garage.`)).not.toBeNull()
  expect(find('de', sentence)).toBe('Garage Nr. 3 im Hof, Mühlbachgasse 6')
})
