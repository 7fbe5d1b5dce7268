import { routeManifest, staticRoutes } from '../../app/src/routing/route-manifest.ts'
import { alternateLocale, locales } from '../e2e/support/portal.ts'
import { screens } from '../e2e/support/screens.ts'
import { expect, test } from './support/portal.ts'

for (const locale of locales)
  test(`shows every route without errors or sideways scroll (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    await visitor.confirmAdulthood()
    for (const path of screens) {
      await test.step(path, async () => {
        await visitor.open(path)
        if (path.startsWith('play'))
          await visitor.find({ css: '[data-slot=game-frame][data-state=ready]' }).shown()
        // Skeletons are gone when the content has loaded.
        await visitor.find({ css: '#root [data-slot=skeleton]' }).gone()
        const shown = await visitor.evaluate(() => ({
          direction: getComputedStyle(document.body).direction,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          failures: window.findAll({ css: '[data-slot=failure]' }).length,
        }))
        const direction = locale === 'ar' ? 'rtl' : 'ltr'
        expect.soft(shown, path).toEqual({ direction, overflow: 0, failures: 0 })
        expect.soft(await visitor.errors(), path).toEqual([])
      })
    }
  })

const prerendered = staticRoutes.filter(([name]) => 'publicScreen' in routeManifest[name])
test('hydrates prerendered pages', async ({ visit, server }) => {
  const visitor = await visit('en')
  await visitor.open()
  for (const [locale, [, { path }]] of alternateLocale(prerendered)) {
    await test.step(path, async () => {
      await visitor.load(`${locale}/${path && `${path}/`}`)
      await expect.soft.poll(visitor.address).toBe(`${server.url}#/${locale}/${path}`)
      expect.soft(await visitor.errors(), path).toEqual([])
    })
  }
})
