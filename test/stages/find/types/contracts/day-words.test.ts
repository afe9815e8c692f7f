import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findContractDays } from '../../../../../engine/stages/find/types/contracts/find-contract-days.ts'
import { joinLines } from '../../../../../engine/stages/find/types/running-text.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function tell(text: string): unknown {
  const running = joinLines(layOut([makePage(text.replace(/(.{60}\S*) /g, '$1\n'))]))
  const found = findContractDays(running, 'contract', 'day-first')
  return [found['start_date']?.[0]?.value, found['end_date']?.[0]?.value]
}

describe('the first and the last day of a contract', () => {
  test.each([
    'Le bail commence à courir le 1er mai 2026 pour se terminer le 30 avril 2028.',
    'Le contrat court du 1er mai 2026 au 30 avril 2028.',
    'Il court à compter du 1 er mai 2026 pour finir le 30 avril 2028.',
    'La locazione dura dal 1° maggio 2026 al 30 aprile 2028.',
    'La locazione ha decorrenza dal 01/05/2026 e scadenza al 30/04/2028.',
    'Il contratto dura dal 1 maggio 2026 al 30 aprile 2028.',
    'El contrato entra en vigor el 1 de mayo de 2026 y vence el 30 de abril de 2028.',
    'De overeenkomst gaat in op 1 mei 2026 en eindigt van rechtswege op 30 april 2028.',
    'De huur loopt van 1 mei 2026 tot en met 30 april 2028.',
    'O contrato tem início em 1 de maio de 2026 e termo em 30 de abril de 2028.',
  ])('%s', (sentence) => {
    expect(tell(sentence)).toEqual(['2026-05-01', '2028-04-30'])
  })

  test('are not days by which something is paid', () => {
    expect(tell('Il primo canone va pagato dal 1 maggio 2026.')).toEqual([undefined, undefined])
    expect(tell('De borg moet betaald zijn vanaf 1 mei 2026.')).toEqual([undefined, undefined])
  })
})
