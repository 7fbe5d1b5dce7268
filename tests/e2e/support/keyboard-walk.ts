import { expect, type Page } from '@playwright/test'

interface FocusedElement {
  name: string
  /** Whether it is in the viewport and not covered. */
  seen: boolean
  /** Whether this walk has focused it before. */
  passed: boolean
}

/** Describes the focused element, and marks it as passed by a walk. Runs in the page. */
function inspectFocus({ way, within }: { way?: string; within?: string }): FocusedElement | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  if (within && !element.closest(within)) return null
  // A visually hidden field is visible by its label.
  const drawn =
    element instanceof HTMLInputElement && element.offsetWidth <= 1 ? element.labels?.[0] : undefined
  const shown = drawn ?? element
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const seen = {
    left: Math.max(0, left),
    right: Math.min(innerWidth, right),
    top: Math.max(0, top),
    bottom: Math.min(innerHeight, bottom),
  }
  // Half of a large element must be visible; of a large field, a smaller part.
  const large = drawn || element instanceof HTMLTextAreaElement ? 48 : innerHeight / 2
  const enough = Math.min(bottom - top, large)
  const inWindow = seen.right > seen.left && seen.bottom - seen.top >= enough - 1
  const onTop = document.elementFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
  const uncovered = onTop !== null && (shown.contains(onTop) || onTop.contains(shown))
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  const passed = element instanceof HTMLElement && element.dataset['passed'] === way
  if (way && element instanceof HTMLElement) element.dataset['passed'] = way
  return { name: `${element.tagName} ${name.slice(0, 40)}`, seen: inWindow && uncovered, passed }
}

/** Describes the focused element, and whether it is visible: in the viewport and not covered. */
export const describeFocus = (page: Page) => page.evaluate(inspectFocus, {})

/** Polls until scrolling has ended. */
export const expectFocusVisible = (page: Page) =>
  expect
    .poll(async () => {
      const stop = await describeFocus(page)
      return stop?.seen ? 'seen' : `${stop?.name} is out of sight`
    })
    .toBe('seen')

/**
 * Tabs once through all focusable elements, or from the focused one through those of a container.
 *
 * @param within selector of the container
 * @returns the number of stops
 */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab', within?: string): Promise<number> {
  for (let stops = 0; ; stops++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus, { way: key, ...(within && { within }) })
    if (!stop || stop.passed) return stops
    if (!stop.seen) await expectFocusVisible(page)
  }
}
