import { useRef } from 'react'
import { FilePlus, FolderPlus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { MenuButton, MenuItem } from '../ui/menu.tsx'
import { withoutJunk } from './uploads/read-dropped.ts'

/** React does not know the attribute. */
const FOLDER = { webkitdirectory: '' }

/** Opens the system's windows to choose files or a folder. */
export function useFilePicker(onFiles: (files: readonly File[]) => void) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement): void {
    const chosen = withoutJunk(input.files ?? [])
    // The same file may be chosen again.
    input.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }

  return {
    pickFiles: () => files.current?.click(),
    pickFolder: () => folder.current?.click(),
    inputs: (
      <>
        <input ref={files} type="file" multiple hidden onChange={({ currentTarget }) => take(currentTarget)} />
        <input ref={folder} type="file" {...FOLDER} hidden onChange={({ currentTarget }) => take(currentTarget)} />
      </>
    ),
  }
}

/** The one thing to do in an inbox. */
export function AddButton({ onFiles, onFolder }: { readonly onFiles: () => void; readonly onFolder: () => void }) {
  const { t } = useTranslation('inbox')
  return (
    <MenuButton
      button={
        <Button variant="primary" icon={Plus}>
          {t('add')}
        </Button>
      }
      placement="bottom end"
      aria-label={t('add')}
      onAction={(key) => (key === 'files' ? onFiles() : onFolder())}
    >
      <MenuItem id="files" icon={FilePlus}>
        {t('add_files')}
      </MenuItem>
      <MenuItem id="folder" icon={FolderPlus}>
        {t('add_folder')}
      </MenuItem>
    </MenuButton>
  )
}
