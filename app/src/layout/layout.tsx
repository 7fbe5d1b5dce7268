import { SkipLink } from '@saha/ui'
import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { FailureBoundary } from '../features/errors/failure-boundary.tsx'
import { FailureMessage } from '../features/errors/failure-screen.tsx'
import { useLocale } from '../i18n/index.ts'
import { finishHydration } from '../hydration/captured-events.ts'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { LateNotices } from './late-notices.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { ScrollTop } from './scroll-top.tsx'
import { WelcomeBanner } from './banners/welcome-banner.tsx'

/** Reports the end of hydration: it mounts with the screen, the last part to hydrate, or with the screen's error. */
function HydrationEnd() {
  useEffect(finishHydration, [])
  return null
}

/** Header, banners, main and footer around every screen but the player. */
export function Layout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  const locale = useLocale()
  const failed = (
    <>
      <FailureMessage locale={locale} />
      <HydrationEnd />
    </>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main" />
      <WelcomeBanner className="max-sm:hidden" />
      <Header />
      <LateNotices />
      {/* The footer starts below the fold, so that it does not move while a screen loads. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] grow pb-16 outline-none">
        {/* A change of language builds the screen again: React cannot update texts that the browser has translated. */}
        <FailureBoundary key={pathname} fallback={failed} reloads>
          <Suspense fallback={<ScreenSkeleton />}>
            {children ?? <Outlet />}
            <HydrationEnd />
          </Suspense>
        </FailureBoundary>
      </main>
      {/* On a phone games come first. */}
      <WelcomeBanner className="sm:hidden" isLate />
      <Footer />
      <ScrollTop />
    </div>
  )
}
