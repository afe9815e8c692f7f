import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import { documentQuery } from '../api/review.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import { DocumentState } from './document-state.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewDesk, type DeskHandle } from './review-desk.tsx'
import { useNeighbours, type Neighbours } from './use-neighbours.ts'
import { useResumedSaving, useSaver } from './use-saver.ts'
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
  return <ReviewOf document={data} neighbours={neighbours} />
}

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then(({ ShortcutsDialog: Component }) => ({ default: Component })),
)

/** The bar stays from document to document; what is below it is made anew for each. */
function ReviewOf({ document, neighbours }: { readonly document: AppDocument; readonly neighbours: Neighbours }) {
  const [showsHistory, setShowsHistory] = useState(false)
  const [showsHelp, setShowsHelp] = useState(false)
  const desk = useRef<DeskHandle>(null)
  const { state: saving } = useSaver(document.id)
  if (document.status !== 'completed' || document.extractions === null) {
    return (
      <div className="review">
        <ReviewBar document={document} neighbours={neighbours} />
        <DocumentState id={document.id} document={document} neighbours={neighbours} />
      </div>
    )
  }
  return (
    <div className="review">
      <ReviewBar
        document={document}
        neighbours={neighbours}
        saving={saving}
        onUndo={() => desk.current?.undo()}
        onRedo={() => desk.current?.redo()}
        onHelp={() => setShowsHelp(true)}
        onHistory={() => setShowsHistory(!showsHistory)}
        showsHistory={showsHistory}
      />
      <ReviewDesk
        key={document.id}
        document={document}
        neighbours={neighbours}
        handle={desk}
        showsHistory={showsHistory}
        onHistory={setShowsHistory}
        onHelp={() => setShowsHelp(true)}
      />
      {showsHelp && (
        <Suspense>
          <ShortcutsDialog onClose={() => setShowsHelp(false)} />
        </Suspense>
      )}
    </div>
  )
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
