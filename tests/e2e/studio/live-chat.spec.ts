import { readFile } from 'node:fs/promises'
import ar from '../../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../../app/src/i18n/messages/live-chat/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../../app/src/i18n/messages/studio/en.ts'
import {
  openLiveChat,
  press,
  conversation,
  state,
  readResources,
  transcript,
  type,
} from '../support/live-chat.ts'
import { expect, test } from '../support/portal.ts'

test('talks, hears and reads the answer, interrupts and hangs up without leaking resources @quick', async ({
  visit,
}) => {
  const visitor = await openLiveChat(visit, 'ar')
  const { page } = visitor
  await expect(page.getByText(arStudio.demo, { exact: true })).toBeVisible()
  await expect(conversation(visitor)).toContainText(ar.hears.demo)
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  expect(await readResources(visitor)).toEqual({ opened: 0, unreleased: [] })

  await press(visitor, ar.connect)
  // The fake microphone beeps continuously. Muting after a second ends the turn; unmuting interrupts the answer.
  await expect(conversation(visitor)).toContainText(/متصل · .?0:0[1-9]/)
  const level = conversation(visitor).getByRole('meter', { name: ar.microphoneLevel })
  await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.2)
  await press(visitor, ar.mute)
  await expect(transcript(visitor)).toContainText(/\[صوت، [\d.]+ ث\]/)
  await expect(state(visitor)).toHaveText(ar.state.answering)
  await expect(transcript(visitor)).toContainText('هذا هو الصوت التجريبي')
  // Nothing covers the transcript at any scroll position.
  await expect(page.locator('html[data-filled]')).toBeAttached()
  await press(visitor, ar.unmute)
  await expect(transcript(visitor)).toContainText(ar.interruptedLine)
  expect((await readResources(visitor)).unreleased.sort()).toEqual(['context', 'context', 'socket', 'track'])

  await press(visitor, ar.disconnect)
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await expect(conversation(visitor).getByRole('button', { name: ar.connect, exact: true })).toBeFocused()
  await expect.poll(async () => (await readResources(visitor)).unreleased).toEqual([])
  await expect(transcript(visitor)).toContainText('هذا هو الصوت التجريبي')
})

test('answers typed messages, mutes by M, switches the microphone and exports captions', async ({
  visit,
}) => {
  const visitor = await openLiveChat(visit, 'en')
  const { page } = visitor
  const field = page.getByLabel(en.message)
  await type(visitor, 'Good morning')
  await expect(visitor.alert(en.connectFirst)).toBeVisible()
  await expect(field).toHaveValue('Good morning')

  await press(visitor, en.connect)
  await expect(state(visitor)).toHaveAttribute('data-state', /listening|answering|interrupted/)
  await page.keyboard.press('m')
  await expect(state(visitor)).toHaveText(en.state.muted)
  await expect(page.getByText(en.announce.muted)).toBeAttached()
  // With shortcuts off the key does nothing; otherwise the next press would toggle twice.
  await page.evaluate(() => localStorage.setItem('saha.shortcuts', 'off'))
  await page.keyboard.press('m')
  await page.evaluate(() => localStorage.removeItem('saha.shortcuts'))
  await page.keyboard.press('m')
  await expect(state(visitor)).not.toHaveText(en.state.muted)
  await page.keyboard.press('m')
  await expect(state(visitor)).toHaveText(en.state.muted)
  // Long enough to be still playing when it is stopped.
  const long = `Make it so, ${'and so on '.repeat(30).trim()}`
  await type(visitor, long)
  await expect(field).toHaveValue('')
  await expect(state(visitor)).toHaveText(en.state.answering)
  await expect(transcript(visitor)).toContainText(`You wrote: ${long}.`)
  await press(visitor, en.stopAnswer)
  await expect(state(visitor)).toHaveText(en.state.muted)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: en.save }).click()
  const saved = await readFile(await (await downloading).path(), 'utf8')
  expect(saved).toContain(`You\n${long}\n\nAssistant\nThis is the demo voice.`)
  expect(saved).toContain(`(${en.interruptedLine})`)

  // Switches the microphone during the conversation.
  const { opened } = await readResources(visitor)
  const microphone = page.getByLabel(en.microphone, { exact: true })
  await expect(microphone.locator('option').nth(1)).toContainText('Fake')
  await microphone.selectOption({ index: 1 })
  await expect.poll(async () => (await readResources(visitor)).opened).toBeGreaterThan(opened)
  await expect
    .poll(async () => (await readResources(visitor)).unreleased.sort())
    .toEqual(['context', 'context', 'socket', 'track'])
  await expect(state(visitor)).toHaveText(en.state.muted)
  await type(visitor, 'Still there?')
  await expect(transcript(visitor)).toContainText('You wrote: Still there?.')

  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await expect.poll(async () => (await readResources(visitor)).unreleased).toEqual([])
  await page.getByRole('link', { name: enStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(en.state.disconnected)
  await expect(transcript(visitor)).toContainText('You wrote: Make it so')
  await page.getByRole('button', { name: en.clear }).click()
  await expect(page.getByText(en.noCaptions)).toBeVisible()
})
