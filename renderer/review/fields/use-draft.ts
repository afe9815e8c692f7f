import { useCallback, useRef, useState } from 'react'
import { dropDraft, keepDraft } from '../drafts.ts'
import type { ScalarKind } from '../field-kinds.ts'
import { readTyped, type TypedProblem, type Writing } from '../read-typed.ts'
import { isSameValue, textOf, type FieldValue, type Place } from '../value.ts'
import { writeValue } from '../write-value.ts'

interface DraftOptions {
  readonly documentId: number
  readonly fieldKey: string
  readonly kind: ScalarKind
  readonly value: string | null
  readonly writing: Writing
  /** What was left unsaved before. */
  readonly restored: string | null
  readonly onCommit: (value: FieldValue, place: Place | null) => void
}

export interface TypedDraft {
  /** What the editor shows. */
  readonly text: string
  /** Whether something is typed that Docket does not have yet. */
  readonly isTyped: boolean
  /** It was typed before the page was loaded. */
  readonly isRestored: boolean
  /** Why what was typed cannot be taken. */
  readonly problem: TypedProblem | null
  type(text: string): void
  /** Hands over what was typed; false when it cannot be taken. */
  commit(): boolean
  /** Takes a value as it is, from the page or a menu, over whatever was typed. */
  take(value: FieldValue, place: Place | null): void
  /** Back to the value. */
  discard(): void
}

/** What is typed into a field, kept by the browser with every key until Docket has it. */
export function useDraft(options: DraftOptions): TypedDraft {
  const { documentId, fieldKey, kind, value, writing, restored, onCommit } = options
  const [typed, setTyped] = useState(restored)
  const [isRestored, setRestored] = useState(restored !== null)
  const [problem, setProblem] = useState<TypedProblem | null>(null)
  // A commit by Enter is followed by one by the loss of focus, before anything is drawn.
  const latest = useRef(typed)
  const set = useCallback((text: string | null) => {
    latest.current = text
    setTyped(text)
    setProblem(null)
    setRestored(false)
  }, [])
  return {
    text: typed ?? writeValue(fieldKey, kind, value, writing.language),
    isTyped: typed !== null,
    isRestored,
    problem,
    type(text) {
      set(text)
      keepDraft(documentId, fieldKey, { text })
    },
    commit() {
      if (latest.current === null) return true
      const read = readTyped(fieldKey, kind, latest.current, writing)
      if (read.problem !== undefined) {
        setProblem(read.problem)
        return false
      }
      const text = latest.current
      set(null)
      if (isSameValue(read.value, value)) dropDraft(documentId, fieldKey)
      else {
        keepDraft(documentId, fieldKey, { text, sending: { value: read.value, place: null } })
        onCommit(read.value, null)
      }
      return true
    },
    take(taken, place) {
      set(null)
      keepDraft(documentId, fieldKey, { text: textOf(taken) ?? '', sending: { value: taken, place } })
      onCommit(taken, place)
    },
    discard() {
      set(null)
      dropDraft(documentId, fieldKey)
    },
  }
}
