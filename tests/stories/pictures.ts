import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { getChromium } from '../../scripts/chromium.mjs'
import type { Stage } from './stage.ts'
import { storyEntries } from './storybook.ts'

/** How each sheet is looked at. */
export const views = ['en-light', 'ar-dark', 'forced-colors'] as const
type View = (typeof views)[number]

/** The stories that show a component in all its states at once, for the eye. */
export const sheets = storyEntries().filter(({ tags }) => tags.includes('qa'))
export const pictureOf = (id: string, view: View) => `${id}-${view}.png`
export const folder = fileURLToPath(new URL('pictures/', import.meta.url))

/** Pictures are of the pinned browser: another one draws letters a little differently. */
export const { pinned } = getChromium()

const compared = (id: string) => pinned && sheets.some((sheet) => sheet.id === id)

/** Whether what is shown is its committed picture, byte for byte: that is seen without reading either. */
async function isThePicture(page: Page, name: string): Promise<boolean> {
  const [now, committed] = await Promise.all([
    page.screenshot({ fullPage: true, animations: 'disabled' }),
    readFile(folder + name).catch(() => null),
  ])
  return committed?.equals(now) ?? false
}

/** Compares what is shown with its committed picture, if it is a sheet. */
export async function looksAsBefore(page: Page, id: string, view: View): Promise<void> {
  const name = pictureOf(id, view)
  if (compared(id) && !(await isThePicture(page, name)))
    await expect.soft(page).toHaveScreenshot(name, { fullPage: true })
}

/** The same in forced colors. It is shown for that: Chromium paints a table's lines in the colors they began with. */
export async function looksAsBeforeInForcedColors(stage: Stage, id: string): Promise<void> {
  if (!compared(id)) return
  await stage.page.emulateMedia({ forcedColors: 'active' })
  await stage.show(id, { locale: 'en', theme: 'light' })
  await looksAsBefore(stage.page, id, 'forced-colors')
  await stage.page.emulateMedia({ forcedColors: 'none' })
}
