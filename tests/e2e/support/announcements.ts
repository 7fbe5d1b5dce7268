import type { Page } from '@playwright/test'

interface Recording {
  announced: string[]
}

/** Records screen-reader announcements: the text of each live region when it changes. */
export const recordAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const announced: string[] = []
    const last = new WeakMap<Element, string>()
    Object.assign(window, { announced })
    const regionsOf = ({ target, addedNodes }: MutationRecord) => [
      (target instanceof Element ? target : target.parentElement)?.closest(live),
      // Only alerts are announced when they are inserted with their text.
      ...[...addedNodes].flatMap((node) =>
        node instanceof Element
          ? [node.closest('[role=alert]'), ...node.querySelectorAll('[role=alert]')]
          : [],
      ),
    ]
    new MutationObserver((changes) => {
      for (const region of new Set(changes.flatMap(regionsOf))) {
        if (!region?.isConnected) continue
        const words = region.textContent.trim()
        if (words !== '' && words !== last.get(region)) announced.push(words)
        last.set(region, words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Returns the announcements, oldest first, and clears them unless `forget` is false. */
export const readAnnouncements = (page: Page, clear = true): Promise<string[]> =>
  page.evaluate((clear) => {
    const { announced } = window as unknown as Recording
    return clear ? announced.splice(0) : [...announced]
  }, clear)
