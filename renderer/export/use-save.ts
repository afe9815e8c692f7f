import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportRequest } from '../../engine/contract/app/export.ts'
import { fetchExport } from '../api/export.ts'
import { useChangeSettings } from '../api/settings.ts'
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
      download(blob, name)
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

function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
