import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'
import { Welcome } from './welcome.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')
createRoot(root).render(
  <StrictMode>
    <Welcome baseUrl={window.location.origin} />
  </StrictMode>,
)
