import { expect, type Page } from '@playwright/test'

/** Describes the focused element, and whether it is visible: in the viewport and not covered. */
export const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
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
    return { name: `${element.tagName} ${name.slice(0, 40)}`, seen: inWindow && uncovered }
  })

/** Polls until scrolling has ended. */
export const expectFocusVisible = (page: Page) =>
  expect
    .poll(async () => {
      const stop = await describeFocus(page)
      return stop?.seen ? 'seen' : `${stop?.name} is out of sight`
    })
    .toBe('seen')

/** Marks the focused element; returns true if it was marked before or nothing has focus. Runs in the page. */
const passed = (way: string) => {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return true
  const before = element.dataset.passed === way
  element.dataset.passed = way
  return before
}

/** Tabs once through all focusable elements. @returns the number of stops */
export async function walkFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; ; stops++) {
    await page.keyboard.press(key)
    const [goneRound, stop] = await Promise.all([page.evaluate(passed, key), describeFocus(page)])
    if (goneRound) return stops
    if (!stop?.seen) await expectFocusVisible(page)
  }
}
