import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useTranslation } from 'react-i18next'
import type { AppDocumentListEntry } from '../../../engine/contract/app/document.ts'
import type { Sort } from '../../api/document-view.ts'
import type { Range } from '../use-rows.ts'
import type { ShownRows } from '../use-shown-rows.ts'
import type { Selection } from '../use-selection.ts'
import { COLUMNS } from './columns.ts'
import { DocumentRow, rowId } from './document-row.tsx'
import { canReadAgain } from './row-actions.tsx'
import { TableHead } from './table-head.tsx'
import { useSteadyHandlers, type RowHandlers } from './row-handlers.ts'
import { useRowWords } from './use-row-words.ts'
import { useActiveRow } from './use-active-row.ts'
import { handleGridKey } from './handle-grid-key.ts'
import { WaitingRow } from './waiting-row.tsx'

export interface Place {
  /** Pixels. */
  readonly scroll: number
  readonly active: number
}

interface TableProps {
  readonly rows: ShownRows
  /** Changes with what is shown: then the table starts at the top. */
  readonly viewKey: string
  /** Where it was when it was last seen. */
  readonly place: Place
  /** Whoever comes back to it goes on by keys at once. */
  readonly takesFocus: boolean
  readonly onPlace: (place: Place) => void
  readonly onRange: (range: Range) => void
  readonly hasHits: boolean
  readonly isStale: boolean
  readonly sort: Sort
  readonly onSort: (sort: Sort | null) => void
  readonly selection: Selection
  /** Selects rows from one place to another, also where they are not there yet. */
  readonly onSelectRange: (from: number, to: number) => void
  readonly onSelectAll: () => void
  readonly onOpen: (entry: AppDocumentListEntry) => void
  readonly onRemove: (ids: readonly number[]) => void
  readonly onAgain: (entry: AppDocumentListEntry) => void
}

/** Rem; hits have a line of their own. */
const HEAD = 2
const ROW = 3
const ROW_WITH_HITS = 4.25

