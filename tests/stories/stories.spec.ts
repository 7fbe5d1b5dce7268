import { expect } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { exceptFooter, colorRules, violations } from '../axe.ts'
import { isQuick, isSampled, sample } from '../sample.ts'
import { findLayoutFaults } from './layout-faults.ts'
import { expectScreenshot, expectForcedColorsScreenshot } from './screenshots.ts'
import { findOverflow } from './find-overflow.ts'
import { test } from './story-page.ts'
import { storyEntries } from './storybook.ts'

// Landmarks and headings belong to whole pages, which have end-to-end tests.
const rules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
)

// Each call to the page costs as much as a small story, so each does much.
for (const { id, title, name } of storyEntries()) {
  if (!isSampled(id, 8)) continue
  test(`${title} / ${name}`, async ({ storyPage }) => {
    const { page } = storyPage
    const expectAccessible = async (options: RunOptions) => {
      const found = await violations(page, exceptFooter(title !== 'Screens/Home'), options)
      expect(found, 'axe').toEqual([])
    }
    const expectNoOverflow = async (locale: 'en' | 'ar') => {
      await page.setViewportSize({ width: 320, height: 800 })
      expect(
        await page.evaluate(findOverflow, { locale, longWords: title.startsWith('Components/') } as const),
      ).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
    }

    const keepLayout = () => page.evaluate(findLayoutFaults, { dir: 'ltr', mirror: 'keep' } as const)

    // Languages and themes share the elements, so every rule is checked once, and the colors of each theme.
    const views = {
      'English, light': async () => {
        await storyPage.show(id, { locale: 'en', theme: 'light' })
        // Before the screenshot, which ends animations.
        expect(await keepLayout()).toEqual([])
        await expectScreenshot(page, id, 'en-light')
        await expectAccessible({ rules })
        await expectNoOverflow('en')
      },
      'Arabic, dark': async () => {
        await storyPage.show(id, { locale: 'ar', theme: 'dark' })
        expect(await page.evaluate(findLayoutFaults, { dir: 'rtl' } as const)).toEqual([])
        await expectScreenshot(page, id, 'ar-dark')
        await expectAccessible(colorRules)
        await expectNoOverflow('ar')
      },
      'English, mirrored': async () => {
        if (isQuick) {
          await storyPage.show(id, { locale: 'en', theme: 'light' })
          await keepLayout()
        }
        await storyPage.show(id, { locale: 'en-Hebr', theme: 'light' })
        expect(await page.evaluate(findLayoutFaults, { dir: 'rtl', mirror: 'compare' } as const)).toEqual([])
      },
    }
    if (isSampled(`${id} in forced colors`, 3)) await expectForcedColorsScreenshot(storyPage, id)
    for (const [view, check] of sample(id, Object.entries(views))) {
      await test.step(view, check)
      expect(storyPage.output, 'prints nothing').toEqual([])
    }
  })
}
