import { locales } from '../e2e/support/portal.ts'
import { expect, test } from './support/portal.ts'

for (const locale of locales)
  test(`reloads a page offline and reconnects (${locale})`, async ({ visit, server }) => {
    const visitor = await visit(locale)
    await visitor.open('game/zellige')
    await expect.poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await server.stop()
    await visitor.reload()
    await visitor.open('games')
    await expect.poll(visitor.find({ css: 'h1' }).text).toBe(visitor.words.games.heading)
    await server.start()
    await visitor.reload()
    expect(await visitor.errors()).toEqual([])
  })
