import { selectLiveChatStatus } from '@saha/machines/live-chat'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stubVoice, talk, type VoiceStub } from '../../../testing/voice.ts'
import { getRetryTime } from '../shared/failure/retry-time.ts'
import { LiveChatStore } from './live-chat.store.ts'

/** A store with a fake browser voice and a fake service. */
function createHarness(voice: Partial<VoiceStub> = {}, answer = () => token()) {
  const takeAway = stubVoice({ sessions: [{ says: talk() }], ...voice })
  vi.stubGlobal('fetch', async () => answer())
  const store = new LiveChatStore()
  onTestFinished(() => {
    store.stop()
    takeAway()
    vi.unstubAllGlobals()
  })
  const status = () => selectLiveChatStatus(store.chat.getSnapshot())
  const reach = async (wanted: ReturnType<typeof status>) => expect.poll(status).toBe(wanted)
  const connect = async () => {
    store.chat.send({ type: 'chat.connect' })
    await reach('connected')
  }
  return { store, status, reach, connect }
}

const token = () => Response.json({ name: 't', apiVersion: 'v1alpha', baseUrl: location.origin })

it('knows the time of the connection until it ends', async () => {
  const { store, connect } = createHarness()
  expect(store.getSnapshot()).toEqual({ news: null, hasStarted: false, since: null })
  await connect()
  expect(store.getSnapshot().since).toBeLessThanOrEqual(performance.now())
  store.leave()
  expect(store.getSnapshot()).toEqual({ news: null, hasStarted: true, since: null })
})

it('disconnects on pagehide and when another tab connects', async () => {
  const { store, status, connect, reach } = createHarness()
  await connect()
  window.dispatchEvent(new Event('pagehide'))
  expect(status()).toBe('disconnected')
  expect(store.getSnapshot().news).toBeNull()
  await connect()
  const other = new BroadcastChannel('saha.live-chat')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
  other.postMessage('talks')
  await reach('disconnected')
  other.close()
  expect(store.getSnapshot().news).toBe('elsewhere')
  await connect()
  expect(store.getSnapshot().news).toBeNull()
})

it('reports that a session was resumed', async () => {
  const { store, connect } = createHarness({ sessions: [{ says: talk(), code: 1011 }, { says: talk() }] })
  await connect()
  await expect.poll(() => store.getSnapshot().news).toBe('resumed')
})

it('reports that the service ended the session', async () => {
  const { store, reach } = createHarness({ sessions: [{ says: talk(), code: 1000 }] })
  store.chat.send({ type: 'chat.connect' })
  await expect.poll(() => store.getSnapshot().news).toBe('ended')
  await reach('disconnected')
})

it('reads the retry time of the service', async () => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' }]
  const error = { code: 429, message: 'Busy', status: 'RESOURCE_EXHAUSTED', details }
  const { store, reach } = createHarness({}, () => Response.json({ error }, { status: 429 }))
  store.chat.send({ type: 'chat.connect' })
  await reach('error')
  const { at, isSoon } = getRetryTime(store.chat.getSnapshot().context.failure) ?? { at: 0 }
  expect(isSoon).toBe(true)
  expect(at - Date.now()).toBeGreaterThan(30_000)
  expect(at - Date.now()).toBeLessThanOrEqual(36_000)
})
