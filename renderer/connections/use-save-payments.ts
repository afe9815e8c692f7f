import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchPayments } from '../api/payments.ts'
import { useSettings } from '../api/settings.ts'
import { saveFile } from '../ui/save-file.ts'
import { showMessage } from '../ui/toasts.tsx'

const COLUMNS = ['settled_at', 'document_id', 'amount', 'symbol', 'payer', 'network', 'transaction'] as const

/** Every payment as CSV, spelled as the last export was. */
export function useSavePayments() {
  const { t } = useTranslation('connections')
  const { data: settings } = useSettings()
  const [isSaving, setIsSaving] = useState(false)

  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      const separator = settings?.export?.separator ?? ','
      const titles = Object.fromEntries(COLUMNS.map((name) => [name, t(`payments_column.${name}`)]))
      const { blob, name } = await fetchPayments({ separator, titles })
      saveFile(blob, name)
      showMessage({ text: t('payments_saved', { name }), tone: 'good' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      showMessage({ text: t('payments_not_saved', { reason }), tone: 'bad' })
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving }
}
