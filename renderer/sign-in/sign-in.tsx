import { useTranslation } from 'react-i18next'
import { useVersion } from '../api/version.ts'
import './sign-in.css'

/** For whoever is not signed in: that Docket runs, how to get in, and where tools connect. */
export function SignIn() {
  const { t } = useTranslation('shell')
  const { data: version } = useVersion()
  const baseUrl = window.location.origin
  return (
    <main className="sign-in">
      <h1>{t('running')}</h1>
      <p>
        {t('about')} {version !== undefined && t('version', { version })}
      </p>

      <h2>{t('sign_in')}</h2>
      <p>{t('sign_in_hint')}</p>
      <Command>docket sign-in</Command>

      <h2>{t('tools_connect')}</h2>
      <p>
        <code>{baseUrl}</code>
      </p>

      <h2>{t('tools_sign_in')}</h2>
      <p>{t('tools_sign_in_hint')}</p>
      <Command>docket tokens create</Command>

      <h2>{t('send')}</h2>
      <Command>{`curl -H "Authorization: Bearer $TOKEN" -F file=@invoice.pdf ${baseUrl}/api/v1/documents`}</Command>
      <p>
        {t('send_hint')} <a href="/docs">{t('api_docs')}</a>
      </p>
    </main>
  )
}

/** A line for a terminal; long ones scroll, by keyboard too. */
function Command({ children }: { readonly children: string }) {
  const { t } = useTranslation('shell')
  return (
    <pre tabIndex={0} aria-label={t('command')} className="sign-in-command">
      <code>{children}</code>
    </pre>
  )
}
