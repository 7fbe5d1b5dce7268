import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { sample } from '../sample.ts'
import { test } from './story-page.ts'
import { storyEntries } from './storybook.ts'

/** A row of a component's keyboard table in `docs.json`. */
interface KeyboardRow {
  /**
   * Playwright key names, alternatives separated by slashes; ArrowForward and ArrowBackward follow the reading
   * direction.
   */
  keys: string
  does: string
  try: {
    /** The story's export name. */
    story: string
    /** Selector of the element focused before the key. */
    focus: string
    /** Keys to press before. */
    before?: string[]
    /** Selector that matches only after the key. */
    expect: string
  }
}

/** Returns the focused element if its scroll container or the viewport hides it. */
function findHiddenFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
  // Only the viewport clips a fixed element.
  for (
    let within: Element = element, around = element.parentElement;
    around && getComputedStyle(within).position !== 'fixed';
    within = around, around = around.parentElement
  ) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const frame = around.getBoundingClientRect()
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  const width = Math.min(box.right, right) - Math.max(box.left, left)
  const height = Math.min(box.bottom, bottom) - Math.max(box.top, top)
  // Of a larger element 24 px are enough.
  const seen = width >= Math.min(box.width, 24) && height >= Math.min(box.height, 24)
  return seen ? '' : element.outerHTML.slice(0, 120)
}

const folder = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url))
const entries = storyEntries()

const physical = {
  en: { ArrowForward: 'ArrowRight', ArrowBackward: 'ArrowLeft' },
  ar: { ArrowForward: 'ArrowLeft', ArrowBackward: 'ArrowRight' },
} as const
const pressed = (key: string, locale: 'en' | 'ar') =>
  key.replace(/Arrow(?:Forward|Backward)/, (name) => physical[locale][name as 'ArrowForward'])

for (const path of globSync('*/*.docs.json', { cwd: folder })) {
  const component = basename(path, '.docs.json')
  const { keyboard } = JSON.parse(readFileSync(folder + path, 'utf8')) as { keyboard: KeyboardRow[] }
  if (keyboard.length === 0) continue

  test(component, async ({ storyPage }) => {
    const { page } = storyPage
    for (const { keys, does, try: attempt } of keyboard) {
      const entry = entries.find(
        ({ title, exportName }) =>
          exportName === attempt.story &&
          title
            .split('/')
            .at(-1)
            ?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
            .toLowerCase() === component,
      )
      if (!entry)
        throw new Error(`${path}: "${keys}" refers to the story "${attempt.story}", which does not exist.`)
      for (const locale of sample(`${component} ${keys} ${does}`, ['en', 'ar'] as const)) {
        for (const key of keys.split(' / ')) {
          await test.step(`${key} (${locale}): ${does}`, async () => {
            await storyPage.show(entry.id, { locale, theme: 'light' })
            await page.locator(attempt.focus).first().focus()
            for (const first of attempt.before ?? []) {
              await page.keyboard.press(pressed(first, locale))
              // Focus may move in a later task, still before a user's next key.
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
            }
            const outcome = page.locator(attempt.expect)
            await expect(outcome, 'does not match before the key').toHaveCount(0)
            await page.keyboard.press(pressed(key, locale))
            await expect(outcome.first(), does).toBeAttached()
            await expect.poll(() => page.evaluate(findHiddenFocus), 'focus is visible').toBe('')
            expect(storyPage.output, 'prints nothing').toEqual([])
          })
        }
      }
    }
  })
}
