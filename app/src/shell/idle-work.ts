import { restorePageHeight } from '../layout/page-height.ts'
import { preventStrayDrops } from '../layout/prevent-stray-drops.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { registerServiceWorker } from '../features/offline/service-worker-client.ts'
import { refusesTracking } from '../platform/refuses-tracking.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { loadPreviewsOnDemand } from './load-previews.ts'
import '../layout/print.css'

/** Starts to report page views, unless the browser asks not to be tracked. */
function startAnalytics(): void {
  if (refusesTracking(navigator)) return
  loadChunk(() => import('../features/analytics/report-page-views.ts')).then(
    ({ reportPageViews }) => reportPageViews(),
    () => undefined,
  )
}

/** Starts optional work once the page is idle: scrolling, drops, previews, analytics, the service worker. */
export function startIdleWork(): void {
  restorePageHeight()
  preventStrayDrops()
  loadPreviewsOnDemand()
  // In development a service worker would serve stale modules, and nothing is reported.
  if (!import.meta.env.PROD) return
  if (import.meta.env.VITE_ANALYTICS) whenIdle(startAnalytics)
  const registerWhenIdle = () => whenIdle(() => void registerServiceWorker())
  if (document.readyState === 'complete') registerWhenIdle()
  else window.addEventListener('load', registerWhenIdle, { once: true })
}
