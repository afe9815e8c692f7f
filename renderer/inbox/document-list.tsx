import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocumentListEntry } from '../../engine/contract/app/document.ts'
import { writeDocumentView, type DocumentView, type Sort } from '../api/document-view.ts'
import { fetchDocumentIds } from '../api/documents.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import { DocumentTable, type Place } from './table/document-table.tsx'
import { useRows, type Range } from './use-rows.ts'
import type { Selection } from './use-selection.ts'
import { useShownRows } from './use-shown-rows.ts'

interface ListProps {
  readonly accountId: number
  readonly view: DocumentView
  readonly selection: Selection
  readonly onSort: (sort: Sort | null) => void
  readonly onOpen: (entry: AppDocumentListEntry) => void
  readonly onRemove: (ids: readonly number[]) => void
  readonly onAgain: (entry: AppDocumentListEntry) => void
  /** Told how many there are; not the rows that are about to be removed. */
  readonly onTotal: (total: number) => void
  /** Shown when there is nothing. */
  readonly empty: ReactNode
}

/** Where each list was when it was last left, by account and view. */
const places = new Map<string, Place>()
const TOP: Place = { scroll: 0, active: 0 }

/** The rows of a view, or why there are none. */
export function DocumentList({ accountId, view: wanted, selection, onTotal, empty, ...deeds }: ListProps) {
  const { t } = useTranslation('inbox')
  const wantedKey = `${accountId} ${writeDocumentView(wanted)}`
  const [range, setRange] = useState<Range>(() => rangeOf(places.get(wantedKey) ?? TOP))
  const rows = useRows(accountId, wanted, range)
  const { view, error, retry, isStale } = rows
  const shown = useShownRows(rows)
  const { count, rowAt } = shown
  const viewKey = `${accountId} ${writeDocumentView(view)}`
  const isKnown = rows.total !== null
  useEffect(() => {
    if (isKnown) onTotal(count)
  }, [onTotal, isKnown, count])
  const keepPlace = useCallback((place: Place) => places.set(viewKey, place), [viewKey])

  /** Rows that are not there yet have ids all the same: the service tells those of the whole view. */
  async function selectRange(from: number, to: number): Promise<void> {
    const there = Array.from({ length: to - from + 1 }, (_, at) => rowAt(from + at)?.id)
    if (there.every((id) => id !== undefined)) selection.replace(there)
    else selection.replace((await fetchDocumentIds(accountId, view)).slice(from, to + 1))
  }

  async function selectAll(): Promise<void> {
    const there = count <= range.last + 1 ? Array.from({ length: count }, (_, at) => rowAt(at)?.id) : [undefined]
    if (there.every((id) => id !== undefined)) selection.replace(there)
    else selection.replace(await fetchDocumentIds(accountId, view))
  }

  if (error) return <ErrorState title={t('list_failed')} error={error} onRetry={retry} />
  if (rows.total === null) return <Loading />
  if (count === 0) return empty
  return (
    <DocumentTable
      {...deeds}
      rows={shown}
      viewKey={viewKey}
      place={places.get(viewKey) ?? TOP}
      takesFocus={places.has(viewKey)}
      onPlace={keepPlace}
      onRange={setRange}
      hasHits={Boolean(view.filter.query)}
      isStale={isStale}
      sort={view.sort}
      selection={selection}
      onSelectRange={(from, to) => void selectRange(from, to)}
      onSelectAll={() => void selectAll()}
    />
  )
}

/** Rows in sight before the table has measured itself. */
const GUESS = 20

function rangeOf({ active }: Place): Range {
  return { first: Math.max(0, active - GUESS), last: active + GUESS }
}
