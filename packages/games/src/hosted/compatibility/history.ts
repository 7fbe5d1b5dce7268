import { replaceMethod } from '../replace-method.ts'
import { isInFolder } from './folder.ts'

/** Returns the link that an event activates, if any. */
const findLink = (event: Event): HTMLAnchorElement | HTMLAreaElement | undefined =>
  event
    .composedPath()
    .find(
      (target): target is HTMLAnchorElement | HTMLAreaElement =>
        (target instanceof HTMLAnchorElement || target instanceof HTMLAreaElement) && target.href !== '',
    )

/**
 * Leaves the tab's history as it is: the portal closes a frame that adds entries, because Back must leave the game.
 * Links to other sites lead nowhere.
 */
export function installHistory(warn: (text: string) => void): void {
  replaceMethod(History.prototype, 'replaceState', (native) => (self, [data, unused, url]) => {
    try {
      return native(self, [data, unused, url])
    } catch {
      // An opaque origin may not change the URL.
      return native(self, [data, unused])
    }
  })
  replaceMethod(History.prototype, 'pushState', () => (self, [data, unused, url]) => {
    ;(self as History).replaceState(data, unused as string, url as string | undefined)
  })
  // In the bubbling phase of the window, after the handlers of the game.
  addEventListener('click', (event) => {
    const link = findLink(event)
    if (!link || event.defaultPrevented || event.button !== 0) return
    const scheme = new URL(link.href).protocol
    if (scheme === 'javascript:' || link.hasAttribute('download')) return
    event.preventDefault()
    if (isInFolder(link.href)) location.replace(link.href)
    else warn(`A link to ${link.href} leads out of the game.`)
  })
}
