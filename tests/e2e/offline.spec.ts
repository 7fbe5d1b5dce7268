import { expect, test as base, type Visitor } from './portal.ts'
import { Server } from './server.ts'

/** A server of this file's own, which may be stopped while others are visited. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, provide) => {
      const server = new Server()
      await server.start()
      await provide(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

const ready = '[data-slot=game-frame][data-state=ready]'

/** The worker has the whole portal, and this page. */
async function kept({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

test('the portal and what was played stay without a connection', async ({ visit, server }) => {
  const visitor = await visit('en', { serviceWorkers: 'allow' })
  const { page } = visitor
  await visitor.open('play/zellige')
  await page.locator(ready).waitFor()
  await kept(visitor)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('saha-games')).keys()).length))
    .toBe(2)
  await server.stop()
  try {
    await page.goto(`${visitor.url}#/en/`)
    await page.reload()
    await expect(visitor.heading).toBeVisible()
    await page.goto(`${visitor.url}#/ar/play/zellige`)
    await page.reload()
    await page.locator(ready).waitFor()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  } finally {
    await server.start()
  }
})
