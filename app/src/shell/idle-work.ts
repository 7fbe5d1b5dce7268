import { keepHeight } from '../layout/kept-height.ts'
import { refuseStrayFiles } from '../layout/stray-files.ts'
import { register } from '../features/offline/version.ts'
import { whenIdle } from '../platform/when-idle.ts'
import '../layout/print.css'

/**
 * Begins what nobody needs to read the page. Where it does not come, a page that is loaded anew begins at its top, a
 * file that is dropped beside its place replaces the page, and nothing is kept for the time without a connection.
 */
export function beginAtRest(): void {
  keepHeight()
  refuseStrayFiles()
  // In development every change would have to get past it.
  if (!import.meta.env.PROD) return
  const keep = () => whenIdle(() => void register())
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
}
