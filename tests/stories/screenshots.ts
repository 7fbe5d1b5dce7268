import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { getChromium } from '../../scripts/chromium.mjs'
import type { StoryPage } from './story-page.ts'
import { storyEntries } from './storybook.ts'

/** How each sheet is looked at. */
export const views = ['en-light', 'ar-dark', 'forced-colors'] as const
type View = (typeof views)[number]

/** The stories that show a component in all its states at once, for the eye. */
export const qaStories = storyEntries().filter(({ tags }) => tags.includes('qa'))
export const screenshotName = (id: string, view: View) => `${id}-${view}.png`
export const folder = fileURLToPath(new URL('screenshots/', import.meta.url))

/** Pictures are of the pinned browser: another one draws letters a little differently. */
export const { pinned } = getChromium()

const isCompared = (id: string) => pinned && qaStories.some((story) => story.id === id)

/** Whether what is shown is its committed picture, byte for byte: that is seen without reading either. */
async function isCommittedScreenshot(page: Page, name: string): Promise<boolean> {
  const [now, committed] = await Promise.all([
    page.screenshot({ fullPage: true, animations: 'disabled' }),
    readFile(folder + name).catch(() => null),
  ])
  return committed?.equals(now) ?? false
}

/** Compares what is shown with its committed picture, if it is a sheet. */
export async function expectScreenshot(page: Page, id: string, view: View): Promise<void> {
  const name = screenshotName(id, view)
  if (isCompared(id) && !(await isCommittedScreenshot(page, name)))
    await expect.soft(page).toHaveScreenshot(name, { fullPage: true })
}

/** The same in forced colors. It is shown for that: Chromium paints a table's lines in the colors they began with. */
export async function expectForcedColorsScreenshot(storyPage: StoryPage, id: string): Promise<void> {
  if (!isCompared(id)) return
  await storyPage.page.emulateMedia({ forcedColors: 'active' })
  await storyPage.show(id, { locale: 'en', theme: 'light' })
  await expectScreenshot(storyPage.page, id, 'forced-colors')
  await storyPage.page.emulateMedia({ forcedColors: 'none' })
}
