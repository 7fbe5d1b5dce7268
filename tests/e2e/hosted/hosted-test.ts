import { type Page } from '@playwright/test'
import { isQuick } from '../../sample.ts'
import { expect, messages, test as base, Visitor } from '../support/portal.ts'
import { importEngineGames } from './engines/import-games.ts'
import { serveHostedGames } from './hosted-site.ts'

/** A test with a portal of its own that has imported games; quick mode plays none of those on an engine. */
export const test = base.extend<object, { site: Awaited<ReturnType<typeof serveHostedGames>> }>({
  site: [
    async ({}, provide) => {
      const site = await serveHostedGames(isQuick ? undefined : importEngineGames)
      await provide(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const words = messages.en.player
/** Text that a game reports under a name. */
export const noteOf = (page: Page, name: string) =>
  page.frameLocator('iframe').locator(`[data-note="${name}"]`)

export async function play(page: Page, url: string, id: string): Promise<Visitor> {
  const visitor = new Visitor(page, 'en', url)
  await visitor.open(`play/${id}`)
  return visitor
}

export const expectReady = (page: Page) =>
  expect(page.locator('[data-slot=game-frame]')).toHaveAttribute('data-state', 'ready')

/** Presses the sound button of the portal's bar, and returns how long its answer takes in ms. */
async function measurePress(page: Page): Promise<number> {
  const name = new RegExp(`^(?:${words.soundOff}|${words.soundOn})$`)
  return page.getByRole('button', { name }).evaluate(async (button) => {
    const label = button.getAttribute('aria-label')
    const before = performance.now()
    ;(button as HTMLButtonElement).click()
    while (button.getAttribute('aria-label') === label) await new Promise(requestAnimationFrame)
    return performance.now() - before
  })
}
export const expectAnswer = async (page: Page) => expect(await measurePress(page)).toBeLessThan(500)
