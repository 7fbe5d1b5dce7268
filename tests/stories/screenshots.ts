import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { getChromium } from '../../scripts/chromium.mjs'
import type { StoryPage } from './story-page.ts'
import { storyEntries } from './storybook.ts'

/** Views of each screenshot. */
export const views = ['en-light', 'ar-dark', 'forced-colors'] as const
type View = (typeof views)[number]

/** Stories that show a component in all states. */
export const qaStories = storyEntries().filter(({ tags }) => tags.includes('qa'))

/** Pages of Storybook with committed screenshots of their first screen: the start, and one of each group. */
export const pages = [
  { id: 'start-welcome--welcome', viewMode: 'story' },
  { id: 'foundation-color--color', viewMode: 'story' },
  ...[
    'components-actions-button',
    'components-forms-slider',
    'components-overlays-dialog',
    'components-structure-card',
    'components-portal-gamecard',
    'components-studio-chatmessage',
    'machines-rating',
    'screens-home',
  ].map((component) => ({ id: `${component}--docs`, viewMode: 'docs' })),
] as const
export const pageViews = views.slice(0, 2)
export const screenshotName = (id: string, view: View) => `${id}-${view}.png`
export const folder = fileURLToPath(new URL('screenshots/', import.meta.url))

/** Screenshots are taken with the pinned browser; others render text slightly differently. */
export const { pinned } = getChromium()

const isCompared = (id: string) => pinned && qaStories.some((story) => story.id === id)

/** Returns whether the page matches its committed screenshot byte for byte, which needs no decoding. */
async function isCommittedScreenshot(page: Page, name: string): Promise<boolean> {
  const [now, committed] = await Promise.all([
    page.screenshot({ fullPage: true, animations: 'disabled' }),
    readFile(folder + name).catch(() => null),
  ])
  return committed?.equals(now) ?? false
}

/** Compares the page of a QA story with its committed screenshot. */
export async function expectScreenshot(page: Page, id: string, view: View): Promise<void> {
  const name = screenshotName(id, view)
  if (isCompared(id) && !(await isCommittedScreenshot(page, name)))
    await expect.soft(page).toHaveScreenshot(name, { fullPage: true })
}

/**
 * Compares a QA story in forced colors. Renders it again, because Chromium keeps the previous colors of table
 * borders.
 */
export async function expectForcedColorsScreenshot(storyPage: StoryPage, id: string): Promise<void> {
  if (!isCompared(id)) return
  await storyPage.page.emulateMedia({ forcedColors: 'active' })
  await storyPage.show(id, { locale: 'en', theme: 'light' })
  await expectScreenshot(storyPage.page, id, 'forced-colors')
  await storyPage.page.emulateMedia({ forcedColors: 'none' })
}
