import type { SessionInput } from '@saha/machines/live-chat'
import { describe, expect, it, vi } from 'vitest'
import { toPcm16 } from '../../audio/processing/pcm.ts'
import { hold } from '../../audio/testing/hold.ts'
import { tone } from '../../audio/testing/tones.ts'
import { liveSession } from './live.ts'
import { setLiveStage } from '../testing/start-live-service.ts'

const anew: SessionInput = { settings: {}, handle: null }
const frame = (amplitude: number) => ({
  type: 'audio' as const,
  chunk: toPcm16(tone(220, 16_000, 4096, amplitude)),
})
const [speech, silence] = [frame(0.3), frame(0)]

/** All delays are zero except the length of a conversation. */
const swift = {
  now: () => 0,
  wait: async (milliseconds: number) => {
    if (milliseconds > 60_000) await new Promise<never>(() => {})
  },
}

type Settings = Awaited<ReturnType<typeof setLiveStage>>['settings']

async function begin(settings: Settings, input: SessionInput = anew) {
  const held = hold(liveSession(settings), input)
  await held.until('session.ready')
  return held
}
/** Waits until this number of connections is open. */
const open = async (sockets: ReadonlySet<unknown>, count: number) =>
  expect.poll(() => sockets.size, { timeout: 15_000 }).toBe(count)

type Held = Awaited<ReturnType<typeof begin>>

const told = <Type extends Held['facts'][number]['type']>({ facts }: Held, type: Type) =>
  facts.filter((fact) => fact.type === type) as Extract<Held['facts'][number], { type: Type }>[]
const words = (held: Held, type: 'session.said' | 'session.heard') =>
  told(held, type)
    .map(({ text }) => text)
    .join('')

describe('a conversation', () => {
  it('answers what is typed aloud and in words, and can be taken up again', async () => {
    const { settings } = await setLiveStage(swift)
    const held = await begin(settings)
    held.tell({ type: 'text', text: 'Good morning' })
    await held.until('session.turnEnded')
    expect(words(held, 'session.said')).toBe('This is the demo voice. You wrote: Good morning.')
    const audio = told(held, 'session.audio')
    expect(audio.length).toBeGreaterThan(20)
    expect(audio.every(({ reply }) => reply === 1)).toBe(true)
    expect(audio[0]?.chunk.byteLength).toBe(24_000 * 0.04 * 2)
    expect((await held.until('session.handle')).handle).toMatch(/^[\w-]{20,}$/)
  })

  it('hears what is said, and answers in the language of the visitor', async () => {
    const { settings } = await setLiveStage(swift)
    const held = await begin(settings, { settings: { language: 'ar', voice: 'Puck' }, handle: null })
    for (const said of [speech, speech, speech, speech, silence]) held.tell(said)
    held.tell({ type: 'audioEnd' })
    await held.until('session.turnEnded')
    expect(words(held, 'session.heard')).toContain('1.0')
    expect(words(held, 'session.said')).toContain('هذا هو الصوت التجريبي')
  })

  it('counts replies from 1, and says which one was spoken over', async () => {
    // Pauses within its first answer until it is interrupted.
    const { settings } = await setLiveStage({
      now: () => 0,
      wait: async (_, signal) =>
        new Promise<void>((resolve) => {
          if (signal?.aborted === true) resolve()
          signal?.addEventListener('abort', () => resolve())
        }),
    })
    const held = await begin(settings)
    held.tell({ type: 'text', text: 'Tell me a very long story' })
    await held.until('session.audio')
    held.tell(speech)
    expect(await held.until('session.interrupted')).toEqual({ type: 'session.interrupted', reply: 1 })
    await held.until('session.turnEnded')
    const before = told(held, 'session.audio').length
    held.tell(silence)
    held.tell({ type: 'audioEnd' })
    const { reply } = await held.until('session.audio', before)
    expect(reply).toBeGreaterThan(1)
  })

  it('goes on where another left off, once that is closed', async () => {
    const { settings, sockets } = await setLiveStage(swift)
    const first = await begin(settings)
    first.tell({ type: 'text', text: 'مرحبا' })
    await first.until('session.turnEnded')
    const { handle } = await first.until('session.handle', 1)
    await first.close()
    await open(sockets, 0)
    const second = await begin(settings, { settings: {}, handle })
    second.tell(speech)
    second.tell({ type: 'audioEnd' })
    await second.until('session.turnEnded')
    expect(words(second, 'session.said')).toContain('التجريبي')
  })

  it('what waited for it comes all at once, and the gateway takes all of it', async () => {
    const { settings } = await setLiveStage(swift)
    const held = await begin(settings)
    for (let count = 0; count < 16; count += 1) held.tell(speech)
    held.tell({ type: 'audioEnd' })
    await held.until('session.turnEnded')
    // 16 frames are 4.1 seconds.
    expect(words(held, 'session.heard')).toContain('4.1')
    expect(told(held, 'session.failed')).toEqual([])
  })

  it('a long text arrives whole', async () => {
    const { settings } = await setLiveStage(swift)
    const held = await begin(settings)
    held.tell({ type: 'text', text: 'ساحة 🎮'.repeat(1000) })
    await held.until('session.turnEnded')
    expect(told(held, 'session.failed')).toEqual([])
  })
})

