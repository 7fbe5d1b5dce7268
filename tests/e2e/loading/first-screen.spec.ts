import type { BrowserContextOptions, Page } from '@playwright/test'
import { sample } from '../../sample.ts'
import { expect, alternateLocale, test } from '../support/portal.ts'

const places = ['', 'game/zellige/', 'games/', 'category/puzzle/', 'about-us/', 'article/courtyard-games/']
const small = { viewport: { width: 360, height: 740 } }
const visitors: readonly (readonly [string, BrowserContextOptions, theme?: string])[] = [
  ['phone, light', small],
  ['wide, dark', { colorScheme: 'dark' }],
  ['phone, forced colors, dark as chosen before', { ...small, forcedColors: 'active' }, 'dark'],
]

/**
 * Records the computed styles of elements that do not wait for the stylesheets, and returns those that changed since
 * the last call.
 */
function findStyleChanges(): string[] {
  const kept = window as unknown as { looks?: Record<string, string>[] }
  const shown = [...document.querySelectorAll('body > div, body > div *')].filter(
    // The notice of a failed app load appears after the stylesheets.
    (element) => !element.closest('[data-deferred], [data-unloaded]'),
  )
  // Custom properties are compared where they are used, and `auto` margins by position. Every element has the same
  // other properties, and listing them takes as long as reading them.
  const properties = [...getComputedStyle(document.body)].filter((each) => !/^(?:--|margin)/.test(each))
  // The size of ancestors of deferred content, and of undrawn content, may change.
  const openProperties = properties.filter(
    (each) => !/^(?:height|block-size|grid-template-rows|perspective-origin|transform-origin)/.test(each),
  )
  const looks = shown.flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const name = `${element.tagName}${part ?? ''} ${element.getAttribute('class')}`
      // Reading every property is slow, and most elements have no pseudo-element.
      if (part && style.content === 'none') return { content: style.content, element: name }
      const isOpen = element.querySelector('[data-deferred]') !== null || style.contentVisibility === 'auto'
      const compared = isOpen ? openProperties : properties
      const look = Object.fromEntries(compared.map((each) => [each, style.getPropertyValue(each)]))
      const { x, y, width } = element.getBoundingClientRect()
      return {
        ...look,
        x: `${x}`,
        y: `${y}`,
        width: `${width}`,
        element: name,
      }
    }),
  )
  const before = kept.looks
  kept.looks = looks
  if (!before) return [`${looks.length} looks`]
  return looks.flatMap((look, index) =>
    Object.entries(look)
      .filter(([name, value]) => before[index]?.[name] !== value)
      .map(([name, value]) => `${look.element}: ${name} was ${before[index]?.[name]}, is ${value}`),
  )
}

/** Empties the app's scripts and delays the stylesheets. @returns a function that releases the stylesheets */
async function delayStylesheets(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route(/\.css$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Sets how long deferred content has waited, independent of the speed of the test. */
const setDeferredAge = (page: Page, long: boolean) =>
  page.evaluate((isLong) => {
    for (const each of document.getAnimations()) {
      if (!(each instanceof CSSAnimation) || each.animationName !== 'saha-sheet-is-late') continue
      each.pause()
      each.currentTime = isLong ? 60_000 : 0
    }
  }, long)

/** Opens a page with delayed stylesheets, expects it to be painted, and releases them. */
async function expectPaintBeforeStylesheets(page: Page, address: string): Promise<void> {
  const release = await delayStylesheets(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  await page.evaluate(async () => document.fonts.ready)
  await setDeferredAge(page, false)
  const [looks] = await page.evaluate(findStyleChanges)
  expect(Number.parseInt(looks ?? '', 10)).toBeGreaterThan(200)
  const waits = page.locator('[data-deferred]').filter({ visible: true })
  await expect(waits).toHaveCount(0)
  release()
  await page.waitForLoadState()
  expect(await page.evaluate(findStyleChanges)).toEqual([])
  await expect(waits).not.toHaveCount(0)
}

for (const [locale, place] of sample('first screens', alternateLocale(places)))
  for (const [name, browser, theme] of sample(place, visitors))
    test(`paints /${locale}/${place} before the stylesheets, which change no visible style (${name}) @quick`, async ({
      visit,
    }) => {
      const { page, url } = await visit(locale, browser)
      if (theme) await page.addInitScript((value) => localStorage.setItem('saha.theme', value), theme)
      await expectPaintBeforeStylesheets(page, `${url}${locale}/${place}`)
    })

for (const place of ['', 'ar/game/zellige/', 'nowhere/at/all'])
  test(`paints /${place} before the stylesheets and completes it with them, without scripts`, async ({
    visit,
  }) => {
    const { page, url } = await visit('en', { javaScriptEnabled: false })
    await expectPaintBeforeStylesheets(page, `${url}${place}`)
  })

for (const [locale, place] of alternateLocale(['', 'game/zellige/'])) {
  test(`reveals the rest of /${locale}/${place} without stylesheets and scripts`, async ({ visit }) => {
    const { page, url } = await visit(locale, { javaScriptEnabled: false })
    await page.route(/\.css$/, (route) => route.abort())
    await page.goto(`${url}${locale}/${place}`)
    await setDeferredAge(page, false)
    const rest = page.locator('[data-deferred]')
    for (const each of await rest.all()) await expect(each).toBeHidden()
    await setDeferredAge(page, true)
    for (const each of await rest.all()) await expect(each).toBeVisible()
  })

  test(`hydrates /${locale}/${place} and reveals the rest without stylesheets`, async ({ visit }) => {
    const { page, url } = await visit(locale)
    await page.route(/\.css$/, (route) => route.abort())
    await page.goto(`${url}${locale}/${place}`)
    await expect(page.locator('#root:not([data-prerendered]) h1')).toBeVisible()
    for (const each of await page.locator('[data-deferred]').all()) await expect(each).toBeVisible()
  })
}

test('requests the app scripts right after the first paint, whatever the stylesheets do', async ({
  visit,
}) => {
  const { page, url } = await visit('en')
  const release = await delayStylesheets(page)
  await page.goto(`${url}en/`, { waitUntil: 'commit' })
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    )
  await expect.poll(async () => (await asked()).length, 'with its screen and its words').toBeGreaterThan(3)
  const [painted] = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint'))
  expect(Math.min(...(await asked()))).toBeGreaterThanOrEqual(painted?.startTime ?? Number.POSITIVE_INFINITY)
  release()
})

test('reveals each deferred block in its own frame', async ({ visit }) => {
  const { page, url } = await visit('ar')
  await page.addInitScript(() => {
    let frame = 0
    const count = () => {
      frame += 1
      requestAnimationFrame(count)
    }
    count()
    const shown: number[] = []
    Object.assign(window, { shown })
    new MutationObserver((changes) => shown.push(...changes.map(() => frame))).observe(document, {
      attributes: true,
      attributeFilter: ['data-deferred'],
      subtree: true,
    })
  })
  await page.goto(`${url}ar/`)
  await expect(page.locator('#root:not([data-prerendered]) h1')).toBeVisible()
  const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown)
  expect(shown).toHaveLength(await page.locator('[data-deferred]').count())
  expect(new Set(shown).size).toBe(shown.length)
})
