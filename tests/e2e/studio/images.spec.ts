import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/images/ar.ts'
import en from '../../../app/src/i18n/messages/images/en.ts'
import chatEn from '../../../app/src/i18n/messages/chatbot/en.ts'
import historyAr from '../../../app/src/i18n/messages/history/ar.ts'
import studioEn from '../../../app/src/i18n/messages/studio/en.ts'
import videoEn from '../../../app/src/i18n/messages/video-generation/en.ts'
import { sendTo } from '../support/send-to.ts'
import { expect, test, type Visitor } from '../support/portal.ts'
import { giveKey } from '../support/video-orders.ts'

const words = { en, ar }

const main = ({ page }: Visitor) => page.locator('main')
const press = (visitor: Visitor, name: string) => main(visitor).getByRole('button', { name, exact: true })

async function write(visitor: Visitor, text: string): Promise<void> {
  await main(visitor).getByRole('textbox').fill(text)
}

/** Creates a photo file. */
async function photo(page: Page, width: number, height: number) {
  const bytes = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no pen')
      pen.fillStyle = 'teal'
      pen.fillRect(0, 0, width, height)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height] as const,
  )
  return { name: 'courtyard.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

async function edit(visitor: Visitor, instruction: string): Promise<void> {
  const { editor } = words[visitor.locale]
  await write(visitor, instruction)
  await press(visitor, editor.apply).click()
  const alt = editor.editedAlt.replace('{instruction}', instruction)
  await expect(main(visitor).getByRole('img', { name: alt })).toBeVisible()
}

test('generates an image in its aspect ratio, keeps it for the visit, saves a JPEG and regenerates it', async ({
  visit,
}) => {
  const visitor = await visit('en', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = visitor
  const { generation } = en
  await visitor.open('ai-studio/image-generation')
  await expect(press(visitor, generation.generate)).toBeDisabled()

  await write(visitor, 'A fox in the snow')
  await main(visitor).getByRole('radio', { name: '16:9' }).check()
  await press(visitor, generation.generate).click()
  const picture = main(visitor).getByRole('img', { name: 'A fox in the snow' })
  await expect(picture).toBeVisible()
  await expect(page.getByText(generation.ready)).toBeVisible()
  const shape = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  expect(Math.abs(shape - 16 / 9)).toBeLessThan(0.05)

  // A click shows it at full size, and Escape restores focus and position; the keyboard does the same.
  const whole = main(visitor).getByRole('button', { name: /^View full size: .A fox in the snow/ })
  const dialog = page.getByRole('dialog', { name: 'A fox in the snow' })
  await whole.click()
  await expect(dialog.getByRole('img', { name: 'A fox in the snow' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(whole).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')

  const saved = page.waitForEvent('download')
  await main(visitor).getByRole('link', { name: en.download }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('a-fox-in-the-snow.jpg')
  expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])

  await press(visitor, en.copy).click()
  const copied = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  await expect.poll(copied).toEqual(['image/png'])

  await write(visitor, 'A lantern')
  await press(visitor, generation.generate).click()
  await expect(main(visitor).getByRole('img', { name: 'A lantern' })).toBeVisible()
  await expect(picture).toBeHidden()

  // The draft and the images of the visit survive navigation.
  await visitor.open('ai-studio/complex-query')
  await visitor.open('ai-studio/image-generation')
  await expect(main(visitor).getByRole('textbox')).toHaveValue('A lantern')
  await main(visitor).getByRole('button', { name: 'Show: A fox in the snow' }).click()
  await expect(picture).toBeVisible()
  await press(visitor, generation.reuse).click()
  await expect(main(visitor).getByRole('textbox')).toHaveValue('A fox in the snow')
  await expect(main(visitor).getByRole('textbox')).toBeFocused()

  // Continues in the editor with the image.
  await main(visitor).getByRole('link', { name: generation.edit }).click()
  await expect(main(visitor).getByRole('heading', { name: 'A fox in the snow' })).toBeVisible()
  await page.reload()
  await visitor.open('ai-studio/image-generation')
  await expect(main(visitor).getByRole('textbox')).toHaveValue('A fox in the snow')
})

test('edits an image in steps from the shown one, compares with the original and saves it', async ({
  visit,
}) => {
  const visitor = await visit('ar')
  const { page } = visitor
  const { editor } = ar
  await visitor.open('ai-studio/image-editor')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(visitor.alert(ar.refused.type.slice(0, ar.refused.type.indexOf('.')))).toBeVisible()
  await input.setInputFiles(await photo(page, 400, 300))
  await expect(main(visitor).getByRole('heading', { name: 'courtyard' })).toBeVisible()
  await edit(visitor, 'اجعلها رمادية')
  await expect(main(visitor).getByRole('textbox')).toHaveValue('')
  await edit(visitor, 'لوّنها بالأخضر')
  await expect(main(visitor).getByRole('figure')).toHaveCount(2)
  const original = main(visitor).getByRole('img', { name: editor.originalAlt.replace('{name}', 'courtyard') })
  await expect(original).toBeVisible()

  await main(visitor)
    .getByRole('button', { name: /^اعرضها كاملة:.*لوّنها بالأخضر/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.getByRole('dialog').getByRole('button').click()

  await press(visitor, editor.undo).click()
  await expect(
    main(visitor).getByRole('img', { name: editor.editedAlt.replace('{instruction}', 'اجعلها رمادية') }),
  ).toBeVisible()
  await press(visitor, editor.redo).click()
  await press(visitor, editor.undo).click()
  await edit(visitor, 'اجعلها مشرقة')
  await expect(main(visitor).locator('ol').getByRole('button')).toHaveCount(3)
  await expect(press(visitor, editor.redo)).toHaveAttribute('aria-disabled', 'true')

  await main(visitor).getByRole('radio', { name: editor.slider }).check()
  const divider = main(visitor).getByRole('slider')
  await divider.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuenow', '49')
  await expect(main(visitor).getByRole('link', { name: ar.download })).toHaveAttribute(
    'download',
    /^اجعلها-مشرقة\.(?:jpg|png)$/,
  )

  // A reopened entry has its steps, and shows the one that was shown last.
  const steps = main(visitor).locator('ol').getByRole('button')
  const first = main(visitor).getByRole('img', {
    name: editor.editedAlt.replace('{instruction}', 'اجعلها رمادية'),
  })
  await main(visitor).getByRole('radio', { name: editor.sideBySide }).check()
  await press(visitor, editor.undo).click()
  await page.reload()
  await expect(steps).toHaveCount(3)
  await expect(first).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ ...(await photo(page, 90, 90)), name: 'new.jpg' })
  await visitor.alert(editor.replaceTitle).getByRole('button', { name: editor.replaceConfirm }).click()
  await expect(main(visitor).getByRole('heading', { name: 'new' })).toBeVisible()
  await page.getByRole('button', { name: historyAr.title, exact: true }).click()
  const entry = page.getByRole('list', { name: historyAr.list }).getByRole('listitem')
  await entry.getByRole('button', { name: 'courtyard' }).first().click()
  await expect(steps).toHaveCount(3)
  await expect(first).toBeVisible()
  await press(visitor, editor.undo).click()
  await expect(press(visitor, editor.undo)).toHaveAttribute('aria-disabled', 'true')
  await press(visitor, editor.redo).click()
  await press(visitor, editor.redo).click()
  await expect(
    main(visitor).getByRole('img', { name: editor.editedAlt.replace('{instruction}', 'اجعلها مشرقة') }),
  ).toBeVisible()

  // Another image would discard the edits, so the tool asks first.
  await page.locator('input[type=file]').setInputFiles({ ...(await photo(page, 90, 90)), name: 'other.jpg' })
  const question = visitor.alert(editor.replaceTitle)
  await question.getByRole('button', { name: editor.keep }).click()
  await expect(main(visitor).getByRole('heading', { name: 'courtyard' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ ...(await photo(page, 90, 90)), name: 'other.jpg' })
  await question.getByRole('button', { name: editor.replaceConfirm }).click()
  await expect(main(visitor).getByRole('heading', { name: 'other' })).toBeVisible()
})

test('sends an image to the chat, to a video and, edited, to both (en)', async ({ visit }) => {
  const visitor = await visit('en')
  const { page } = visitor
  const { generation, editor } = en
  const files = page.getByRole('list', { name: chatEn.files.next }).getByRole('listitem')
  const firstFrame = main(visitor).locator('img[alt*=fox]')
  await visitor.open('ai-studio/image-generation')
  await write(visitor, 'A fox asleep')
  await press(visitor, generation.generate).click()
  await expect(main(visitor).getByRole('img', { name: 'A fox asleep' })).toBeVisible()

  await sendTo(visitor, 'chatbot')
  await expect(files).toHaveText([/A fox asleep\.jpg/])
  const request = page.waitForRequest((sent) => sent.url().includes(':streamGenerateContent'))
  await page.getByRole('textbox', { name: chatEn.message, exact: true }).fill('Who is this?')
  await page.keyboard.press('Enter')
  expect((await request).postData()).toMatch(/"mimeType":"image\/jpeg".*Who is this\?/)

  await visitor.open('ai-studio/image-generation')
  await sendTo(visitor, 'video-generation')
  await giveKey(visitor)
  await expect(firstFrame).toHaveAttribute('alt', videoEn.imageAlt.replace('{name}', 'A fox asleep'))

  await visitor.open('ai-studio/image-generation')
  await main(visitor).getByRole('link', { name: generation.edit }).click()
  await edit(visitor, 'Make it night')
  await expect(main(visitor).getByText(editor.ready)).toBeVisible()
  await sendTo(visitor, 'video-generation')
  await expect(firstFrame).toBeVisible()
  await visitor.open('ai-studio/image-editor')
  await sendTo(visitor, 'chatbot')
  await expect(files).toHaveText([/A fox asleep\.jpg/])
  await expect(visitor.heading).toHaveText(studioEn.tool.chatbot.name)
})
