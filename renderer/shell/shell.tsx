import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { desktop } from '../api/desktop.ts'
import { LiveConnection } from '../api/live-connection.tsx'
import { useSession } from '../api/session.ts'
import { useSettings } from '../api/settings.ts'
import { changeLanguage, chooseLanguage } from '../i18n/start-i18n.ts'
import { AcceptFiles } from '../inbox/uploads/accept-files.tsx'
import { UploadsFollower } from '../inbox/uploads/uploads.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { ErrorState, Loading } from '../ui/states.tsx'
import { rememberLook, showTheme } from './look.ts'
import { SideNavigation } from './side-navigation.tsx'
import './shell.css'

/** What stands around every room; without a session, how to get one. */
export function Shell() {
  const { t } = useTranslation('ui')
  const { data: session, error, refetch, isPending } = useSession()
  if (isPending) return <Loading />
  if (error instanceof ApiError && error.status === 401) return <SignIn />
  // Once signed in, a service that is away for a while takes nothing from the page.
  if (!session) return <ErrorState title={t('unreachable_title')} error={error} onRetry={() => void refetch()} />
  return (
    <LiveConnection>
      <Look />
      <FollowMenu />
      <UploadsFollower />
      <AcceptFiles />
      <div className="shell">
        <SideNavigation />
        <main className="shell-room" id="room">
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </LiveConnection>
  )
}

/** The menu of the window on the desktop leads through the rooms. */
function FollowMenu() {
  const navigate = useNavigate()
  useEffect(() => desktop()?.onNavigate((path) => void navigate(path)), [navigate])
  return null
}

/** Language and theme follow the settings. */
function Look() {
  const { data: settings } = useSettings()
  useEffect(() => {
    if (!settings) return
    const look = { language: chooseLanguage(settings.language), theme: settings.theme }
    changeLanguage(look.language)
    showTheme(look.theme)
    rememberLook(look)
  }, [settings])
  return null
}
