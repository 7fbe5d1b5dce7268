import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { microphone } from './microphone.ts'
import { hold } from '../testing/hold.ts'
import { watchMade } from '../testing/made.ts'

// Audio contexts run only after a click, and closing one that does not run takes time.
beforeAll(async () => userEvent.click(document.body))

describe('a microphone', () => {
  it('gives frames and levels once it is ready, and nothing after it was let go', async () => {
    const made = watchMade()
    const held = hold(microphone, {})
    const [{ chunk }, { level }] = await Promise.all([
      held.until('microphone.chunk', 1),
      held.until('microphone.level', 5),
    ])
    expect(held.facts[0]).toEqual({ type: 'microphone.ready' })
    expect(chunk.byteLength).toBe(2 * 4096)
    expect(level).toBeGreaterThanOrEqual(0)
    expect(level).toBeLessThanOrEqual(1)
    expect([made.contexts.length, made.tracks.length]).toEqual([1, 1])
    await held.close()
    await made.released()
  })

  it('hears: what beeps is not silence', async () => {
    const held = hold(microphone, {})
    await vi.waitFor(
      () =>
        expect(
          held.facts.some(
            (fact) =>
              fact.type === 'microphone.chunk' && new Int16Array(fact.chunk).some((sample) => sample > 100),
          ),
        ).toBe(true),
      { timeout: 15_000 },
    )
  })

  it('of the visitor’s choice is asked for by its id, without echo', async () => {
    const { getUserMedia } = watchMade()
    const held = hold(microphone, { microphone: 'chosen' })
    await expect(held.opened).rejects.toMatchObject({ kind: 'not-found' })
    expect(getUserMedia.mock.calls[0]?.[0]?.audio).toMatchObject({
      deviceId: { exact: 'chosen' },
      echoCancellation: true,
    })
  })

  it.each([
    ['NotAllowedError', 'permission'],
    ['SecurityError', 'permission'],
    ['NotFoundError', 'not-found'],
    ['OverconstrainedError', 'not-found'],
    ['NotReadableError', 'conflict'],
    ['AbortError', 'conflict'],
    ['TypeError', 'unknown'],
  ])('that is refused by %s fails as %s, and leaves nothing', async (name, kind) => {
    const made = watchMade()
    made.getUserMedia.mockRejectedValue(new DOMException('no', name))
    const held = hold(microphone, {})
    await expect(held.opened).rejects.toMatchObject({ name: 'PortError', kind })
    await made.released()
  })

  it('is not to be had on a page without TLS', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    await expect(hold(microphone, {}).opened).rejects.toMatchObject({ kind: 'permission' })
    vi.restoreAllMocks()
  })

  it('that a browser neither asks for nor gives is missing, where there is none', async () => {
    const made = watchMade()
    made.getUserMedia.mockReturnValue(new Promise(() => {}))
    const devices = vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const held = hold(microphone, {})
    const refused = expect(held.opened).rejects.toMatchObject({ kind: 'not-found' })
    await vi.advanceTimersByTimeAsync(3000)
    await refused
    expect(devices).toHaveBeenCalled()
    vi.useRealTimers()
    await made.released()
  })

  it('that takes its time while there is one is waited for', async () => {
    const made = watchMade()
    const ask = made.getUserMedia.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia
    const answer = Promise.withResolvers<void>()
    made.getUserMedia.mockImplementation(async (constraints) => {
      await answer.promise
      return ask(constraints)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const held = hold(microphone, {})
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    answer.resolve()
    await held.until('microphone.ready')
  })

  it('that is unplugged says so', async () => {
    const made = watchMade()
    const held = hold(microphone, {})
    await held.until('microphone.ready')
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(held.facts.at(-1)).toEqual({ type: 'microphone.failed', kind: 'not-found' })
  })
})

describe('leaving while it begins', () => {
  it('before the visitor has answered: what is granted too late is given back', async () => {
    const made = watchMade()
    const ask = made.getUserMedia.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia
    const answer = Promise.withResolvers<void>()
    made.getUserMedia.mockImplementation(async (constraints) => {
      await answer.promise
      return ask(constraints)
    })
    const held = hold(microphone, {})
    const closed = held.close()
    await vi.waitFor(() => expect(made.contexts.map(({ state }) => state)).toEqual(['closed']), {
      timeout: 10_000,
    })
    answer.resolve()
    await closed
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
    expect(held.facts).toEqual([])
  })

  it('while the worklet is on its way', async () => {
    const made = watchMade()
    const load = Promise.withResolvers<void>()
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(load.promise)
    const held = hold(microphone, {})
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    const closed = held.close()
    load.resolve()
    await closed
    await made.released()
  })

  it('a worklet that does not load leaves no microphone, also one that is granted later', async () => {
    const made = watchMade()
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockRejectedValue(new DOMException('gone', 'AbortError'))
    await expect(hold(microphone, {}).opened).rejects.toMatchObject({ kind: 'network' })
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
  })
})
