import { useEffect, useState } from 'react'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useCurrentAccount } from '../../api/accounts.ts'
import { readDropped } from './read-dropped.ts'
import { useAddFiles } from './uploads.tsx'

/** Makes the whole window a place to drop files and folders, in every room; files can be pasted as well. */
export function AcceptFiles() {
  const { t } = useTranslation('inbox')
  const account = useCurrentAccount()
  const addFiles = useAddFiles(account?.id)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    async function take(data: DataTransfer): Promise<void> {
      const files = await readDropped(data)
      if (files.length === 0) return
      addFiles(files)
      if (pathname !== '/') void navigate('/')
    }
    const over = (event: DragEvent): void => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent): void => {
      // Null: out of the window, not into another element of it.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      setOver(false)
      if (!carriesFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) void take(event.dataTransfer)
    }
    const paste = (event: ClipboardEvent): void => {
      if (!event.clipboardData || event.clipboardData.files.length === 0) return
      event.preventDefault()
      void take(event.clipboardData)
    }
    window.addEventListener('dragenter', over)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragenter', over)
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [addFiles, navigate, pathname])

  if (!isOver) return null
  return (
    <div className="inbox-drop" aria-hidden>
      <div className="inbox-drop-card">
        <Download size={28} strokeWidth={1.5} />
        <strong>{t('drop_here')}</strong>
        <span>{account?.name}</span>
      </div>
    </div>
  )
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
