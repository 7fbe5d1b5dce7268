import chat from '../../app/src/i18n/messages/chatbot/en.ts'
import speech from '../../app/src/i18n/messages/text-to-speech/ar.ts'
import { expect, test } from './support/portal.ts'

test('streams an answer of the chatbot and keeps it after reload', async ({ visit }) => {
  const visitor = await visit('en')
  await visitor.confirmAdulthood()
  await visitor.open('ai-studio/chatbot')
  const field = visitor.find({ role: 'textbox', name: chat.message, within: 'main' })
  const answer = visitor.find({ css: '[data-slot=chat-message][data-from=model]' })
  await field.fill('Write code that counts words')
  await visitor.driver.press('Enter')
  await answer.has('data-state', 'complete')
  const text = await answer.text()
  expect(text?.length).toBeGreaterThan(40)
  await visitor.reload()
  await expect.poll(answer.text).toBe(text)
  expect(await visitor.errors()).toEqual([])
})

test('reads a text aloud', async ({ visit }) => {
  const visitor = await visit('ar')
  await visitor.confirmAdulthood()
  await visitor.open('ai-studio/tts')
  await visitor.find({ label: speech.text, within: 'main' }).fill('مرحبا بكم في الساحة')
  await visitor.button(speech.generate).click()
  const download = visitor.find({ role: 'link', name: speech.download, within: 'main' })
  await expect.poll(() => download.attribute('download')).toMatch(/\.wav$/)
  // Firefox decodes the audio, but cannot play it on a machine without a sound device.
  const place = visitor.find({ role: 'slider', name: speech.place, within: 'main' })
  await expect.poll(async () => Number(await place.attribute('max'))).toBeGreaterThan(1)
  expect(await visitor.errors()).toEqual([])
})
