import { useTranslation } from 'react-i18next'
import type { Finding, Trust } from '../judge-field.ts'
import type { TypedProblem } from '../read-typed.ts'
import { useFindingWords } from './use-finding-words.ts'

interface FieldNotesProps {
  readonly id: string
  readonly trust: Trust
  readonly problem: TypedProblem | null
  readonly refusal: string | null
  readonly isRestored: boolean
  readonly findings: readonly Finding[]
}

/** Below an editor, and read out with it: what is wrong with what was typed, and what does not fit together. */
export function FieldNotes({ id, trust, problem, refusal, isRestored, findings }: FieldNotesProps) {
  const { t } = useTranslation('review')
  return (
    <div className="review-notes" id={id}>
      <span className="ui-unseen">{t(`trust.${trust}`)}</span>
      {problem !== null && (
        <p className="review-note" data-tone="bad" role="alert">
          {t(`problem.${problem}`)}
        </p>
      )}
      {refusal !== null && (
        <p className="review-note" data-tone="bad" role="alert">
          {refusal}
        </p>
      )}
      {isRestored && (
        <p className="review-note" data-tone="info">
          {t('field.restored')}
        </p>
      )}
      {findings.map((finding) => (
        <FindingNote key={`${finding.code} ${finding.message}`} finding={finding} />
      ))}
    </div>
  )
}

export function FindingNote({ finding }: { readonly finding: Finding }) {
  const { what, advice } = useFindingWords()(finding)
  return (
    <p className="review-note" data-tone="warn" data-code={finding.code}>
      {what}
      {advice !== null && <span className="review-advice"> {advice}</span>}
    </p>
  )
}
