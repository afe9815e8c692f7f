import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { I18nProvider } from 'react-aria-components'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { findLocale } from './format/locale.ts'
import { Inbox } from './inbox/inbox.tsx'
import { Crashed } from './shell/crashed.tsx'
import { NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'
import { Loading } from './ui/states.tsx'
import { Messages } from './ui/toasts.tsx'

/**
 * The rooms by their addresses. The inbox is what is seen first; the others come when they are entered:
 * `lazy: () => import('./review/review.tsx').then(({ Review }) => ({ Component: Review }))`.
 * The engine serves the page for these addresses (engine/api/middleware/serve-page.ts).
 */
const ROUTES: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: Crashed,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: Crashed,
        children: [
          { path: '/', Component: Inbox },
          {
            path: '/documents/:id',
            lazy: () => import('./review/review.tsx').then(({ Review }) => ({ Component: Review })),
          },
          {
            path: '/export',
            lazy: () => import('./export/export.tsx').then(({ Export }) => ({ Component: Export })),
          },
          {
            path: '/connections',
            lazy: () => import('./connections/connections.tsx').then(({ Connections }) => ({ Component: Connections })),
          },
          {
            path: '/settings',
            lazy: () => import('./settings/settings.tsx').then(({ Settings }) => ({ Component: Settings })),
          },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]

const client = createQueryClient()
const router = createBrowserRouter(ROUTES)

/** The whole page. */
export function App() {
  const { i18n } = useTranslation()
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={findLocale(i18n.language, navigator.languages)}>
        <RouterProvider router={router} />
        <Messages />
      </I18nProvider>
    </QueryClientProvider>
  )
}
