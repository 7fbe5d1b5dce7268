import type { Route } from '@playwright/test'
import ar from '../../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../../app/src/i18n/messages/live-chat/en.ts'
import arStudio from '../../../app/src/i18n/messages/studio/ar.ts'
import {
  path,
  press,
  recordResources,
  conversation,
  state,
  readResources,
  transcript,
  type,
} from '../support/live-chat.ts'
import { expect, test } from '../support/portal.ts'

const retryInfo = (seconds: number) => [
  { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
]

test('reports every connection failure with a next step and releases all resources', async ({ visit }) => {
  const visitor = await visit('ar', { permissions: ['microphone'] })
  const { page } = visitor
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async () => {
      mediaDevices.getUserMedia = ask
      throw new DOMException('no', 'NotAllowedError')
    }
  })
  await page.addInitScript(recordResources)
  let refuse: ((route: Route) => Promise<void>) | null = null
  let closes: { code: number; reason: string } | null = null
  await page.route('**/gateway/live/token', async (route) => await (refuse?.(route) ?? route.continue()))
  /** Closes the connection when it sends this text. */
  let cutsWith: { typed: string; code: number } | null = null
  await page.routeWebSocket(/BidiGenerateContent/, (socket) => {
    const service = socket.connectToServer()
    socket.onMessage((message) => {
      if (cutsWith === null || !message.toString().includes(cutsWith.typed)) return service.send(message)
      const { code } = cutsWith
      cutsWith = null
      void socket.close({ code })
    })
    service.onMessage((message) => {
      socket.send(message)
      if (closes === null || !message.toString().includes('setupComplete')) return
      void socket.close(closes)
      closes = null
    })
  })
  await visitor.open(path)
  const connect = async () =>
    await conversation(visitor)
      .getByRole('button', { name: new RegExp(`^(?:${ar.connect}|${ar.connectAgain})$`) })
      .press('Enter')
  const expectNothingHeld = () =>
    expect.poll(async () => (await readResources(visitor)).unreleased).toEqual([])
  const fails = async (name: string, words: string) => {
    await test.step(name, async () => {
      await connect()
      await expect(visitor.alert(words), name).toBeVisible()
      await expect(state(visitor)).toHaveText(ar.state.error)
      await expectNothingHeld()
    })
  }

  await fails('no microphone', ar.failure['microphone-denied'])
  for (const [code, words, wait] of [
    [400, ar.failure['session-refused']],
    [401, ar.failure.auth],
    [429, ar.failure.quotaWait, 36],
    [403, ar.failure.auth],
    [504, ar.failure.timeout],
    [404, ar.failure['session-refused']],
    [429, ar.failure.quotaWait, 86_400],
    [503, ar.failure['session-refused']],
    [429, ar.failure.quota],
  ] as const) {
    const details = wait === undefined ? [] : retryInfo(wait)
    const error = { code, message: 'No', status: 'UNKNOWN', details }
    refuse = (route) => route.fulfill({ status: code, json: { error } })
    await fails(`${code}`, words)
    if (wait === 36) await expect(conversation(visitor)).toContainText(/0:3\d/)
    if (wait === 86_400) await expect(conversation(visitor)).toContainText(ar.againAfter.slice(0, 25))
  }
  refuse = (route) => route.abort()
  await fails('no network', ar.failure.network)

  // Leaving while connecting releases everything.
  refuse = async () => {}
  const asked = page.waitForRequest('**/gateway/live/token')
  await connect()
  await asked
  await expect(state(visitor)).toHaveText(ar.state.connecting)
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live/token'))
  await page.getByRole('link', { name: arStudio.heading }).first().click()
  await given
  await expectNothingHeld()
  await page.getByRole('link', { name: arStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)

  refuse = null
  for (const [code, reason, words] of [
    [1008, 'Your API key was reported as leaked.', ar.failure.auth],
    [1008, '', ar.failure['session-closed']],
    [1007, 'API key not valid. Please pass a valid API key.', ar.failure.auth],
    [1007, '', ar.failure['session-closed']],
    [1008, 'You exceeded your current quota', ar.failure.quota],
    [1002, '', ar.failure.protocol],
    [1006, '', ar.failure.network],
    [1011, '', ar.failure['session-closed']],
  ] as const) {
    closes = { code, reason }
    await fails(`closed with ${code} ${reason}`, words)
  }
  closes = { code: 1000, reason: '' }
  await connect()
  await expect(conversation(visitor).getByText(ar.news.ended)).toBeVisible()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await expectNothingHeld()

  // A connection that breaks after the start is resumed, also during an answer; the transcript stays.
  await connect()
  await press(visitor, ar.mute)
  await expect(state(visitor)).toHaveAttribute('data-state', 'muted')
  await type(visitor, 'أهلا')
  await expect(transcript(visitor)).toContainText('كتبتَ: أهلا')
  await expect(state(visitor)).toHaveText(ar.state.muted)
  await type(visitor, 'انقطع #fault:live-cut')
  await expect(page.getByText(ar.news.resumed)).toBeVisible()
  await type(visitor, 'ما زلت هنا')
  await expect(transcript(visitor)).toContainText('كتبتَ: ما زلت هنا')
  await expect(transcript(visitor)).toContainText('كتبتَ: أهلا')

  // Text sent as the connection breaks is delivered to the next session or returned to the field.
  cutsWith = { typed: 'وداعا', code: 1011 }
  await type(visitor, 'وداعا')
  await expect(transcript(visitor)).toContainText('كتبتَ: وداعا')
  cutsWith = { typed: 'إلى اللقاء', code: 1007 }
  await type(visitor, 'إلى اللقاء')
  await expect(visitor.alert(ar.cameBack)).toBeVisible()
  await expect(page.getByLabel(ar.message)).toHaveValue('إلى اللقاء')
  await expect(visitor.alert(ar.failure['session-closed'])).toBeVisible()

  // The message is also shown in the other language, and the conversation continues.
  await page.getByRole('link', { name: 'English', exact: true }).click()
  const english = conversation({ page, locale: 'en' })
  await expect(english.locator('p[data-state]')).toHaveText(en.state.error)
  await expect(english).toContainText(en.failure['session-closed'])
  await expect(page.getByLabel(en.message)).toHaveValue('إلى اللقاء')
  await english.getByRole('button', { name: en.connectAgain, exact: true }).press('Enter')
  await expect(page.getByText(en.announce.connected)).toBeAttached()
  await english.getByRole('button', { name: en.disconnect, exact: true }).press('Enter')
  await expect(english.locator('p[data-state]')).toHaveText(en.state.disconnected)
  await expectNothingHeld()
  await page.getByRole('link', { name: 'العربية', exact: true }).click()
  await connect()
  await expect(conversation(visitor).getByRole('button', { name: ar.disconnect, exact: true })).toBeVisible()

  // Talking in another tab hangs up in the first.
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/ar/${path}`)
  await other.getByRole('button', { name: ar.connect, exact: true }).click()
  await expect(other.getByRole('button', { name: ar.disconnect })).toBeVisible()
  await expect(page.getByText(ar.news.elsewhere)).toBeVisible()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await expectNothingHeld()
})
