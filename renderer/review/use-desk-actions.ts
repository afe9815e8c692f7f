import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import { readValue } from '../api/review.ts'
import { showMessage } from '../ui/toasts.tsx'
import { isRows, kindOf } from './field-kinds.ts'
import { findCandidate } from './find-candidate.ts'
import { focusField } from './move-focus.ts'
import type { Picked } from './page/pointing.ts'
import type { ReviewActions, Taken, Target } from './review-actions.ts'
import type { Saver } from './save-corrections.ts'
import type { Candidate, Fields, Place } from './value.ts'

interface DeskParts {
  readonly document: AppDocument
  readonly fields: Fields
  readonly saver: Saver
}

export interface Desk {
  readonly active: Target | null
  readonly hovered: string | null
  /** Key of the field whose details are open. */
  readonly details: string | null
  /** Why what was pointed at cannot be the value of a field. */
  readonly refusals: Readonly<Record<string, string>>
  readonly actions: ReviewActions
  readonly setDetails: (key: string | null) => void
  readonly leave: () => void
  readonly take: (target: Target, taken: Taken) => void
  readonly takeCandidate: (target: Target, candidate: Candidate) => void
  readonly pick: (picked: Picked) => void
}

/** What can be done with the fields, and what is just being done. */
export function useDeskActions(parts: DeskParts): Desk {
  const { t } = useTranslation('review')
  const [active, setActive] = useState<Target | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const [details, setDetails] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})
  const editors = useRef(new Map<string, (target: Target, taken: Taken) => void>())
  const latest = useRef({ ...parts, active, t })
  useEffect(() => {
    latest.current = { ...parts, active, t }
  })

  const commit = useCallback<ReviewActions['commit']>((key, value, place) => {
    setRefusals({})
    latest.current.saver.commit({ key, value, place })
  }, [])

  const actions = useMemo<ReviewActions>(
    () => ({
      activate: (target) => {
        setActive((known) => (isSameTarget(known, target) ? known : target))
        setRefusals((known) => (Object.keys(known).length === 0 ? known : {}))
      },
      hover: setHovered,
      commit,
      accept(key) {
        const field = latest.current.fields[key]
        if (field && field.candidates[0]?.source !== 'user') commit(key, field.value, null)
      },
      openDetails: setDetails,
      register(key, take) {
        editors.current.set(key, take)
        return () => editors.current.delete(key)
      },
    }),
    [commit],
  )

  const take = useCallback<Desk['take']>(
    (target, { value, place }) => {
      const editor = editors.current.get(target.key)
      if (editor) editor(target, { value, place })
      else commit(target.key, value, place)
    },
    [commit],
  )

  const takeCandidate = useCallback<Desk['takeCandidate']>(
    (target, { value, page, box, text }) => {
      const place = page !== null && box !== null ? { page, box, text } : null
      take(target, { value, place })
    },
    [take],
  )

  const pick = useCallback(
    (picked: Picked): void => {
      const { active: target, document, fields, t: say } = latest.current
      if (target === null) {
        if (picked.key !== null) focusField(globalThis.document.body, picked.key)
        else showMessage({ text: say('pick.first') })
        return
      }
      if (picked.text === '') return
      const candidate = target.cell === undefined ? findCandidate(fields[target.key], picked) : null
      if (candidate) {
        takeCandidate(target, candidate)
        return
      }
      if (isRows(kindOf(target.key)) && target.cell === undefined) {
        showMessage({ text: say('pick.cell') })
        return
      }
      const place: Place = { page: picked.page, box: picked.box, text: picked.text }
      readValue(document.id, { key: target.key, text: picked.text, column: target.cell ?? null }).then(
        (value) => take(target, { value, place }),
        (error: unknown) => setRefusals({ [target.key]: explainRefusal(error, picked.text, say) }),
      )
    },
    [take, takeCandidate],
  )

  const leave = useCallback(() => setActive(null), [])
  return { active, hovered, details, refusals, actions, setDetails, leave, take, takeCandidate, pick }
}

function isSameTarget(one: Target | null, other: Target): boolean {
  return one?.key === other.key && one.row === other.row && one.cell === other.cell
}

function explainRefusal(error: unknown, text: string, t: ReturnType<typeof useTranslation<'review'>>['t']): string {
  if (error instanceof ApiError && error.status === 422) return t('pick.refused', { text: text.slice(0, 60) })
  return error instanceof ApiError && error.code !== 'unreachable' ? error.message : t('save.waiting')
}
