import { routeManifest, staticRoutes } from '../../app/src/routing/route-manifest.ts'
import { locales } from '../e2e/support/portal.ts'
import { screens } from '../e2e/support/screens.ts'
import { expect, test } from './support/portal.ts'

for (const locale of locales) {
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
        const { direction, overflow } = await visitor.evaluate(() => ({
          direction: getComputedStyle(document.body).direction,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect.soft({ path, direction, overflow }).toEqual({
          path,
          direction: locale === 'ar' ? 'rtl' : 'ltr',
          overflow: 0,
        })
        expect.soft(await visitor.find({ css: '[data-slot=failure]' }).count(), path).toBe(0)
        expect.soft(await visitor.errors(), path).toEqual([])
      })
    }
  })

  test(`hydrates prerendered pages (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    for (const [name, { path }] of staticRoutes) {
      if (!('publicScreen' in routeManifest[name])) continue
      await test.step(path, async () => {
        await visitor.load(`${locale}/${path && `${path}/`}`)
        await expect.soft.poll(visitor.address).toBe(`${visitor.url}#/${locale}/${path}`)
        expect.soft(await visitor.errors(), path).toEqual([])
      })
    }
  })
}
