import { sample } from '../../sample.ts'
import { expect, locales, messages, test, type Visitor } from '../support/portal.ts'

const told = ({ page }: Visitor, property: string) =>
  page.locator(`meta[property="og:${property}"]`).getAttribute('content')

/** Loads an image as a share card would and returns its size. */
const sizeOf = ({ page }: Visitor, address: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    const { width, height } = await createImageBitmap(await answer.blob())
    return { type: answer.headers.get('content-type'), width, height }
  }, address)

const png = { type: 'image/png', width: 1200, height: 630 }

test('serves complete share-card metadata without scripts @quick', async ({ visit, request }) => {
  const visitor = await visit('en')
  const { page, url } = visitor
  const served = await (await request.get(url)).text()
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: served.replaceAll(/<script.*?<\/script>/gs, '') }),
  )
  await page.goto(url)
  expect(await sizeOf(visitor, (await told(visitor, 'image')) ?? '')).toEqual(png)
  expect(await told(visitor, 'image:width')).toBe('1200')
  expect(await told(visitor, 'image:height')).toBe('630')
  expect(await told(visitor, 'image:type')).toBe('image/png')
  expect(await told(visitor, 'image:alt')).toBe('Saha · ساحة')
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
})

for (const locale of sample('share images', locales)) {
  test(`sets an absolute share image URL on every screen (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    const { page, url, words } = visitor
    for (const [path, picture, alt] of [
      ['games', 'share', words.site.poster],
      ['game/zellige?from=all', `zellige.${locale}`, await titleOf(visitor, 'game', 'zellige')],
      ['category/puzzle', `category-puzzle.${locale}`, await titleOf(visitor, 'category', 'puzzle')],
      ['login', 'share', words.site.poster],
    ] as const) {
      await test.step(path, async () => {
        await visitor.open(path)
        await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
          'content',
          `${url}posters/${picture}.png`,
        )
        expect(await sizeOf(visitor, (await told(visitor, 'image')) ?? '')).toEqual(png)
        expect(await told(visitor, 'image:alt')).toBe(alt)
      })
    }
  })
}

/** Returns the translated title of a game or category. */
async function titleOf(visitor: Visitor, screen: 'game' | 'category', id: string): Promise<string> {
  await visitor.open(`${screen}/${id}`)
  const title = (await visitor.heading.textContent()) ?? ''
  const { gamePage, lists } = messages[visitor.locale]
  return (screen === 'game' ? gamePage.title : lists.categoryTitle).replace(/\{\w+\}/, title)
}