describe('how it ends', () => {
  it.each([
    ['live-refused', 'auth'],
    ['live-invalid', 'validation'],
    ['live-go-away=0.01', 'server'],
  ])('%s fails as %s', async (fault, kind) => {
    const { settings } = await setLiveStage({ fault })
    const held = hold(liveSession(settings), anew)
    expect(await held.until('session.failed')).toEqual({ type: 'session.failed', kind })
  })

  it.each([
    ['live-internal', 'server', 'server'],
    // The gateway cannot cut the stream: it closes with an error.
    ['live-cut', 'server', 'network'],
  ])('%s fails as %s, and as %s without a gateway', async (fault, behind, direct) => {
    const stage = await setLiveStage({ fault })
    for (const [settings, kind] of [
      [stage.settings, behind],
      [stage.direct, direct],
    ] as const) {
      const held = await begin(settings)
      held.tell({ type: 'text', text: 'hello' })
      expect(await held.until('session.failed')).toEqual({ type: 'session.failed', kind })
      await held.close()
    }
  })

  it('is told before, with the time that is left', async () => {
    const { settings } = await setLiveStage({ fault: 'live-go-away' })
    const held = await begin(settings)
    expect(await held.until('session.goAway')).toEqual({ type: 'session.goAway', timeLeft: 9500 })
  })

  it('in good order when the gateway’s time is up', async () => {
    const { settings } = await setLiveStage({ gateway: { limits: await shortTalks() } })
    const held = await begin(settings)
    expect(await held.until('session.closed')).toEqual({ type: 'session.closed' })
  })

  it('once, where what it says cannot be read', async () => {
    const { settings, sockets, opened } = await setLiveStage()
    const held = await begin(settings)
    opened[0]?.dispatchEvent(new MessageEvent('message', { data: 'no JSON' }))
    const ended = new Promise((resolve) => {
      opened[0]?.addEventListener('close', resolve)
    })
    await ended
    await open(sockets, 0)
    expect(held.facts.slice(-1)).toEqual([{ type: 'session.failed', kind: 'protocol' }])
    expect(told(held, 'session.closed')).toEqual([])
  })

  it('a handle that nobody gave out', async () => {
    const { settings } = await setLiveStage()
    const held = hold(liveSession(settings), { settings: {}, handle: 'invented' })
    expect(await held.until('session.failed')).toEqual({ type: 'session.failed', kind: 'validation' })
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
    ['of a model of words', { liveChat: 'gemini-3.8-flash' }, 'not-found'],
  ])('%s', async (_, models, kind) => {
    const { settings } = await setLiveStage()
    const held = hold(liveSession({ ...settings, models: { ...settings.models, ...models } }), anew)
    await expect(held.opened).rejects.toMatchObject({ name: 'PortError', kind })
  })

  it('is refused while everything is switched off', async () => {
    const { settings } = await setLiveStage({ gateway: { stopped: () => true } })
    await expect(hold(liveSession(settings), anew).opened).rejects.toMatchObject({ kind: 'server' })
  })

  it('of nobody who answers', async () => {
    const { settings } = await setLiveStage()
    const held = hold(liveSession({ ...settings, baseUrl: 'http://127.0.0.1:1/gateway' }), anew)
    await expect(held.opened).rejects.toMatchObject({ kind: 'network' })
  })

  it('that cannot be read', async () => {
    const { settings } = await setLiveStage()
    vi.stubGlobal('fetch', async () => Response.json({ name: 7 }))
    await expect(hold(liveSession(settings), anew).opened).rejects.toMatchObject({ kind: 'protocol' })
  })
})

describe('leaving', () => {
  it('while the service is silent closes both sides of the gateway', async () => {
    const { settings, sockets } = await setLiveStage({ fault: 'live-silent' })
    const held = hold(liveSession(settings), anew)
    await open(sockets, 2)
    await held.close()
    await open(sockets, 0)
    expect(held.facts).toEqual([])
  })

  it('while the token is on its way opens nothing', async () => {
    const { settings, direct, opened } = await setLiveStage()
    for (const way of [settings, direct]) {
      const held = hold(liveSession(way), anew)
      await held.close()
      await expect(held.opened).rejects.toMatchObject({ name: 'AbortError' })
    }
    expect(opened).toEqual([])
  })

  it('in the middle of an answer: nothing more is told', async () => {
    const { settings, sockets } = await setLiveStage()
    const held = await begin(settings)
    held.tell({ type: 'text', text: 'Tell me a very long story' })
    await held.until('session.audio')
    await held.close()
    await open(sockets, 0)
    expect(told(held, 'session.failed')).toEqual([])
    expect(told(held, 'session.closed')).toEqual([])
  })
})
