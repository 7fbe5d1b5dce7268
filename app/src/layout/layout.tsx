import { SkipLink } from '@saha/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureMessage } from '../features/errors/failure-screen.tsx'
import { useLocale } from '../i18n/index.ts'
import { comeAlive } from '../hydration/early.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LateNotices } from './late-notices.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

/** Comes with the screen, which is the last of a written page to be the app's, or with what is said in its place. */
function Alive() {
  useEffect(comeAlive, [])
  return null
}

/** What stands around every screen but the player: the matched route's, or the one it is given. */
export function Layout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const locale = useLocale()
  const failed = (
    <>
      <FailureMessage locale={locale} />
      <Alive />
    </>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main" />
      <WelcomeBanner />
      <Header />
      <LateNotices />
      {/* The footer begins below the first screen, so that it does not move while a screen arrives. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow pb-16 outline-none">
        <FailureBoundary key={pathname} fallback={failed} reloads>
          <Suspense fallback={<ScreenSkeleton />}>
            {children ?? <Outlet />}
            <Alive />
          </Suspense>
        </FailureBoundary>
      </main>
      <Footer />
      <ScrollTop />
    </div>
  )
}
