import { lazy, Suspense, useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { Loading } from '../ui/states.tsx'
import { applyPending } from './apply-pending.ts'
import { CheckedBar } from './checked-bar.tsx'
import { readDrafts } from './drafts.ts'
import { FieldDetails } from './fields/field-details.tsx'
import { FieldsPane } from './fields/fields-pane.tsx'
import { useFieldName } from './fields/use-field-name.ts'
import { focusField, focusNextOf } from './move-focus.ts'
import { findingsOf, needsLook } from './judge-field.ts'
import { markPlaces } from './mark-places.ts'
import { PagePane, type PageHandle } from './page/page-pane.tsx'
import { ReviewActionsContext } from './review-actions.ts'
import { SideTabs, type Side } from './side-tabs.tsx'
import { placeOf, type Candidate } from './value.ts'
import { useDeskActions } from './use-desk-actions.ts'
import { useDeskShortcuts } from './use-desk-shortcuts.ts'
import type { Neighbours } from './use-neighbours.ts'
import { useSaver } from './use-saver.ts'
import { usePanelSizes } from './use-panel-sizes.ts'

const EInvoicePane = lazy(() =>
  import('./einvoice-pane.tsx').then(({ EInvoicePane: Component }) => ({ default: Component })),
)
const HistoryPane = lazy(() =>
  import('./history-pane.tsx').then(({ HistoryPane: Component }) => ({ default: Component })),
)
interface ReviewDeskProps {
  readonly document: AppDocument
  readonly neighbours: Neighbours
  readonly handle: RefObject<DeskHandle | null>
  readonly showsHistory: boolean
  readonly onHistory: (shows: boolean) => void
  readonly onHelp: () => void
}

/** What the bar above asks of the desk. */
export interface DeskHandle {
  undo(): void
  redo(): void
}

/** The page left, the fields right; what is done on one side is seen on the other. */
export function ReviewDesk({ document, neighbours, handle, showsHistory, onHistory, onHelp }: ReviewDeskProps) {
  const { t } = useTranslation('review')
  const name = useFieldName()
  const { saver, state: saving } = useSaver(document.id)
  const fields = useMemo(() => applyPending(document, saving.pending), [document, saving.pending])
  const [drafts] = useState(() => readDrafts(document.id))
  const [side, setSide] = useState<Side>('page')
  const [pointed, setPointed] = useState<Candidate | null>(null)
  const page = useRef<PageHandle>(null)
  const pane = useRef<HTMLDivElement>(null)
  const desk = useDeskActions({ document, fields, saver })
  const { active, details, actions } = desk
  const sizes = usePanelSizes()

  const looks = useMemo(
    () => Object.keys(fields).filter((key) => needsLook(fields[key]!, findingsOf(document, key))),
    [document, fields],
  )
  const activeKey = active?.key ?? null
  const marks = useMemo(
    () => markPlaces(fields, { active: activeKey, looks: new Set(looks), candidates: pointed ? [pointed] : [], name }),
    [fields, activeKey, looks, pointed, name],
  )

  // The place of the field that has the focus comes into view, and follows its value.
  const place = active ? placeOf(fields[active.key]) : null
  const placeName = place && `${place.page} ${place.box.join(' ')}`
  useEffect(() => {
    if (place) page.current?.show(place)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place is made anew each time, its name is the same
  }, [active?.key, placeName])
  useEffect(() => {
    if (pointed?.page && pointed.box) page.current?.show({ page: pointed.page, box: pointed.box })
  }, [pointed])

  useEffect(() => {
    if (!focusNextOf(pane.current, looks, 1)) focusField(pane.current, 'sender_name')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once: when the document is opened
  }, [])

  const { done, undo, redo } = useDeskShortcuts({
    document,
    neighbours,
    saver,
    desk,
    fields,
    looks,
    page,
    pane,
    onHelp,
  })
  useImperativeHandle(handle, () => ({ undo, redo }))

  function closeDetails(): void {
    const key = details
    desk.setDetails(null)
    setPointed(null)
    if (key !== null) focusField(pane.current, key)
  }

  const shown = details === null ? undefined : fields[details]
  return (
    <ReviewActionsContext value={actions}>
      <>
        <Group className="review-panels" orientation="horizontal" {...sizes}>
          <Panel id="page" minSize="25%" defaultSize="54%" className="review-panel">
            {document.is_e_invoice && <SideTabs side={side} onSide={setSide} />}
            <div className="review-side">
              {side === 'page' ? (
                <PagePane
                  document={document}
                  handle={page}
                  marks={marks}
                  hovered={desk.hovered}
                  onPick={desk.pick}
                  onHover={actions.hover}
                />
              ) : (
                <Suspense fallback={<Loading />}>
                  <EInvoicePane documentId={document.id} />
                </Suspense>
              )}
            </div>
          </Panel>
          <Separator className="review-separator" aria-label={t('separator')} />
          <Panel id="fields" minSize="30%" className="review-panel">
            <section className="review-right" aria-label={t('fields')}>
              <div className="review-right-scroll" ref={pane}>
                {showsHistory && (
                  <Suspense fallback={<Loading />}>
                    <HistoryPane document={document} onClose={() => onHistory(false)} />
                  </Suspense>
                )}
                <div hidden={showsHistory}>
                  <FieldsPane
                    document={document}
                    fields={fields}
                    refusals={{ ...saving.refusals, ...desk.refusals }}
                    drafts={drafts}
                    active={active}
                    hovered={desk.hovered}
                  />
                </div>
              </div>
              <CheckedBar
                document={document}
                looks={looks.length}
                onNextLook={() => void focusNextOf(pane.current, looks, 1)}
                onDone={done}
              />
            </section>
          </Panel>
        </Group>
        {details !== null && shown && (
          <FieldDetails
            key={details}
            fieldKey={details}
            field={shown}
            findings={findingsOf(document, details)}
            onClose={closeDetails}
            onPoint={setPointed}
            onAccept={() => {
              actions.accept(details)
              closeDetails()
            }}
            onEmpty={() => {
              desk.take({ key: details }, { value: null, place: null })
              closeDetails()
            }}
            onTake={(candidate) => {
              desk.takeCandidate({ key: details }, candidate)
              closeDetails()
            }}
          />
        )}
      </>
    </ReviewActionsContext>
  )
}
