import { createContext, useContext } from 'react'
import type { FieldValue, Place } from './value.ts'

/** A field, or a cell of its rows. */
export interface Target {
  readonly key: string
  readonly row?: number
  readonly cell?: string
}

/** What was taken from the page or from a menu for a field. */
export interface Taken {
  readonly value: FieldValue
  readonly place: Place | null
}

/** What fields ask of the review. The object stays the same as long as the document does. */
export interface ReviewActions {
  /** The control of a field or cell got the focus. */
  readonly activate: (target: Target) => void
  readonly hover: (key: string | null) => void
  readonly commit: (key: string, value: FieldValue, place: Place | null) => void
  /** Stands by a value as it is. */
  readonly accept: (key: string) => void
  /** Opens what is known about a field, below its control. */
  readonly openDetails: (key: string) => void
  /** Lets a field with rows take what was pointed at itself. Returns what ends it. */
  readonly register: (key: string, take: (target: Target, taken: Taken) => void) => () => void
}

export const ReviewActionsContext = createContext<ReviewActions | null>(null)

/** @throws outside a review */
export function useReviewActions(): ReviewActions {
  const actions = useContext(ReviewActionsContext)
  if (!actions) throw new Error('A field stands outside of a review.')
  return actions
}
