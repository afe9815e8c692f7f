import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypePhrases } from '../../../../../engine/stages/find/types/find-type-phrases.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function say(key: string, text: string): unknown {
  const running = joinLines(layOut([makePage(text.replace(/(.{60}\S*) /g, '$1\n'))]))
  const found = findTypePhrases(running, 'contract', 'day-first')[key] ?? []
  return found.toSorted((a, b) => b.confidence - a.confidence).at(0)?.value ?? null
}

describe('the term of a contract', () => {
  test.each([
    ['Der Vertrag wird auf fünf Jahre, also bis zum 30. Juni 2030, geschlossen.', '60'],
    ['Die Pachtzeit dauert zwölf Jahre.', '144'],
    ['This contract takes effect on 1 April and runs for sixty (60) months.', '60'],
    ['Le bail est consenti pour neuf années entières et consécutives.', '108'],
    ['Le contrat est conclu pour une durée ferme de 63 mois.', '63'],
    ['Il contratto è stipulato per la durata di anni quattro, dal 1 febbraio.', '48'],
    ['La locazione ha durata di anni 6 (sei).', '72'],
    ['El contrato tendrá una duración de cinco años, hasta el 31 de marzo.', '60'],
    ['SEGUNDA. Duración. Tres años, desde el 1 de febrero de 2026.', '36'],
    ['De overeenkomst wordt aangegaan voor de duur van twee jaar.', '24'],
    ['O contrato é celebrado pelo prazo de 12 (doze) meses.', '12'],
    ['O contrato tem a duração de dois anos.', '24'],
  ])('is the span that a sentence gives it: %s', (sentence, months) => {
    expect(say('term_months', sentence)).toBe(months)
  })

  test.each([
    'Die Kündigungsfrist hat eine Dauer von drei Monaten.',
    'Le contrat prévoit une période d’essai d’une durée de deux mois.',
    'Il est renouvelé pour une durée de douze mois.',
    'Il periodo di prova ha una durata di tre mesi.',
  ])('is not that of a notice, a trial or a renewal: %s', (sentence) => {
    expect(say('term_months', sentence)).toBeNull()
  })
})

describe('whether a contract goes on by itself', () => {
  test.each([
    ['Er verlängert sich um jeweils zwölf Monate.', 'true'],
    ['60 Monate, danach Verlängerung um jeweils 12 Monate', 'true'],
    ['It is then tacitly renewed for periods of twelve months.', 'true'],
    ['This agreement renews for further periods of one year.', 'true'],
    ['À défaut de dénonciation, il est reconduit tacitement par périodes d’un an.', 'true'],
    ['Le contrat est renouvelable par tacite reconduction.', 'true'],
    ['La locazione si rinnova tacitamente di sei anni in sei anni.', 'true'],
    ['Alla scadenza è prorogato di diritto di altri quattro anni.', 'true'],
    ['Llegado el vencimiento se prorrogará por anualidades.', 'true'],
    ['Na deze termijn wordt de overeenkomst stilzwijgend verlengd.', 'true'],
    ['Daarna wordt de overeenkomst voortgezet voor aansluitende perioden van een jaar.', 'true'],
    ['O contrato dura um ano, renovando-se por iguais períodos.', 'true'],
    ['Eine stillschweigende Verlängerung ist ausgeschlossen.', 'false'],
    ['Eine Verlängerung tritt nicht ein.', 'false'],
    ['Er endet am 28.02.2027, ohne dass es einer Kündigung bedarf.', 'false'],
    ['The licence ends on that date and does not renew.', 'false'],
    ['It will not be renewed save by a fresh agreement.', 'false'],
    ['Le contrat prend fin à cette date, sans tacite reconduction.', 'false'],
    ['Il contratto cessa a tale data, escluso il tacito rinnovo.', 'false'],
    ['Le contrat prend fin ce jour sans qu’il soit besoin d’un congé.', 'false'],
    ['El contrato vence ese día, sin posibilidad de prórroga.', 'false'],
    ['De overeenkomst eindigt van rechtswege, zonder stilzwijgende verlenging.', 'false'],
    ['O contrato não se renova automaticamente.', 'false'],
    ['The agreement runs for four years, when it terminates automatically without notice on 31 August 2030.', 'false'],
    ['The extension is at the buyer’s option only and does not occur automatically.', 'false'],
    ['Once that time is up it does not roll over.', 'false'],
    ['Clause 2 (automatic renewal for successive years) is deleted.', 'false'],
    ['Le contrat prend fin le 30 avril 2026, sans que le congé doive être donné.', 'false'],
    ['Le contrat ne comporte pas de clause de reconduction.', 'false'],
    ['La locazione cesserà il 31/10/2027 senza bisogno di alcuna disdetta.', 'false'],
    ['El contrato concluirá ese día sin necesidad de aviso.', 'false'],
    ['De overeenkomst eindigt die dag zonder voorafgaande opzegging.', 'false'],
    ['O contrato caduca nesse dia, sem necessidade de qualquer comunicação.', 'false'],
    ['Eine stillschweigende Verlängerung (§ 545 BGB) ist ausgeschlossen.', 'false'],
    ['Fest bis 30. Juni 2031, danach jeweils weitere zwei Jahre, sofern nicht gekündigt.', 'true'],
    ['Ohne Kündigung läuft der Vertrag auf unbestimmte Zeit weiter.', 'true'],
    ['A fixed term of twelve months and thereafter from month to month.', 'true'],
    ['Auto-renewal: Yes, terms of one year', 'true'],
    ['It is extended by one year at a time unless either party gives notice.', 'true'],
    ['Anni tre; alla scadenza il contratto e’ prorogato di diritto di due anni.', 'true'],
    ['Daarna wordt zij telkens voortgezet met vijf jaar.', 'true'],
    ['Não sendo denunciado, renova-\nse por igual período.', 'true'],
    ['Eine Verlängerung bedarf neuer Vereinbarung.', 'false'],
    ['There is no renewal unless agreed in writing.', 'false'],
    ['It may be extended only in writing.', 'false'],
    ['Le renouvellement du bail nécessite un nouvel accord.', 'false'],
    ['Le présent contrat ne se renouvelle pas.', 'false'],
    ['La proroga richiede un nuovo accordo scritto.', 'false'],
    ['La prórroga requerirá un nuevo acuerdo.', 'false'],
    ['Verlenging vereist een nieuwe overeenkomst.', 'false'],
    ['A renovação depende de novo acordo.', 'false'],
    ['Verlängerung auf unbestimmte Zeit; dann mit einem Monat kündbar', 'true'],
    ['Er läuft danach unbefristet weiter.', 'true'],
    ['It then continues from year to year unless a party gives notice.', 'true'],
    ['Renews yearly unless 90 days notice is given', 'true'],
  ])('%s', (sentence, value) => {
    expect(say('auto_renewal', sentence)).toBe(value)
  })

  test.each([
    'Für den Vermieter verlängert sich die Frist nach fünf Jahren.',
    'Die Kündigungsfrist für den Vermieter verlängert sich nach fünf Jahren.',
    'Das Mietverhältnis gilt nicht als verlängert.',
    'Das Arbeitsverhältnis endet ohne Kündigung mit Erreichen der Regelaltersgrenze.',
    'Er endet mit dem Hauptvertrag, ohne dass es einer Kündigung bedarf.',
    'Le contrat devient définitif après une période d’essai d’un mois, non renouvelable.',
    'The lease is extended for three years from 1 February 2026 to 31 January 2029.',
    'El contrato fue prorrogado tácitamente hasta el 14 de febrero de 2029.',
    'De huur kan zonder opzeggingstermijn worden ontbonden.',
    'The client may terminate this agreement without notice in case of a material breach.',
    'Non-renewal requires 60 days written notice.',
    'Der Widerspruch gegen die Verlängerung bedarf der schriftlichen Erklärung.',
    'La oposición a la prórroga requiere escrito con un mes de antelación.',
    'La disdetta del rinnovo richiede comunicazione scritta.',
  ])('is not told by what ends or grows longer otherwise: %s', (sentence) => {
    expect(say('auto_renewal', sentence)).toBeNull()
  })

  test('is not told by one who may ask for it', () => {
    expect(say('auto_renewal', 'The tenant may ask for an extension in writing.')).toBeNull()
  })
})

