import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMakeBackup } from '../api/backup.ts'
import { desktop } from '../api/desktop.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

/** Where the copy goes: by the system's dialog on the desktop, by its path in a browser. */
export function BackupDialog({ folder: last, onClose }: { readonly folder: string; readonly onClose: () => void }) {
  const { t } = useTranslation('settings')
  const { mutate: make, isPending, error } = useMakeBackup()
  const [folder, setFolder] = useState(last)
  const bridge = desktop()
  const choose = async (): Promise<void> => {
    const chosen = await bridge?.chooseFolder()
    if (chosen) setFolder(chosen)
  }
  const begin = (): void => make(folder, { onSuccess: onClose })
  return (
    <Dialog
      title={t('backup_make')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" isDisabled={folder.trim() === ''} isPending={isPending} onPress={begin}>
          {t('backup_begin')}
        </Button>
      }
    >
      <form
        className="settings-form"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        <TextField
          label={t('backup_folder')}
          hint={t('backup_folder_hint')}
          value={folder}
          onChange={setFolder}
          error={error?.message}
          autoFocus
        />
        {bridge && (
          <Button icon={FolderOpen} onPress={() => void choose()}>
            {t('backup_choose')}
          </Button>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
