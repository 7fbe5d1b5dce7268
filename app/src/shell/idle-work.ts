import { restorePageHeight } from '../layout/page-height.ts'
import { preventStrayDrops } from '../layout/prevent-stray-drops.ts'
import { registerServiceWorker } from '../features/offline/service-worker-client.ts'
import { whenIdle } from '../platform/when-idle.ts'
import '../layout/print.css'

/** Starts optional work once the page is idle: scroll restoration, drop protection and the service worker. */
export function startIdleWork(): void {
  restorePageHeight()
  preventStrayDrops()
  // In development a service worker would serve stale modules.
  if (!import.meta.env.PROD) return
  const registerWhenIdle = () => whenIdle(() => void registerServiceWorker())
  if (document.readyState === 'complete') registerWhenIdle()
  else window.addEventListener('load', registerWhenIdle, { once: true })
}
