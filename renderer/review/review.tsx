import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import { documentQuery } from '../api/review.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import { DocumentState } from './document-state.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { useResumedSaving } from './use-saver.ts'
import './review.css'

/** One document, its page beside its fields. Address: /documents/:id; the list it was opened from comes with the navigation. */
export function Review() {
  const { t } = useTranslation('review')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(documentQuery(id))
  const neighbours = useNeighbours(id, data?.account_id ?? null)
  useTitle(data)
  useResumedSaving()
  if (error instanceof ApiError && error.status === 404) {
    return <DocumentState id={id} document={null} neighbours={neighbours} />
  }
  if (!data) {
    return error ? <ErrorState title={t('state.unloaded')} error={error} onRetry={() => void refetch()} /> : <Loading />
  }
  if (data.status !== 'completed' || data.extractions === null) {
    return (
      <div className="review">
        <ReviewBar document={data} neighbours={neighbours} />
        <DocumentState id={id} document={data} neighbours={neighbours} />
      </div>
    )
  }
  return <ReviewDesk key={id} document={data} neighbours={neighbours} />
}

/** Several documents may be open in windows of their own. */
function useTitle(shown: AppDocument | undefined): void {
  const name = shown?.filename
  useEffect(() => {
    const before = document.title
    if (name !== undefined) document.title = `${name} – Docket`
    return () => {
      document.title = before
    }
  }, [name])
}
