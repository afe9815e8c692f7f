import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { queryKeys } from '../api/query-keys.ts'
import { correctionsQuery, historyQuery, undoCorrection } from '../api/review.ts'
import { IconButton } from '../ui/button.tsx'
import { Loading } from '../ui/states.tsx'
import { tellError } from './document-menu.tsx'
import { CorrectionEntry } from './history/correction-entry.tsx'
import { TrailEntry } from './history/trail-entry.tsx'

interface HistoryPaneProps {
  readonly document: AppDocument
  readonly onClose: () => void
}

/** Everything that happened to a document, newest first; corrections can be undone. */
export function HistoryPane({ document, onClose }: HistoryPaneProps) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const { data: corrections } = useQuery(correctionsQuery(document.id))
  const { data: history } = useQuery(historyQuery(document.id))
  const undo = (id: number): void => {
    undoCorrection(document.id, id).then((fresh) => {
      client.setQueryData(queryKeys.document(document.id), fresh)
      return client.invalidateQueries({ queryKey: queryKeys.document(document.id) })
    }, tellError)
  }
  const entries = [
    ...(corrections ?? []).map((correction) => ({
      key: `correction-${correction.id}`,
      at: correction.created_at,
      shown: <CorrectionEntry correction={correction} onUndo={() => undo(correction.id)} />,
    })),
    // A correction says more of itself, with its place and the way to undo it.
    ...(history ?? [])
      .filter(({ action }) => action !== 'field.corrected')
      .map((entry) => ({ key: `entry-${entry.id}`, at: entry.at, shown: <TrailEntry entry={entry} /> })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <section className="review-history" aria-label={t('history.title')}>
      <header>
        <h2>{t('history.title')}</h2>
        <IconButton label={t('history.close')} icon={X} size="small" onPress={onClose} />
      </header>
      {corrections && history ? (
        <ol>
          {entries.map(({ key, shown }) => (
            <li key={key}>{shown}</li>
          ))}
        </ol>
      ) : (
        <Loading />
      )}
      {entries.length === 0 && corrections && history && <p className="review-history-none">{t('history.none')}</p>}
    </section>
  )
}
