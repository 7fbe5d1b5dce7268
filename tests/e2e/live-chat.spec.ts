import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Route } from '@playwright/test'
import ar from '../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../app/src/i18n/messages/live-chat/en.ts'
import arStudio from '../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../app/src/i18n/messages/studio/en.ts'
import { expect, test, type Locale, type Visitor } from './portal.ts'

const path = 'ai-studio/live-chat'
const words = { en, ar } as const

/** What the page took of the browser, as it was taken. */
interface Taken {
  contexts: AudioContext[]
  tracks: MediaStreamTrack[]
  sockets: WebSocket[]
}

/** Remembers whatever must be given back. */
function remember(): void {
  const taken: Taken = { contexts: [], tracks: [], sockets: [] }
  Object.assign(window, { taken })
  const keep = <Made>(list: Made[]) => ({
    construct: (target: new (...args: never[]) => object, input: never[], self: never) => {
      const made = Reflect.construct(target, input, self) as Made & object
      list.push(made)
      return made
    },
  })
  Object.assign(window, {
    AudioContext: new Proxy(window.AudioContext, keep(taken.contexts)),
    WebSocket: new Proxy(window.WebSocket, keep(taken.sockets)),
  })
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    taken.tracks.push(...stream.getTracks())
    return stream
  }
}

const takenBy = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { contexts, tracks, sockets } = (window as unknown as { taken: Taken }).taken
    return {
      made: contexts.length + tracks.length + sockets.length,
      held: [
        ...contexts.filter(({ state }) => state !== 'closed').map(() => 'context'),
        ...tracks.filter(({ readyState }) => readyState !== 'ended').map(() => 'track'),
        ...sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING).map(() => 'socket'),
      ],
    }
  })

const stage = ({ page, locale }: Pick<Visitor, 'page' | 'locale'>) =>
  page.getByRole('region', { name: words[locale].conversation, exact: true })
const press = (visitor: Visitor, name: string) =>
  stage(visitor).getByRole('button', { name, exact: true }).click()
const state = (visitor: Visitor) => stage(visitor).locator('p[data-state]')
const transcript = ({ page, locale }: Visitor) => page.getByRole('log', { name: words[locale].transcript })
const type = async ({ page, locale }: Visitor, text: string) => {
  const field = page.getByLabel(words[locale].message)
  await field.fill(text)
  await field.press('Enter')
}

async function come(
  visit: (locale: Locale, browser?: BrowserContextOptions) => Promise<Visitor>,
  locale: Locale,
) {
  const visitor = await visit(locale, { permissions: ['microphone'] })
  await visitor.page.addInitScript(remember)
  await visitor.open(path)
  return visitor
}

test('a visitor talks, is answered aloud and in words, speaks over it, and hangs up: nothing is held before or after', async ({
  visit,
}) => {
  const visitor = await come(visit, 'ar')
  const { page } = visitor
  await expect(page.getByText(arStudio.demo, { exact: true })).toBeVisible()
  await expect(stage(visitor)).toContainText(ar.hears.demo)
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  expect(await takenBy(visitor)).toEqual({ made: 0, held: [] })

  await press(visitor, ar.connect)
  // The microphone beeps without a pause: muted after a second, the visitor has said all; unmuted, speaks over the answer.
  await expect(stage(visitor)).toContainText(/متصل · .?0:0[1-9]/)
  const level = stage(visitor).getByRole('meter', { name: ar.microphoneLevel })
  await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.2)
  await press(visitor, ar.mute)
  await expect(transcript(visitor)).toContainText(/\[صوت، [\d.]+ ث\]/)
  await expect(state(visitor)).toHaveText(ar.state.answering)
  await expect(transcript(visitor)).toContainText('هذا هو الصوت التجريبي')
  await press(visitor, ar.unmute)
  await expect(transcript(visitor)).toContainText(ar.interruptedLine)
  expect((await takenBy(visitor)).held.sort()).toEqual(['context', 'context', 'socket', 'track'])

  await press(visitor, ar.disconnect)
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await expect(stage(visitor).getByRole('button', { name: ar.connect, exact: true })).toBeFocused()
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  await expect(transcript(visitor)).toContainText('هذا هو الصوت التجريبي')
})

