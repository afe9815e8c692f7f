import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error.ts'
import { documentQuery } from '../api/review.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import { DocumentState } from './document-state.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useNeighbours } from './use-neighbours.ts'
import './review.css'

/** One document, its page beside its fields. Address: /documents/:id, with the filter and order of the list it was opened from. */
export function Review() {
  const { t } = useTranslation('review')
  const id = Number(useParams()['id'])
  const { data: document, error, refetch } = useQuery(documentQuery(id))
  const neighbours = useNeighbours(id, document?.account_id ?? null)
  if (error instanceof ApiError && error.status === 404) {
    return <DocumentState id={id} document={null} neighbours={neighbours} />
  }
  if (!document) {
    return error ? <ErrorState title={t('state.unloaded')} error={error} onRetry={() => void refetch()} /> : <Loading />
  }
  if (document.status !== 'completed' || document.extractions === null) {
    return (
      <div className="review">
        <ReviewBar document={document} neighbours={neighbours} />
        <DocumentState id={id} document={document} neighbours={neighbours} />
      </div>
    )
  }
  return <ReviewDesk key={id} document={document} neighbours={neighbours} />
}
