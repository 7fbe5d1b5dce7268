import chatAr from '../../app/src/i18n/messages/chatbot/ar.ts'
import chatEn from '../../app/src/i18n/messages/chatbot/en.ts'
import speechAr from '../../app/src/i18n/messages/text-to-speech/ar.ts'
import speechEn from '../../app/src/i18n/messages/text-to-speech/en.ts'
import { locales } from '../e2e/support/portal.ts'
import { expect, test } from './support/portal.ts'

const chat = { en: chatEn, ar: chatAr }
const speech = { en: speechEn, ar: speechAr }
const questions = { en: 'Write code that counts words', ar: 'اكتب باختصار عن القمر' }

for (const locale of locales) {
  test(`streams an answer of the chatbot and keeps it after reload (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    await visitor.confirmAdulthood()
    await visitor.open('ai-studio/chatbot')
    const field = visitor.find({ role: 'textbox', name: chat[locale].message, within: 'main' })
    const answer = visitor.find({ css: '[data-slot=chat-message][data-from=model]' })
    await field.fill(questions[locale])
    await visitor.driver.press('Enter')
    await answer.has('data-state', 'complete')
    const text = await answer.text()
    expect(text?.length).toBeGreaterThan(40)
    await visitor.reload()
    await expect.poll(answer.text).toBe(text)
    expect(await visitor.errors()).toEqual([])
  })

  test(`reads a text aloud (${locale})`, async ({ visit }) => {
    const visitor = await visit(locale)
    const t = speech[locale]
    await visitor.confirmAdulthood()
    await visitor.open('ai-studio/tts')
    await visitor.find({ label: t.text, within: 'main' }).fill(questions[locale])
    await visitor.button(t.generate).click()
    const download = visitor.find({ role: 'link', name: t.download, within: 'main' })
    await expect.poll(() => download.attribute('download')).toMatch(/\.wav$/)
    // Firefox decodes the audio, but cannot play it on a machine without a sound device.
    const place = visitor.find({ role: 'slider', name: t.place, within: 'main' })
    await expect.poll(async () => Number(await place.attribute('max'))).toBeGreaterThan(1)
    expect(await visitor.errors()).toEqual([])
  })
}
