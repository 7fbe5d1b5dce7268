import { expect, test } from './support/portal.ts'

test('reloads a page offline and reconnects', async ({ visit, server }) => {
  const visitor = await visit('ar')
  await visitor.open('game/zellige')
  await expect.poll(() => visitor.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await server.stop()
  await visitor.reload()
  await visitor.open('games')
  await expect.poll(visitor.find({ css: 'h1' }).text).toBe(visitor.words.lists.heading)
  await server.start()
  await visitor.reload()
  expect(await visitor.errors()).toEqual([])
})
