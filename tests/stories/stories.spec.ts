import { expect } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { besidesFooter, rulesOfColor, violations } from '../axe.ts'
import { standing } from './mirror.ts'
import { looksAsBefore, looksAsBeforeInForcedColors } from './pictures.ts'
import { sideways } from './sideways.ts'
import { test } from './stage.ts'
import { storyEntries } from './storybook.ts'

// A story is a part of a page: the page's own landmarks and headings are tested end to end.
const rules = Object.fromEntries(
  ['region', 'page-has-heading-one', 'landmark-one-main'].map((rule) => [rule, { enabled: false }]),
)

// Few calls from here to the page, each with much to do: a call costs as much as a small story.
for (const { id, title, name } of storyEntries()) {
  test(`${title} / ${name}`, async ({ stage }) => {
    const { page } = stage
    const sound = async (options: RunOptions) => {
      const found = await violations(page, besidesFooter(title !== 'Screens/Home'), options)
      expect(found, 'axe').toEqual([])
      expect(stage.output, 'prints nothing').toEqual([])
    }
    const fits = async (locale: 'en' | 'ar') => {
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await page.evaluate(sideways, { locale, longWords: title.startsWith('Kit/') } as const)).toEqual(
        [],
      )
      await page.setViewportSize({ width: 1280, height: 900 })
    }

    // In pairs: every rule sees both languages, and both themes' colors are seen.
    await test.step('English', async () => {
      await looksAsBeforeInForcedColors(stage, id)
      await stage.show(id, { locale: 'en', theme: 'light' })
      // Before a picture, which moves what is animated.
      expect(await page.evaluate(standing, { dir: 'ltr', mirror: 'keep' } as const)).toEqual([])
      await looksAsBefore(page, id, 'en-light')
      await sound({ rules })
      await fits('en')
    })
    await test.step('Arabic', async () => {
      await stage.show(id, { locale: 'ar', theme: 'dark' })
      expect(await page.evaluate(standing, { dir: 'rtl' } as const)).toEqual([])
      await looksAsBefore(page, id, 'ar-dark')
      await sound({ rules })
      await fits('ar')
    })

    // What is shown again to be compared is dark: so the dark colors are seen with both languages' letters.
    await test.step('English, mirrored and dark', async () => {
      await stage.show(id, { locale: 'en-Hebr', theme: 'dark' })
      expect(await page.evaluate(standing, { dir: 'rtl', mirror: 'compare' } as const)).toEqual([])
      await sound(rulesOfColor)
    })
  })
}
