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
  for (const [locale, path] of alternateLocale([
    '',
    'login',
    'play/zellige',
    ...screens.filter((each) => /studio|admin/.test(each)),
  ])) {
    const visitor = await visit(locale)
    const { page } = visitor
    await page.goto(`${visitor.url}#/${locale}/${path}`)
    await expect.poll(() => page.evaluate(dropFile), path).toBe(true)
    await expect(page.locator('h1').first()).toBeAttached()
    await page.context().close()
  }
})
