import { selectLiveChatStatus } from '@saha/machines/live-chat'
import { expect, it, onTestFinished, vi } from 'vitest'
import { standInVoice, talk, type VoiceStandIn } from '../../../testing/voice.ts'
import { retryTimeOf } from '../retry-time.ts'
import { LiveDesk } from './live-desk.ts'

/** A desk before a browser and a service that do as they are told. */
function setDesk(voice: Partial<VoiceStandIn> = {}, answer = () => token()) {
  const takeAway = standInVoice({ sessions: [{ says: talk() }], ...voice })
  vi.stubGlobal('fetch', async () => answer())
  const desk = new LiveDesk()
  onTestFinished(() => {
    desk.stop()
    takeAway()
    vi.unstubAllGlobals()
  })
  const status = () => selectLiveChatStatus(desk.chat.getSnapshot())
  const reach = async (wanted: ReturnType<typeof status>) => expect.poll(status).toBe(wanted)
  const connect = async () => {
    desk.chat.send({ type: 'chat.connect' })
    await reach('connected')
  }
  return { desk, status, reach, connect }
}

const token = () => Response.json({ name: 't', apiVersion: 'v1alpha', baseUrl: location.origin })

it('knows since when it is connected, and no more once it is not', async () => {
  const { desk, connect } = setDesk()
  expect(desk.getSnapshot()).toEqual({ news: null, begun: false, since: null })
  await connect()
  expect(desk.getSnapshot().since).toBeLessThanOrEqual(performance.now())
  desk.leave()
  expect(desk.getSnapshot()).toEqual({ news: null, begun: true, since: null })
})

it('hangs up when the page goes, and when another tab begins to talk', async () => {
  const { desk, status, connect, reach } = setDesk()
  await connect()
  window.dispatchEvent(new Event('pagehide'))
  expect(status()).toBe('disconnected')
  expect(desk.getSnapshot().news).toBeNull()
  await connect()
  const other = new BroadcastChannel('saha.live-chat')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage('talks')
  await reach('disconnected')
  other.close()
  expect(desk.getSnapshot().news).toBe('elsewhere')
  await connect()
  expect(desk.getSnapshot().news).toBeNull()
})

it('tells that a session took over, for a while', async () => {
  const { desk, connect } = setDesk({ sessions: [{ says: talk(), code: 1011 }, { says: talk() }] })
  await connect()
  await expect.poll(() => desk.getSnapshot().news).toBe('resumed')
})

it('tells that the service ended it', async () => {
  const { desk, reach } = setDesk({ sessions: [{ says: talk(), code: 1000 }] })
  desk.chat.send({ type: 'chat.connect' })
  await expect.poll(() => desk.getSnapshot().news).toBe('ended')
  await reach('disconnected')
})

it('knows from when on another try may help, where the service says so', async () => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' }]
  const error = { code: 429, message: 'Busy', status: 'RESOURCE_EXHAUSTED', details }
  const { desk, reach } = setDesk({}, () => Response.json({ error }, { status: 429 }))
  desk.chat.send({ type: 'chat.connect' })
  await reach('error')
  const { at, near } = retryTimeOf(desk.chat.getSnapshot().context.failure) ?? { at: 0 }
  expect(near).toBe(true)
  expect(at - Date.now()).toBeGreaterThan(30_000)
  expect(at - Date.now()).toBeLessThanOrEqual(36_000)
})
