import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from './story-page.ts'
import { storyEntries } from './storybook.ts'

/** A row of a component's keyboard table, as its `docs.json` holds it. */
interface KeyboardRow {
  /** Alternatives between slashes, as Playwright names keys; ArrowForward and ArrowBackward follow the reading direction. */
  keys: string
  does: string
  try: {
    /** The story's export name. */
    story: string
    /** What has the focus before the key. */
    focus: string
    /** Keys pressed first. */
    before?: string[]
    /** Matches only after the key. */
    expect: string
  }
}

/** The element that has focus, if what it scrolls in, or the window, hides it. */
function findHiddenFocus(): string {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight]
  // What is fixed is cut off by the window alone.
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
  // Of what is larger than its place, a hand's breadth is enough.
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
        throw new Error(`${path}: "${keys}" wants the story "${attempt.story}", which is not there.`)
      for (const locale of ['en', 'ar'] as const) {
        for (const key of keys.split(' / ')) {
          await test.step(`${key} (${locale}): ${does}`, async () => {
            await storyPage.show(entry.id, { locale, theme: 'light' })
            await page.locator(attempt.focus).first().focus()
            for (const first of attempt.before ?? []) {
              await page.keyboard.press(pressed(first, locale))
              // Focus may move in a task of its own; nobody presses the next key sooner.
              await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
            }
            const outcome = page.locator(attempt.expect)
            await expect(outcome, 'is not so before the key').toHaveCount(0)
            await page.keyboard.press(pressed(key, locale))
            await expect(outcome.first(), does).toBeAttached()
            await expect.poll(() => page.evaluate(findHiddenFocus), 'focus is in sight').toBe('')
            expect(storyPage.output, 'prints nothing').toEqual([])
          })
        }
      }
    }
  })
}
