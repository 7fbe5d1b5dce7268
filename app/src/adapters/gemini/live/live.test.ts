import type { SessionInput } from '@saha/machines/live-chat'
import { openResource } from '@saha/machines/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { liveSession } from './live.ts'
import { startLiveService } from '../testing/start-live-service.ts'

const newSession: SessionInput = { settings: {}, handle: null }
const frame = (amplitude: number) => ({
  type: 'audio' as const,
  chunk: Int16Array.from({ length: 4096 }, (_, index) => 32_767 * amplitude * Math.sin(index / 12)).buffer,
})
const [speech, networkErrorKinds] = [frame(0.3), frame(0)]

/** All delays are zero except the length of a conversation. */
const swift = {
  now: () => 0,
  wait: async (milliseconds: number) => {
    if (milliseconds > 300_000) await new Promise<never>(() => {})
  },
}

type Settings = Awaited<ReturnType<typeof startLiveService>>['settings']

async function begin(settings: Settings, input: SessionInput = newSession) {
  const resource = openResource(liveSession(settings), input, onTestFinished)
  await resource.until('session.ready')
  return resource
}
/** Waits until this number of connections is open. */
const open = async (sockets: ReadonlySet<unknown>, count: number) =>
  expect.poll(() => sockets.size, { timeout: 15_000 }).toBe(count)

type OpenSession = Awaited<ReturnType<typeof begin>>

const eventsOfType = <Type extends OpenSession['events'][number]['type']>(
  { events }: OpenSession,
  type: Type,
) => events.filter((event) => event.type === type) as Extract<OpenSession['events'][number], { type: Type }>[]
const transcript = (resource: OpenSession, type: 'session.said' | 'session.heard') =>
  eventsOfType(resource, type)
    .map(({ text }) => text)
    .join('')

describe('a conversation', () => {
  it('answers typed text with sound and captions, and can be resumed', async () => {
    const { settings } = await startLiveService(swift)
    const resource = await begin(settings)
    resource.sendCommand({ type: 'text', text: 'Good morning' })
    await resource.until('session.turnEnded')
    expect(transcript(resource, 'session.said')).toBe('This is the demo voice. You wrote: Good morning.')
    const audio = eventsOfType(resource, 'session.audio')
    expect(audio.length).toBeGreaterThan(20)
    expect(audio.every(({ reply }) => reply === 1)).toBe(true)
    expect(audio[0]?.chunk.byteLength).toBe(24_000 * 0.04 * 2)
    expect((await resource.until('session.handle')).handle).toMatch(/^[\w-]{20,}$/)
  })

  it('transcribes speech and answers in the user’s language', async () => {
    const { settings } = await startLiveService(swift)
    const resource = await begin(settings, { settings: { language: 'ar', voice: 'Puck' }, handle: null })
    for (const said of [speech, speech, speech, speech, networkErrorKinds]) resource.sendCommand(said)
    resource.sendCommand({ type: 'audioEnd' })
    await resource.until('session.turnEnded')
    expect(transcript(resource, 'session.heard')).toContain('1.0')
    expect(transcript(resource, 'session.said')).toContain('هذا هو الصوت التجريبي')
  })

  it('numbers replies from 1, and reports which one was interrupted', async () => {
    // Pauses within its first answer until it is interrupted.
    const { settings } = await startLiveService({
      now: () => 0,
      wait: async (_, signal) =>
        new Promise<void>((resolve) => {
          if (signal?.aborted === true) resolve()
          signal?.addEventListener('abort', () => resolve())
        }),
    })
    const resource = await begin(settings)
    resource.sendCommand({ type: 'text', text: 'Tell me a very long story' })
    await resource.until('session.audio')
    resource.sendCommand(speech)
    expect(await resource.until('session.interrupted')).toEqual({ type: 'session.interrupted', reply: 1 })
    await resource.until('session.turnEnded')
    const before = eventsOfType(resource, 'session.audio').length
    resource.sendCommand(networkErrorKinds)
    resource.sendCommand({ type: 'audioEnd' })
    const { reply } = await resource.until('session.audio', before)
    expect(reply).toBeGreaterThan(1)
  })

  it('resumes a closed conversation', async () => {
    const { settings, sockets } = await startLiveService(swift)
    const first = await begin(settings)
    first.sendCommand({ type: 'text', text: 'مرحبا' })
    await first.until('session.turnEnded')
    const { handle } = await first.until('session.handle', 1)
    await first.close()
    await open(sockets, 0)
    const second = await begin(settings, { settings: {}, handle })
    second.sendCommand(speech)
    second.sendCommand({ type: 'audioEnd' })
    await second.until('session.turnEnded')
    expect(transcript(second, 'session.said')).toContain('التجريبي')
  })

  it('sends queued audio within the gateway’s rate limit', async () => {
    const { settings } = await startLiveService(swift)
    const resource = await begin(settings)
    for (let count = 0; count < 16; count += 1) resource.sendCommand(speech)
    resource.sendCommand({ type: 'audioEnd' })
    await resource.until('session.turnEnded')
    // 16 frames are 4.1 seconds.
    expect(transcript(resource, 'session.heard')).toContain('4.1')
    expect(eventsOfType(resource, 'session.failed')).toEqual([])
  })

  it('sends a long text completely', async () => {
    const { settings } = await startLiveService(swift)
    const resource = await begin(settings)
    resource.sendCommand({ type: 'text', text: 'ساحة 🎮'.repeat(1000) })
    await resource.until('session.turnEnded')
    expect(eventsOfType(resource, 'session.failed')).toEqual([])
  })
})

