import { serveHostedGames } from '../e2e/hosted/hosted-site.ts'
import { expect, test as base, type Visitor } from './support/portal.ts'

const test = base.extend<object, { site: Awaited<ReturnType<typeof serveHostedGames>> }>({
  site: [
    async ({}, provide) => {
      const site = await serveHostedGames()
      await provide(site)
      await site.dispose()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

async function play(visitor: Visitor, id: string): Promise<void> {
  await visitor.open(`play/${id}`)
  await visitor.find({ css: '[data-slot=game-frame][data-state=ready]' }).shown()
}

/** Returns what a game of the tests has noted, by name. */
async function readNotes({ driver }: Visitor): Promise<Record<string, string | null>> {
  await driver.enterFrame()
  const notes = await driver.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-note]')].map(
      (note) => [note.dataset['note'] ?? '', note.textContent] as const,
    ),
  )
  await driver.leaveFrame()
  return Object.fromEntries(notes)
}

test('starts an imported game, and keeps what it stores', async ({ visit, site }) => {
  const visitor = await visit('en', site.url)
  const counts = async () => {
    const { local, cookie } = await readNotes(visitor)
    return [local, cookie]
  }
  await play(visitor, 'counter')
  await expect.poll(counts).toEqual(['1', '1'])
  await visitor.find({ role: 'link', name: visitor.words.player.back }).click()
  await visitor.find({ css: 'iframe' }).gone()
  await play(visitor, 'counter')
  await expect.poll(counts).toEqual(['2', '2'])
})

test('lets an imported game reach nothing beyond its folder', async ({ visit, site }) => {
  const visitor = await visit('en', site.sameSiteUrl)
  await visitor.open()
  await visitor.evaluate(() => {
    localStorage.setItem('secret', 'portal')
    document.cookie = 'secret=portal'
  })
  await play(visitor, 'escapes')
  const readSettled = async () => Object.keys(await readNotes(visitor))
  await expect
    .poll(readSettled)
    .toEqual(
      expect.arrayContaining([
        'parent document',
        'parent storage',
        'parent cookie',
        'backend',
        'backend with cookies',
        'request object',
        'own storage of the site',
        'worker that asks the backend',
        'top navigation',
      ]),
    )
  const reached = Object.entries(await readNotes(visitor)).filter(([, result]) => result !== 'refused')
  expect(reached).toEqual([])
  expect(new URL(await visitor.address()).origin).toBe(new URL(site.sameSiteUrl).origin)
})
