import { useTranslation } from 'react-i18next'

/** The list of all documents, and where new ones come in. */
export function Inbox() {
  const { t } = useTranslation('inbox')
  return <h1>{t('title')}</h1>
}
