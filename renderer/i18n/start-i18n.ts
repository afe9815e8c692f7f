import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Settings } from '../../engine/contract/app/settings.ts'
import { RESOURCES, type Language } from './resources.ts'

const i18n = createInstance()

/**
 * The page's own words. A room reads its texts with `const { t } = useTranslation('<room>')` and `t('key')`; keys are typed by the
 * English file (i18n/i18next.d.ts), plurals are `key_one` and `key_other` with `count`.
 */
export function startI18n(language: Language): void {
  void i18n.use(initReactI18next).init({
    resources: RESOURCES,
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  document.documentElement.lang = language
}

/** Changes every text on the page. */
export function changeLanguage(language: Language): void {
  if (i18n.language === language) return
  document.documentElement.lang = language
  void i18n.changeLanguage(language)
}

/** What the settings mean on this computer. */
export function chooseLanguage(setting: Settings['language']): Language {
  if (setting !== 'system') return setting
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
}
