import { FilePlus, FolderPlus, Inbox, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'

interface FirstRunProps {
  readonly onFiles: () => void
  readonly onFolder: () => void
  readonly onSample: () => void
}

/** Before the first document: what to do, and something to try it with. */
export function FirstRun({ onFiles, onFolder, onSample }: FirstRunProps) {
  const { t } = useTranslation('inbox')
  return (
    <section className="inbox-first">
      <div className="inbox-first-card">
        <Inbox size={36} strokeWidth={1.25} aria-hidden />
        <h2>{t('first_title')}</h2>
        <p>{t('first_text')}</p>
        <div className="inbox-first-actions">
          <Button variant="primary" icon={FilePlus} onPress={onFiles}>
            {t('add_files')}
          </Button>
          <Button icon={FolderPlus} onPress={onFolder}>
            {t('add_folder')}
          </Button>
        </div>
        <Button variant="plain" icon={Sparkles} onPress={onSample}>
          {t('sample')}
        </Button>
      </div>
      <p className="inbox-first-note">{t('first_note')}</p>
    </section>
  )
}
