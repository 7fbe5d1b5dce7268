import { expect } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { rulesOfColor, violations } from '../axe.ts'
import { boxes, unmirrored } from './mirror.ts'
import { withLongWords } from './long-words.ts'
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
    await page.setViewportSize({ width: 1280, height: 900 })

    let ltr: Awaited<ReturnType<typeof boxes>> = []
    for (const locale of ['en', 'ar'] as const) {
      await test.step(locale, async () => {
        await stage.show(id, { locale, theme: 'light' })
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
        await sound({ rules })
        if (locale === 'en') ltr = await page.evaluate(boxes)
        expect(await page.evaluate(showsSomething), 'shows something').toBe(true)
        await stage.turn({ locale, theme: 'dark' })
        await sound(rulesOfColor)
        await fits(locale)
      })
    }

    await test.step('mirrors', async () => {
      await stage.show(id, { locale: 'en-Hebr', theme: 'light' })
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      expect(unmirrored(ltr, await page.evaluate(boxes), width)).toEqual([])
    })
  })
}