describe('the law of a contract and who decides on it', () => {
  test.each([
    ['Der Vertrag unterliegt belgischem Recht.', 'belgischem Recht'],
    ['Le présent contrat est soumis au droit français.', 'droit français'],
    ['Il contratto è regolato dalla legge italiana.', 'legge italiana'],
    ['Este contrato se rige por la legislación española.', 'legislación española'],
    ['Op deze overeenkomst is Nederlands recht van toepassing.', 'Nederlands recht'],
    ['O contrato rege-se pela lei portuguesa.', 'lei portuguesa'],
  ])('%s', (sentence, law) => {
    expect(say('governing_law', sentence)).toBe(law)
  })

  test('is not an act that somebody has to observe', () => {
    expect(say('governing_law', 'Les données sont traitées selon la loi française n° 78-17.')).toBeNull()
  })

  test.each([
    ['Gerichtsstand ist, soweit zulässig, Musterstadt.', 'Musterstadt'],
    ['Zuständig ist das Friedensgericht Eupen.', 'Friedensgericht Eupen'],
    ['The parties consent to the courts of St. Louis County, Minnesota.', 'St. Louis County, Minnesota'],
    ['The parties prorogate the exclusive jurisdiction of the Scottish courts.', 'Scottish courts'],
    ['Tout litige relève du tribunal judiciaire de Quimper.', 'tribunal judiciaire de Quimper'],
    ['Compétence expresse est attribuée aux tribunaux de Lyon.', 'Lyon'],
    ['Per ogni controversia è competente il Tribunale di Reggio Emilia.', 'Tribunale di Reggio Emilia'],
    ['Per ogni controversia è competente il Foro di Milano.', 'Milano'],
    ['Foro competente esclusivo è quello di Torino.', 'Torino'],
    ['Enkel de rechtbanken van Antwerpen zijn bevoegd.', 'Antwerpen'],
    ['Las partes se someten a los Juzgados y Tribunales de Palma de Mallorca.', 'Palma de Mallorca'],
    ['Geschillen worden voorgelegd aan de rechtbank Den Haag.', 'rechtbank Den Haag'],
    ['Para qualquer litígio é competente o foro da comarca de Lisboa.', 'Lisboa'],
  ])('%s', (sentence, place) => {
    expect(say('jurisdiction', sentence)).toBe(place)
  })

  test('is not a court at which a firm is registered', () => {
    expect(say('jurisdiction', 'La société est inscrite au greffe du tribunal de commerce de Lyon.')).toBeNull()
  })
})
