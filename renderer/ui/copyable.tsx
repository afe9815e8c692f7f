import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './button.tsx'
import './copyable.css'

/** Milliseconds for which the button says that it has copied. */
const SAYS_SO = 2000

/** Text that is wanted elsewhere, with a button that copies it. */
export function Copyable({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SAYS_SO)
  }

  return (
    <div className="ui-copyable">
      {/* Long commands scroll: by the keyboard, too. */}
      <pre tabIndex={0} aria-label={label}>
        <code>{text}</code>
      </pre>
      <IconButton
        label={copied ? t('copied') : `${t('copy')}: ${label}`}
        icon={copied ? Check : Copy}
        size="small"
        onPress={() => void copy()}
      />
    </div>
  )
}
