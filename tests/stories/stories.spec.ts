import { expect } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { rulesOfColor, violations } from '../axe.ts'
import { boxes, unmirrored } from './mirror.ts'
import { withLongWords } from './long-words.ts'
import { looksAsBefore, looksAsBeforeInForcedColors } from './pictures.ts'
import { test } from './stage.ts'
import { storyEntries } from './storybook.ts'

// A story is a part of a page: the page's own landmarks and headings are tested end to end.
const rules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
)

/** Whether a part of the kit, or anything of a story that has none, takes room on the page. Runs in the page. */
const showsSomething = () =>
  [...document.querySelectorAll('[data-slot], #storybook-root *')].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })

for (const { id, title, name } of storyEntries()) {
  test(`${title} / ${name}`, async ({ stage }) => {
    const { page } = stage
    const sound = async (options: RunOptions) => {
      expect(stage.output, 'prints nothing').toEqual([])
      expect(await violations(page, 'body', options)).toEqual([])
    }
    const fits = async (locale: 'en' | 'ar') => {
      await page.setViewportSize({ width: 320, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
      if (title.startsWith('Kit/')) {
        const long = await page.evaluate(withLongWords, locale)
        expect(long, 'a word of 28 letters scrolls the page sideways').toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    }

    // In pairs: every rule sees both languages, and both themes' colors are seen.
    const ltr = await test.step('English', async () => {
      await looksAsBeforeInForcedColors(stage, id)
      await stage.show(id, { locale: 'en', theme: 'light' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
      expect(await page.evaluate(showsSomething), 'shows something').toBe(true)
      // Before a picture, which moves what is animated.
      const boxesNow = await page.evaluateHandle(boxes)
      await looksAsBefore(page, id, 'en-light')
      await sound({ rules })
      await fits('en')
      return boxesNow
    })
    await test.step('Arabic', async () => {
      await stage.show(id, { locale: 'ar', theme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await looksAsBefore(page, id, 'ar-dark')
      await sound({ rules })
      await fits('ar')
    })

    // What is shown again to be compared is dark: so the dark colors are seen with both languages' letters.
    await test.step('English, mirrored and dark', async () => {
      await stage.show(id, { locale: 'en-Hebr', theme: 'dark' })
      const rtl = await page.evaluateHandle(boxes)
      expect(await page.evaluate(unmirrored, { ltr, rtl })).toEqual([])
      await sound(rulesOfColor)
    })
  })
}
