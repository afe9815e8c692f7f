import { useCallback, useDeferredValue, useState } from 'react'
import { Keyboard, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCurrentAccount } from '../api/accounts.ts'
import { writeDocumentView } from '../api/document-view.ts'
import { useCounts } from '../api/documents.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { EmptyState, Loading } from '../ui/states.tsx'
import { AddButton, useFilePicker } from './add-button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DocumentList } from './document-list.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { Search } from './filters/search.tsx'
import { FirstRun } from './first-run.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { UploadTray } from './uploads/upload-tray.tsx'
import { useAddFiles } from './uploads/uploads.tsx'
import { useDeeds } from './use-deeds.ts'
import { useKey } from './use-key.ts'
import { useRemoval } from './use-removal.ts'
import { useSelection } from './use-selection.ts'
import { useView } from './use-view.ts'
import './inbox.css'

/** The list of all documents of an account, and where new ones come in. */
export function Inbox() {
  const account = useCurrentAccount()
  return account ? <InboxOf key={account.id} accountId={account.id} /> : <Loading />
}

function InboxOf({ accountId }: { readonly accountId: number }) {
  const { t } = useTranslation('inbox')
  const { data: counts } = useCounts(accountId)
  const control = useView()
  const { view, setFilter, reset } = control
  const selection = useSelection(JSON.stringify(view.filter))
  const chosen = [...selection.ids]
  const addFiles = useAddFiles(accountId)
  const deeds = useDeeds(accountId, addFiles)
  const remove = useRemoval(accountId)
  const navigate = useNavigate()
  // The list is drawn when the rest stands, in slices between which keys are heard.
  const drawsList = useDeferredValue(true, false)
  const [total, setTotal] = useState<number | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  useKey('?', () => setShowsKeys(true))
  const picker = useFilePicker(addFiles)
  const setQuery = useCallback((query: string) => setFilter({ query: query || null }), [setFilter])

  function open(id: number): void {
    void navigate(`/documents/${id}`, { state: { list: writeDocumentView(view) } })
  }

  function removeDocuments(ids: readonly number[]): void {
    remove(ids)
    selection.clear()
  }

  const firstRun = (
    <FirstRun onFiles={picker.pickFiles} onFolder={picker.pickFolder} onSample={() => void deeds.trySample()} />
  )
  const nothingFound = (
    <EmptyState icon={SearchX} title={t('none_title')} actions={<Button onPress={reset}>{t('show_all')}</Button>}>
      {t('none_text')}
    </EmptyState>
  )
  const isFirstRun = counts?.all === 0
  const isNarrowed = Object.keys(view.filter).length > 0
  return (
    <div className="inbox">
      {picker.inputs}
      <header className="inbox-top">
        <h1>{t('title')}</h1>
        <Search query={view.filter.query ?? ''} onQuery={setQuery} />
        <IconButton label={t('keys')} icon={Keyboard} keys="?" onPress={() => setShowsKeys(true)} />
        <AddButton onFiles={picker.pickFiles} onFolder={picker.pickFolder} />
      </header>
      {isFirstRun ? (
        firstRun
      ) : (
        <>
          {chosen.length === 0 ? (
            <FilterBar control={control} counts={counts} total={isNarrowed ? total : null} />
          ) : (
            <BulkBar
              count={chosen.length}
              onExport={() => void navigate('/export', { state: { ids: chosen } })}
              onCheck={() => void deeds.check(chosen).then((done) => done && selection.clear())}
              onRemove={() => removeDocuments(chosen)}
              onClear={selection.clear}
            />
          )}
          {drawsList && (
            <DocumentList
              accountId={accountId}
              view={view}
              selection={selection}
              onSort={control.setSort}
              onOpen={({ id }) => open(id)}
              onRemove={removeDocuments}
              onAgain={(entry) => void deeds.readAgain(entry)}
              onTotal={setTotal}
              empty={isNarrowed ? nothingFound : firstRun}
            />
          )}
        </>
      )}
      <UploadTray onOpen={open} onRemove={(id) => remove([id])} />
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  )
}
