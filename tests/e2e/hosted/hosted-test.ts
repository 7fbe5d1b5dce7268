import { type Page } from '@playwright/test'
import { expect, messages, test as base, Visitor } from '../support/portal.ts'
import { serveHostedGames } from './hosted-site.ts'

/** A test with a portal of its own that has imported games. */
export const test = base.extend<object, { site: Awaited<ReturnType<typeof serveHostedGames>> }>({
  site: [
    async ({}, provide) => {
      const site = await serveHostedGames()
      await provide(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
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
