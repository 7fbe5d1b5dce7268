import type { Page } from '@playwright/test'

interface Heard {
  heard: string[]
}

/** Records screen-reader announcements: the text of each live region when it changes. */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const live = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const heard: string[] = []
    const last = new WeakMap<Element, string>()
    Object.assign(window, { heard })
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
        if (words !== '' && words !== last.get(region)) heard.push(words)
        last.set(region, words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Returns the announcements, oldest first, and clears them unless `forget` is false. */
export const announcements = (page: Page, forget = true): Promise<string[]> =>
  page.evaluate((forget) => {
    const { heard } = window as unknown as Heard
    return forget ? heard.splice(0) : [...heard]
  }, forget)