/** The documents as a grid of which only the rows in sight exist: fifty thousand scroll like fifty. */
export function DocumentTable(props: TableProps) {
  const { rows, viewKey, place, onPlace, onRange, hasHits, isStale, sort, onSort, selection } = props
  const { count, rowAt } = rows
  const { t } = useTranslation('inbox')
  const scroller = useRef<HTMLDivElement>(null)
  const active = useActiveRow(rows, viewKey, place.active)
  const { index: current } = active
  const [hasFocus, setFocus] = useState(false)
  const rowHeight = remToPixels(hasHits ? ROW_WITH_HITS : ROW)

  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: place.scroll,
    overscan: 2,
    // Rows are drawn in a task of their own: with the layout in one task they would keep a fast wheel waiting.
    useFlushSync: false,
    // Rows begin below the head, which stays in sight.
    scrollPaddingEnd: remToPixels(HEAD),
    // The active row is always there: aria-activedescendant names it.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), current, count),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  // The first rows are drawn when the rest stands, in slices between which keys are heard.
  const drawsRows = useDeferredValue(true, false)

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) scroller.current?.scrollTo({ top: 0 })
    isFirst.current = false
  }, [viewKey])

  useKeptFocus(scroller, { takesFocus: props.takesFocus, selected: selection.ids.size })

  const first = virtualizer.range?.startIndex ?? Math.floor(place.scroll / rowHeight)
  const last = virtualizer.range?.endIndex ?? first + 20
  useEffect(() => onRange({ first, last }), [onRange, first, last])

  const latest = useRef({ current, virtualizer, onPlace })
  useEffect(() => {
    latest.current = { current, virtualizer, onPlace }
  })
  useEffect(
    () => () => {
      const { current: row, virtualizer: list, onPlace: keep } = latest.current
      keep({ scroll: list.scrollOffset ?? 0, active: row })
    },
    [],
  )

  function move(index: number, extend: boolean): void {
    active.activate(index, { extend })
    virtualizer.scrollToIndex(index, { align: 'auto' })
    if (extend) props.onSelectRange(Math.min(active.anchor, index), Math.max(active.anchor, index))
  }

  function toggle(index: number): void {
    const row = rowAt(index)
    if (row) selection.toggle(row.id)
    active.activate(index)
  }

  function open(index: number): void {
    const row = rowAt(index)
    if (row) props.onOpen(row)
  }

  function removeChosen(): void {
    const row = rowAt(current)
    const ids = selection.ids.size > 0 ? [...selection.ids] : row ? [row.id] : []
    if (ids.length > 0) props.onRemove(ids)
  }

  function readAgain(index: number): void {
    const row = rowAt(index)
    if (row && canReadAgain(row)) props.onAgain(row)
  }

  const deeds = {
    onPress(index: number, { shift, toggles }: { shift: boolean; toggles: boolean }) {
      if (shift) move(index, true)
      else if (toggles) toggle(index)
      else {
        active.activate(index)
        open(index)
      }
    },
    onSelect(index: number, { shift }: { shift: boolean }) {
      if (shift) move(index, true)
      else toggle(index)
    },
    onRemove: (id: number) => props.onRemove([id]),
    onAgain: props.onAgain,
  } satisfies RowHandlers
  const handlers = useSteadyHandlers(deeds)
  const words = useRowWords()

  const activeRow = rowAt(current)
  const selected = selection.ids.size === 0 ? 'none' : selection.ids.size >= count ? 'all' : 'some'
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={t('documents')}
      aria-rowcount={count + 1}
      aria-colcount={COLUMNS.length}
      aria-multiselectable
      aria-busy={isStale}
      aria-activedescendant={activeRow && rowId(activeRow.id)}
      className={writeClasses({ hasHits, hasFocus, isChoosing: selected !== 'none' })}
      onFocus={({ target, currentTarget }) =>
        setFocus(target === currentTarget && currentTarget.matches(':focus-visible'))
      }
      onBlur={() => setFocus(false)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        setFocus(true)
        const page = Math.max(1, last - first - 1)
        handleGridKey(
          event,
          { active: current, count, page },
          {
            move,
            toggle,
            open,
            selectAll: props.onSelectAll,
            clear: selection.clear,
            remove: removeChosen,
            again: readAgain,
          },
        )
      }}
    >
      <TableHead
        sort={sort}
        onSort={onSort}
        selected={selected}
        onSelectAll={props.onSelectAll}
        onClear={selection.clear}
      />
      <div role="rowgroup" className="inbox-body" style={{ height: virtualizer.getTotalSize() }}>
        {(drawsRows ? virtualizer.getVirtualItems() : []).map(({ index, start }) => {
          const entry = rowAt(index)
          if (!entry) return <WaitingRow key={`waiting ${index}`} index={index} top={start} />
          return (
            <DocumentRow
              key={entry.id}
              entry={entry}
              index={index}
              top={start}
              isActive={index === current}
              isSelected={selection.ids.has(entry.id)}
              handlers={handlers}
              words={words}
            />
          )
        })}
      </div>
    </div>
  )
}

function writeClasses(is: { hasHits: boolean; hasFocus: boolean; isChoosing: boolean }): string {
  const names = ['inbox-table']
  if (is.hasHits) names.push('inbox-table-hits')
  if (is.hasFocus) names.push('inbox-table-focus')
  if (is.isChoosing) names.push('inbox-table-choosing')
  return names.join(' ')
}

/** What had the focus may go with the selection, as its buttons do: then the table takes it. */
function useKeptFocus(
  table: RefObject<HTMLElement | null>,
  { takesFocus, selected }: { readonly takesFocus: boolean; readonly selected: number },
): void {
  const before = useRef({ takesFocus, selected })
  useEffect(() => {
    const { takesFocus: wants, selected: had } = before.current
    before.current = { takesFocus: false, selected }
    if (document.activeElement !== document.body) return
    if (wants || (had > 0 && selected === 0)) table.current?.focus({ preventScroll: true })
  }, [table, selected])
}

function withIndex(indexes: number[], index: number, count: number): number[] {
  if (count === 0 || indexes.includes(index)) return indexes
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index]
}

function remToPixels(rem: number): number {
  return rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
