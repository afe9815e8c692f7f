import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRequest } from '../../engine/contract/app/export.ts'
import { fetchExport } from '../api/export.ts'
import { useChangeSettings } from '../api/settings.ts'
import { saveFile } from '../ui/save-file.ts'
import { showMessage } from '../ui/toasts.tsx'

/** Fetches the file and hands it to the browser, or to the window's own save dialog; remembers how it was done. */
export function useSave(accountId: number, wanted: ExportRequest) {
  const { t } = useTranslation('export')
  const { mutate: changeSettings } = useChangeSettings()
  const [isSaving, setIsSaving] = useState(false)

  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      const { blob, name } = await fetchExport(accountId, wanted)
      saveFile(blob, name)
      const { format, separator, columns } = wanted
      changeSettings({ export: { format, separator, columns } })
      showMessage({ text: t('saved', { name }), tone: 'good' })
    } catch (error) {
      showMessage({
        text: t('failed', { reason: error instanceof Error ? error.message : String(error) }),
        tone: 'bad',
      })
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving }
}
