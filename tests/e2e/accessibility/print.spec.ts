import { expect, alternateLocale, test, type Visitor } from '../support/portal.ts'

test.use({ colorScheme: 'dark' })

/** The print stylesheet loads when the page is idle. */
async function onPaper({ page }: Visitor): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('body > * footer').last()).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
}

/** Returns the lightness of an element's text, from 0 to 1. */
const lightness = (page: Visitor['page'], selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = getComputedStyle(element).color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 765
    })

for (const [locale, path] of alternateLocale(['article/courtyard-games', 'game/zellige']))
  test(`prints ${path} dark on white, without header and footer, also in the dark theme (${locale})`, async ({
    visit,
  }) => {
    const visitor = await visit(locale, { colorScheme: 'dark' })
    await visitor.open(path)
    expect(await lightness(visitor.page, 'main h1')).toBeGreaterThan(0.6)
    await onPaper(visitor)
    expect(await lightness(visitor.page, 'main h1')).toBeLessThan(0.4)
    expect(await lightness(visitor.page, 'main p')).toBeLessThan(0.5)
    await expect(visitor.heading).toBeVisible()
    await expect(visitor.page.locator('main [data-slot=button]:visible')).toHaveCount(0)
  })

test('prints the whole conversation without its composer', async ({ visit }) => {
  const visitor = await visit('ar', { colorScheme: 'dark' })
  const { page } = visitor
  await visitor.open('ai-studio/chatbot')
  const field = page.locator('[data-slot=prompt-input] textarea')
  const answers = page.locator('[data-slot=chat-message][data-from=model]')
  for (const index of [0, 1]) {
    await field.fill('جواب طويل من فضلك')
    await field.press('Enter')
    await expect(answers.nth(index)).toHaveAttribute('data-state', 'complete')
  }
  const log = page.locator('[data-slot=chat-transcript-log]')
  const cut = () => log.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await cut()).toBeGreaterThan(100)
  await onPaper(visitor)
  await expect(field).toBeHidden()
  await expect(answers.last()).toBeVisible()
  expect(await cut()).toBeLessThanOrEqual(1)
  // No ancestor clips it.
  expect(
    await log.evaluate((box) => {
      const end = box.getBoundingClientRect().bottom
      for (let around = box.parentElement; around && around.id !== 'main'; around = around.parentElement)
        if (around.getBoundingClientRect().bottom < end - 1) return around.className
      return null
    }),
  ).toBeNull()
  expect(await lightness(page, '[data-slot=chat-message][data-from=model] p')).toBeLessThan(0.5)
})
