import { keepHeight } from './layout/kept-height.ts'
import { register } from './offline/version.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Begins what nobody needs to read the page. Where it does not come, a page that is loaded anew begins at its top, and
 * nothing is kept for the time without a connection.
 */
export function beginAtRest(): void {
  keepHeight()
  // In development every change would have to get past it.
  if (!import.meta.env.PROD) return
  const keep = () => whenIdle(() => void register())
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
}
