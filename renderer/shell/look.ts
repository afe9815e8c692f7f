import type { Settings } from '../../engine/contract/app/settings.ts'
import { chooseLanguage } from '../i18n/start-i18n.ts'
import type { Language } from '../i18n/resources.ts'

type Theme = Settings['theme']

interface Look {
  readonly language: Language
  readonly theme: Theme
}

const KEY = 'docket.look'

/** Language and theme as they were last: the page shows itself before the settings are there. */
export function recallLook(): Look {
  const [language, theme] = (localStorage.getItem(KEY) ?? '').split(' ')
  return {
    language: language === 'de' || language === 'en' ? language : chooseLanguage('system'),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  }
}

export function rememberLook({ language, theme }: Look): void {
  localStorage.setItem(KEY, `${language} ${theme}`)
}

/** `system` leaves the choice to the browser. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
