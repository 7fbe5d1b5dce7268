import { expect, alternateLocale, test } from '../support/portal.ts'
import { screens } from '../support/screens.ts'

/** Drags a file over the page and drops it. @returns whether the page prevented the default navigation */
function dropFile(): boolean {
  const files = new DataTransfer()
  files.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }))
  const drag = (type: string) =>
    new DragEvent(type, { dataTransfer: files, bubbles: true, cancelable: true, composed: true })
  const target = document.querySelector('main h1') ?? document.body
  return ['dragover', 'drop'].every((type) => !target.dispatchEvent(drag(type)))
}

test('keeps the screen when a file is dropped outside a drop zone', async ({ visit }) => {
  const { page, url } = await visit('en')
  await page.goto(`${url}#/en/about-us`)
  for (const [locale, path] of alternateLocale([
    '',
    'login',
    'play/zellige',
    ...screens.filter((each) => /studio|admin/.test(each)),
  ])) {
    const previous = await page.title()
    await page.evaluate((hash) => (location.hash = hash), `#/${locale}/${path}`)
    await expect(page, path).not.toHaveTitle(previous)
    await expect(page.locator('main').locator('[data-slot=skeleton], [data-slot=spinner]'), path).toHaveCount(
      0,
    )
    await expect.poll(() => page.evaluate(dropFile), path).toBe(true)
    await expect(page.locator('h1').first()).toBeAttached()
  }
})