describe('its end', () => {
  it.each([
    ['live-refused', 'auth'],
    ['live-invalid', 'validation'],
    ['live-go-away=0.01', 'server'],
  ])('%s fails as %s', async (fault, kind) => {
    const { settings } = await startLiveService({ fault })
    const resource = openResource(liveSession(settings), newSession, onTestFinished)
    expect(await resource.until('session.failed')).toEqual({ type: 'session.failed', kind })
  })

  it.each([
    ['live-internal', 'server', 'server'],
    // The gateway cannot cut the stream: it closes with an error.
    ['live-cut', 'server', 'network'],
  ])('%s fails as %s, and as %s without a gateway', async (fault, behind, direct) => {
    const stage = await startLiveService({ fault })
    for (const [settings, kind] of [
      [stage.settings, behind],
      [stage.direct, direct],
    ] as const) {
      const resource = await begin(settings)
      resource.sendCommand({ type: 'text', text: 'hello' })
      expect(await resource.until('session.failed')).toEqual({ type: 'session.failed', kind })
      await resource.close()
    }
  })

  it('reports the time left before the session ends', async () => {
    const { settings } = await startLiveService({ fault: 'live-go-away' })
    const resource = await begin(settings)
    expect(await resource.until('session.goAway')).toEqual({ type: 'session.goAway', timeLeft: 9500 })
  })

  it('closes normally at the gateway’s time limit', async () => {
    const { settings } = await startLiveService({ gateway: { limits: await shortTalks() } })
    const resource = await begin(settings)
    expect(await resource.until('session.closed')).toEqual({ type: 'session.closed' })
  })

  it('fails once for an unreadable message', async () => {
    const { settings, sockets, opened } = await startLiveService()
    const resource = await begin(settings)
    opened[0]?.dispatchEvent(new MessageEvent('message', { data: 'no JSON' }))
    const ended = new Promise((resolve) => {
      opened[0]?.addEventListener('close', resolve)
    })
    await ended
    await open(sockets, 0)
    expect(resource.events.slice(-1)).toEqual([{ type: 'session.failed', kind: 'protocol' }])
    expect(eventsOfType(resource, 'session.closed')).toEqual([])
  })

  it('fails for an unknown handle', async () => {
    const { settings } = await startLiveService()
    const resource = openResource(liveSession(settings), { settings: {}, handle: 'invented' }, onTestFinished)
    expect(await resource.until('session.failed')).toEqual({ type: 'session.failed', kind: 'validation' })
  })
})

/** The gateway's own limits with very short conversations. */
async function shortTalks() {
  const { LIMITS } = await import('@saha/gateway')
  return { ...LIMITS, liveMinutes: 0.002 }
}

describe('a token', () => {
  it.each([
    ['of a model that the gateway does not know', { liveChat: 'gemini-9-live' }, 'not-found'],
    ['a text model', { liveChat: 'gemini-3.8-flash' }, 'not-found'],
  ])('%s', async (_, models, kind) => {
    const { settings } = await startLiveService()
    const resource = openResource(
      liveSession({ ...settings, models: { ...settings.models, ...models } }),
      newSession,
      onTestFinished,
    )
    await expect(resource.opened).rejects.toMatchObject({ name: 'PortError', kind })
  })

  it('is rejected while the kill switch is on', async () => {
    const { settings } = await startLiveService({ gateway: { stopped: () => true } })
    await expect(
      openResource(liveSession(settings), newSession, onTestFinished).opened,
    ).rejects.toMatchObject({
      kind: 'server',
    })
  })

  it('fails when the gateway does not respond', async () => {
    const { settings } = await startLiveService()
    const resource = openResource(
      liveSession({ ...settings, baseUrl: 'http://127.0.0.1:1/gateway' }),
      newSession,
      onTestFinished,
    )
    await expect(resource.opened).rejects.toMatchObject({ kind: 'network' })
  })

  it('fails when it cannot be parsed', async () => {
    const { settings } = await startLiveService()
    vi.stubGlobal('fetch', async () => Response.json({ name: 7 }))
    await expect(
      openResource(liveSession(settings), newSession, onTestFinished).opened,
    ).rejects.toMatchObject({
      kind: 'protocol',
    })
  })
})

describe('closing', () => {
  it('closes both sides of the gateway while the service is silent', async () => {
    const { settings, sockets } = await startLiveService({ fault: 'live-silent' })
    const resource = openResource(liveSession(settings), newSession, onTestFinished)
    await open(sockets, 2)
    await resource.close()
    await open(sockets, 0)
    expect(resource.events).toEqual([])
  })

  it('opens no socket while the token is pending', async () => {
    const { settings, direct, opened } = await startLiveService()
    for (const way of [settings, direct]) {
      const resource = openResource(liveSession(way), newSession, onTestFinished)
      await resource.close()
      await expect(resource.opened).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(opened).toEqual([])
  })

  it('reports nothing after it is closed in the middle of an answer', async () => {
    const { settings, sockets } = await startLiveService()
    const resource = await begin(settings)
    resource.sendCommand({ type: 'text', text: 'Tell me a very long story' })
    await resource.until('session.audio')
    await resource.close()
    await open(sockets, 0)
    expect(eventsOfType(resource, 'session.failed')).toEqual([])
    expect(eventsOfType(resource, 'session.closed')).toEqual([])
  })
})