test('what is typed is answered too, M mutes, another microphone is taken, and the captions go along as a text and stay for the visit', async ({
  visit,
}) => {
  const visitor = await come(visit, 'en')
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
  // Switched off it does nothing: had it, it would mute again with the next one.
  await page.evaluate(() => localStorage.setItem('saha.shortcuts', 'off'))
  await page.keyboard.press('m')
  await page.evaluate(() => localStorage.removeItem('saha.shortcuts'))
  await page.keyboard.press('m')
  await expect(state(visitor)).not.toHaveText(en.state.muted)
  await page.keyboard.press('m')
  await expect(state(visitor)).toHaveText(en.state.muted)
  // So long that it is still being said when it is stopped.
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
  expect(saved).toContain(`You\n${long}\n\nVoice\nThis is the demo voice.`)
  expect(saved).toContain(`(${en.interruptedLine})`)

  // Another microphone is taken in the middle of it.
  const { made } = await takenBy(visitor)
  const microphone = page.getByLabel(en.microphone, { exact: true })
  await expect(microphone.locator('option').nth(1)).toContainText('Fake')
  await microphone.selectOption({ index: 1 })
  await expect.poll(async () => (await takenBy(visitor)).made).toBeGreaterThan(made)
  await expect
    .poll(async () => (await takenBy(visitor)).held.sort())
    .toEqual(['context', 'context', 'socket', 'track'])
  await expect(state(visitor)).toHaveText(en.state.muted)
  await type(visitor, 'Still there?')
  await expect(transcript(visitor)).toContainText('You wrote: Still there?.')

  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  await page.getByRole('link', { name: enStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(en.state.disconnected)
  await expect(transcript(visitor)).toContainText('You wrote: Make it so')
  await page.getByRole('button', { name: en.clear }).click()
  await expect(page.getByText(en.noCaptions)).toBeVisible()
})

const retryInfo = (seconds: number) => [
  { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
]

test('however a conversation does not begin, breaks or ends, it is told with a way on, and nothing is held', async ({
  visit,
}) => {
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
  await page.addInitScript(remember)
  let refuse: ((route: Route) => Promise<void>) | null = null
  let closes: { code: number; reason: string } | null = null
  await page.route('**/gateway/live/token', async (route) => await (refuse?.(route) ?? route.continue()))
  /** What is typed never arrives: the connection breaks with it. */
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
    await stage(visitor)
      .getByRole('button', { name: new RegExp(`^(?:${ar.connect}|${ar.connectAgain})$`) })
      .press('Enter')
  const nothingHeld = () => expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  const fails = async (name: string, words: string) => {
    await test.step(name, async () => {
      await connect()
      await expect(visitor.alert(words), name).toBeVisible()
      await expect(state(visitor)).toHaveText(ar.state.error)
      await nothingHeld()
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
    if (wait === 36) await expect(stage(visitor)).toContainText(/0:3\d/)
    if (wait === 86_400) await expect(stage(visitor)).toContainText(ar.againAfter.slice(0, 25))
  }
  refuse = (route) => route.abort()
  await fails('no network', ar.failure.network)

  // Whoever leaves while it connects leaves nothing behind.
  refuse = async () => {}
  const asked = page.waitForRequest('**/gateway/live/token')
  await connect()
  await asked
  await expect(state(visitor)).toHaveText(ar.state.connecting)
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live/token'))
  await page.getByRole('link', { name: arStudio.heading }).first().click()
  await given
  await nothingHeld()
  await page.getByRole('link', { name: arStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)

  refuse = null
  for (const [code, reason, words] of [
    [1008, '', ar.failure.auth],
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
  await expect(stage(visitor).getByText(ar.news.ended)).toBeVisible()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await nothingHeld()

  // What breaks once it has begun is taken over, in the middle of an answer too; what was said stays.
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

  // What is typed at the very moment is not lost with the connection: the next session hears it, or it comes back.
  cutsWith = { typed: 'وداعا', code: 1011 }
  await type(visitor, 'وداعا')
  await expect(transcript(visitor)).toContainText('كتبتَ: وداعا')
  cutsWith = { typed: 'إلى اللقاء', code: 1007 }
  await type(visitor, 'إلى اللقاء')
  await expect(visitor.alert(ar.cameBack)).toBeVisible()
  await expect(page.getByLabel(ar.message)).toHaveValue('إلى اللقاء')
  await expect(visitor.alert(ar.failure['session-closed'])).toBeVisible()

  // So it is said to whoever reads on in the other language, in which the conversation goes on.
  await page.getByRole('link', { name: 'English', exact: true }).click()
  const english = stage({ page, locale: 'en' })
  await expect(english.locator('p[data-state]')).toHaveText(en.state.error)
  await expect(english).toContainText(en.failure['session-closed'])
  await expect(page.getByLabel(en.message)).toHaveValue('إلى اللقاء')
  await english.getByRole('button', { name: en.connectAgain, exact: true }).press('Enter')
  await expect(page.getByText(en.announce.connected)).toBeAttached()
  await english.getByRole('button', { name: en.disconnect, exact: true }).press('Enter')
  await expect(english.locator('p[data-state]')).toHaveText(en.state.disconnected)
  await nothingHeld()
  await page.getByRole('link', { name: 'العربية', exact: true }).click()
  await connect()
  await expect(stage(visitor).getByRole('button', { name: ar.disconnect, exact: true })).toBeVisible()

  // Whoever talks on in another tab hangs up in the first.
  const other = await page.context().newPage()
  await other.goto(`${visitor.url}#/ar/${path}`)
  await other.getByRole('button', { name: ar.connect, exact: true }).click()
  await expect(other.getByRole('button', { name: ar.disconnect })).toBeVisible()
  await expect(page.getByText(ar.news.elsewhere)).toBeVisible()
  await expect(state(visitor)).toHaveText(ar.state.disconnected)
  await nothingHeld()
})
