import type { RESOURCES } from './resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui'
    resources: (typeof RESOURCES)['en']
  }
}
