import type { Finding } from '../judge-field.ts'
import { useFindingWords } from './use-finding-words.ts'

interface FieldNotesProps {
  readonly id: string
  /** In words, as all of these. */
  readonly trust: string
  readonly problem: string | null
  readonly refusal: string | null
  readonly restored: string | null
  readonly findings: readonly Finding[]
}

/** Below an editor, and read out with it: what is wrong with what was typed, and what does not fit together. */
export function FieldNotes({ id, trust, problem, refusal, restored, findings }: FieldNotesProps) {
  return (
    <div className="review-notes" id={id}>
      <span className="ui-unseen">{trust}</span>
      {problem !== null && (
        <p className="review-note" data-tone="bad" role="alert">
          {problem}
        </p>
      )}
      {refusal !== null && (
        <p className="review-note" data-tone="bad" role="alert">
          {refusal}
        </p>
      )}
      {restored !== null && (
        <p className="review-note" data-tone="info">
          {restored}
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
