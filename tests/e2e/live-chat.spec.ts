import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions } from '@playwright/test'
import ar from '../../app/src/i18n/messages/live-chat/ar.ts'
import en from '../../app/src/i18n/messages/live-chat/en.ts'
import arStudio from '../../app/src/i18n/messages/studio/ar.ts'
import enStudio from '../../app/src/i18n/messages/studio/en.ts'
import { chromiumLaunch, fakeMicrophone } from '../../scripts/chromium.mjs'
import { expect, test, type Locale, type Visitor } from './portal.ts'

const path = 'ai-studio/live-chat'
const words = { en, ar } as const
const launch = chromiumLaunch()

// The microphone beeps, and nobody has to be asked for it.
test.use({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } })

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

const stage = ({ page, locale }: Visitor) =>
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

/** Connects with a muted microphone: the beeps would interrupt what is tried. */
async function connectQuietly(visitor: Visitor) {
  const said = words[visitor.locale]
  await press(visitor, said.connect)
  await press(visitor, said.mute)
  await expect(state(visitor)).toHaveAttribute('data-state', 'muted')
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

test('what is typed is answered too, M mutes, and the captions go along as a text and stay for the visit', async ({
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

  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  await page.getByRole('link', { name: enStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(en.state.disconnected)
  await expect(transcript(visitor)).toContainText('You wrote: Make it so')
  await page.getByRole('button', { name: en.clear }).click()
  await expect(page.getByText(en.noCaptions)).toBeVisible()
})

test('a connection that breaks is taken over, and one that the service ends is told; what was said stays', async ({
  visit,
}) => {
  const visitor = await come(visit, 'ar')
  const { page } = visitor
  await connectQuietly(visitor)
  await type(visitor, 'أهلا')
  await expect(transcript(visitor)).toContainText('كتبتَ: أهلا')
  await expect(state(visitor)).toHaveText(ar.state.muted)
  await type(visitor, 'انقطع #fault:live-cut')
  await expect(page.getByText(ar.news.resumed)).toBeVisible()
  await type(visitor, 'ما زلت هنا')
  await expect(transcript(visitor)).toContainText('كتبتَ: ما زلت هنا')
  await expect(transcript(visitor)).toContainText('كتبتَ: أهلا')
})

test('microphone and speaker can be chosen, by name once they are allowed, in the middle of the conversation', async ({
  visit,
}) => {
  const visitor = await come(visit, 'en')
  const { page } = visitor
  await connectQuietly(visitor)
  const microphone = page.getByLabel(en.microphone, { exact: true })
  const names = microphone.locator('option')
  await expect(names.nth(1)).toContainText('Fake')
  await microphone.selectOption({ index: 1 })
  await expect
    .poll(async () => (await takenBy(visitor)).held.sort())
    .toEqual(['context', 'context', 'socket', 'track'])
  expect((await takenBy(visitor)).made).toBeGreaterThan(4)
  await expect(state(visitor)).toHaveText(en.state.muted)
  await type(visitor, 'Still there?')
  await expect(transcript(visitor)).toContainText('You wrote: Still there?.')
})

test('a microphone that is refused is told with a way on, and nothing is held', async ({ visit }) => {
  const visitor = await visit('en')
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
  await visitor.open(path)
  await press(visitor, en.connect)
  await expect(visitor.alert(en.failure['microphone-denied'])).toBeVisible()
  await expect(state(visitor)).toHaveText(en.state.error)
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  await press(visitor, en.connectAgain)
  await expect(state(visitor)).toHaveAttribute('data-state', /listening|answering|interrupted/)
})

test('a service that is too busy says for how long, and one that ends or refuses is told apart', async ({
  visit,
}) => {
  const visitor = await come(visit, 'ar')
  const { page } = visitor
  const token = '**/gateway/live/token'
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' }]
  const error = { code: 429, message: 'Busy', status: 'RESOURCE_EXHAUSTED', details }
  await page.route(token, (route) => route.fulfill({ status: 429, json: { error } }), { times: 1 })
  await press(visitor, ar.connect)
  await expect(visitor.alert(ar.failure.quotaWait)).toBeVisible()
  await expect(stage(visitor)).toContainText(/0:3\d/)

  for (const [code, shown] of [
    [1000, ar.news.ended],
    [1008, ar.failure.auth],
  ] as const) {
    await test.step(`closed with ${code}`, async () => {
      await page.routeWebSocket(/BidiGenerateContent/, (socket) => {
        const service = socket.connectToServer()
        service.onMessage((message) => {
          socket.send(message)
          if (message.toString().includes('setupComplete')) void socket.close({ code, reason: '' })
        })
      })
      await stage(visitor)
        .getByRole('button', { name: new RegExp(`^(?:${ar.connect}|${ar.connectAgain})$`) })
        .click()
      await expect(stage(visitor).getByText(shown)).toBeVisible()
      await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
    })
  }
})

test('whoever leaves while it connects leaves nothing behind', async ({ visit }) => {
  const visitor = await come(visit, 'en')
  const { page } = visitor
  const asked = page.waitForRequest('**/gateway/live/token')
  await page.route('**/gateway/live/token', () => {})
  await press(visitor, en.connect)
  await asked
  await expect(state(visitor)).toHaveText(en.state.connecting)
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live/token'))
  await page.getByRole('link', { name: enStudio.heading }).first().click()
  await given
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
  await page.getByRole('link', { name: enStudio.tool['live-chat'].name }).click()
  await expect(state(visitor)).toHaveText(en.state.disconnected)
})

test('whoever talks on in another tab hangs up in the first', async ({ visit }) => {
  const visitor = await come(visit, 'en')
  await connectQuietly(visitor)
  const other = await visitor.page.context().newPage()
  await other.goto(`${visitor.url}#/en/${path}`)
  await other.getByRole('button', { name: en.connect, exact: true }).click()
  await expect(other.getByRole('button', { name: en.disconnect })).toBeVisible()
  await expect(visitor.page.getByText(en.news.elsewhere)).toBeVisible()
  await expect(state(visitor)).toHaveText(en.state.disconnected)
  await expect.poll(async () => (await takenBy(visitor)).held).toEqual([])
})
