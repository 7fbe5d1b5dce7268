import { isSampled } from '../../sample.ts'
import { expect, alternateLocale, locales, test } from '../support/portal.ts'

/** Removes the built-ins that a browser of the build's targets may lack: Chrome 120, Firefox 121, Safari 16.4. */
function removeNewBuiltIns(): void {
  const newer: readonly (readonly [owner: object, ...names: string[]])[] = [
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Array, 'fromAsync'],
    [Promise, 'withResolvers', 'try'],
    [AbortSignal, 'any'],
    [URL, 'parse', 'canParse'],
    [Intl, 'Segmenter'],
    [RegExp, 'escape'],
    [Element.prototype, 'checkVisibility'],
    [Document.prototype, 'startViewTransition'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [Uint8Array, 'fromBase64', 'fromHex'],
  ]
  for (const [owner, ...names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

const routes = [
  '',
  'games',
  'game/zellige',
  'category/puzzle',
  'search/zellige',
  'blog',
  'article/courtyard-games',
  'settings',
  'login',
  'ai-studio',
  'ai-studio/chatbot',
  'ai-studio/smart-search',
  'ai-studio/video-generation',
  'ai-studio/tts',
  'ai-studio/video-analyzer',
  'ai-studio/audio-transcription',
]

for (const locale of locales)
  test(`renders screens without built-ins newer than the build’s targets (${locale})`, async ({ visit }) => {
    const { page, url } = await visit(locale)
    await page.addInitScript(removeNewBuiltIns)
    const chosen = alternateLocale(routes).filter(
      ([language, route]) => language === locale && isSampled(route, 3),
    )
    await page.goto(`${url}#/${locale}/nowhere`)
    for (const [, route] of chosen) {
      await test.step(route, async () => {
        const previous = await page.title()
        await page.evaluate((hash) => (location.hash = hash), `#/${locale}/${route}`)
        await expect(page).not.toHaveTitle(previous)
        // A prerendered heading is visible without scripts.
        await expect(
          page.locator('#root:not([data-prerendered])').getByRole('heading', { level: 1 }),
        ).toBeVisible()
        await expect(page.locator('main').locator('[data-slot=skeleton], [data-slot=spinner]')).toHaveCount(0)
        await expect(page.locator('[data-slot=failure]')).toHaveCount(0)
      })
    }
  })

test('starts a game without built-ins newer than the build’s targets', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.page.addInitScript(removeNewBuiltIns)
  await visitor.open('play/zellige')
  const frame = visitor.page.frameLocator('iframe')
  await expect(frame.getByRole('button').first()).toBeVisible()
})
