import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findNoticePeriods } from '../../../../../engine/stages/find/types/contracts/find-notice-periods.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function tell(text: string): unknown {
  const found = findNoticePeriods(joinLines(layOut([makePage(text.replace(/(.{60}\S*) /g, '$1\n'))])), 'contract')[
    'notice_period'
  ]!
  return found.toSorted((a, b) => b.confidence - a.confidence).at(0)?.value ?? null
}

describe('the period of notice', () => {
  test.each([
    [
      "Either party may terminate this agreement upon not less than three (3) months' prior notice.",
      'three (3) months',
    ],
    ['You may cancel at any time by providing us with at least 30 days advance written notice.', '30 days'],
    [
      'Renews unless either party gives notice of non-renewal one hundred twenty (120) days before the end.',
      'one hundred twenty (120) days',
    ],
    ['Period of agreement 36 months, yearly price £90.00, notice three months in writing', 'three months'],
    ['Der Vertrag ist mit einer Frist von sechs Wochen zum Quartalsende kündbar.', 'sechs Wochen zum Quartalsende'],
    ['Er verlängert sich, wenn er nicht nicht weniger als 90 Tage vor Ablauf gekündigt wird.', '90 Tage'],
    ['Nach der Probezeit beträgt die Kündigungsfrist drei Monate zum Monatsende.', 'drei Monate zum Monatsende'],
    [
      'Vier Wochen zum Fünfzehnten oder zum Ende eines Kalendermonats beträgt die Frist der Kündigung.',
      'Vier Wochen zum Fünfzehnten oder zum Ende eines Kalendermonats',
    ],
    ['Le Preneur peut donner congé au moins six mois à l’avance.', 'six mois'],
    ['Chaque partie peut résilier le contrat moyennant un préavis de 90 jours.', '90 jours'],
    ['Salvo disdetta da comunicarsi almeno dodici mesi prima della scadenza.', 'dodici mesi'],
    ['I conduttori possono recedere con preavviso di mesi sei.', 'mesi sei'],
    ['Se prorrogará si ninguna de las partes lo denuncia con treinta días de antelación.', 'treinta días'],
    ['Tussentijdse opzegging is mogelijk met een termijn van één maand.', 'één maand'],
    ['Qualquer das partes pode denunciar o contrato com um pré-aviso de 60 dias.', '60 dias'],
    ['Kündbar mit einer Frist von sechs Monaten zum Ende der Pachtzeit.', 'sechs Monaten'],
  ])('is the span of a clause that speaks of notice: %s', (sentence, period) => {
    expect(tell(sentence)).toBe(period)
  })

  test('is not the time to mend, to try or to revoke', () => {
    expect(tell('Either party may terminate if the other fails to remedy a breach within 30 days.')).toBeNull()
    expect(tell('Während der Probezeit beträgt die Kündigungsfrist zwei Wochen.')).toBeNull()
    expect(tell('Sie können binnen 14 Tagen widerrufen. Eine Kündigung ist nicht nötig.')).toBeNull()
    expect(
      tell('Die Probezeit dauert drei Monate; in dieser kann mit einer Frist von zwei Wochen gekündigt werden.'),
    ).toBeNull()
    expect(tell('Fristlos kündigen kann, wer länger als drei Monate auf die Pacht wartet.')).toBeNull()
    expect(tell('Durante il periodo di prova si può recedere con preavviso di due giorni.')).toBeNull()
    expect(tell('The lease has a term of 24 months and cannot be ended before.')).toBeNull()
  })
})
