import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startI18n } from './i18n/start-i18n.ts'
import { recallLook, showTheme } from './shell/look.ts'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')
const { language, theme } = recallLook()
showTheme(theme)
startI18n(language)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
