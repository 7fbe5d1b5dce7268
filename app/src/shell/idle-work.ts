import { restorePageHeight } from '../layout/page-height.ts'
import { refuseStrayFiles } from '../layout/stray-files.ts'
import { register } from '../features/offline/version.ts'
import { whenIdle } from '../platform/when-idle.ts'
import '../layout/print.css'

/** Starts optional work once the page is idle: scroll restoration, drop protection and the service worker. */
export function startIdleWork(): void {
  restorePageHeight()
  refuseStrayFiles()
  // In development a service worker would serve stale modules.
  if (!import.meta.env.PROD) return
  const keep = () => whenIdle(() => void register())
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
}
