import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createMicrophone, openMicrophone } from './microphone.ts'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from '../audio-worklet/audio-worklet.ts?worker&url'
import { openResource } from '../../testing/open-resource.ts'
import { trackAudioResources } from '../testing/track-audio-resources.ts'

const microphone = createMicrophone(workletUrl)

// Audio contexts run only after a click, and closing one that does not run takes time.
beforeAll(async () => userEvent.click(document.body))

describe('a microphone', () => {
  it('sends frames and levels once ready, and nothing after disposal', async () => {
    const made = trackAudioResources()
    const resource = openResource(microphone, {}, onTestFinished)
    const [{ chunk }, { level }] = await Promise.all([
      resource.until('microphone.chunk', 1),
      resource.until('microphone.level', 5),
    ])
    expect(resource.events[0]).toEqual({ type: 'microphone.ready' })
    expect(chunk.byteLength).toBe(2 * 4096)
    expect(level).toBeGreaterThanOrEqual(0)
    expect(level).toBeLessThanOrEqual(1)
    expect([made.contexts.length, made.tracks.length]).toEqual([1, 1])
    await resource.close()
    await made.released()
  })

  it('captures sound', async () => {
    const resource = openResource(microphone, {}, onTestFinished)
    await vi.waitFor(
      () =>
        expect(
          resource.events.some(
            (event) =>
              event.type === 'microphone.chunk' && new Int16Array(event.chunk).some((sample) => sample > 100),
          ),
        ).toBe(true),
      { timeout: 15_000 },
    )
  })

  it('requests the selected device by id, with echo cancellation', async () => {
    const { getUserMedia } = trackAudioResources()
    const resource = openResource(microphone, { microphone: 'chosen' }, onTestFinished)
    await expect(resource.opened).rejects.toMatchObject({ kind: 'not-found' })
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
  ])('reports %s as %s and releases everything', async (name, kind) => {
    const made = trackAudioResources()
    made.getUserMedia.mockRejectedValue(new DOMException('no', name))
    const resource = openResource(microphone, {}, onTestFinished)
    await expect(resource.opened).rejects.toMatchObject({ name: 'PortError', kind })
    await made.released()
  })

  it('is unavailable without TLS', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    await expect(openResource(microphone, {}, onTestFinished).opened).rejects.toMatchObject({
      kind: 'permission',
    })
    vi.restoreAllMocks()
  })

  it('is missing when the browser never responds and there is no device', async () => {
    const made = trackAudioResources()
    made.getUserMedia.mockReturnValue(new Promise(() => {}))
    const devices = vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue([])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const resource = openResource(microphone, {}, onTestFinished)
    const refused = expect(resource.opened).rejects.toMatchObject({ kind: 'not-found' })
    await vi.advanceTimersByTimeAsync(3000)
    await refused
    expect(devices).toHaveBeenCalled()
    vi.useRealTimers()
    await made.released()
  })

  it('waits for a slow response if there is a device', async () => {
    const made = trackAudioResources()
    const ask = made.getUserMedia.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia
    const answer = Promise.withResolvers<void>()
    made.getUserMedia.mockImplementation(async (constraints) => {
      await answer.promise
      return ask(constraints)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const resource = openResource(microphone, {}, onTestFinished)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    answer.resolve()
    await resource.until('microphone.ready')
  })

  it('reports when it is unplugged', async () => {
    const made = trackAudioResources()
    const resource = openResource(microphone, {}, onTestFinished)
    await resource.until('microphone.ready')
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(resource.events.at(-1)).toEqual({ type: 'microphone.failed', kind: 'not-found' })
  })
})

describe('closing during the start', () => {
  it('releases a stream that is granted too late', async () => {
    const made = trackAudioResources()
    const ask = made.getUserMedia.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia
    const answer = Promise.withResolvers<void>()
    made.getUserMedia.mockImplementation(async (constraints) => {
      await answer.promise
      return ask(constraints)
    })
    const resource = openResource(microphone, {}, onTestFinished)
    const closed = resource.close()
    await vi.waitFor(() => expect(made.contexts.map(({ state }) => state)).toEqual(['closed']), {
      timeout: 10_000,
    })
    answer.resolve()
    await closed
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
    expect(resource.events).toEqual([])
  })

  it('releases everything while the worklet loads', async () => {
    const made = trackAudioResources()
    const load = Promise.withResolvers<void>()
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(load.promise)
    const resource = openResource(microphone, {}, onTestFinished)
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    const closed = resource.close()
    load.resolve()
    await closed
    await made.released()
  })

  it('releases the microphone when the worklet fails to load, even if granted later', async () => {
    const made = trackAudioResources()
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockRejectedValue(new DOMException('gone', 'AbortError'))
    await expect(openResource(microphone, {}, onTestFinished).opened).rejects.toMatchObject({
      kind: 'network',
    })
    await expect.poll(() => made.tracks.length, { timeout: 10_000 }).toBe(1)
    await made.released()
  })
})

describe('a microphone for other uses', () => {
  const lost = vi.fn<() => void>()
  const openWith = async (signal: AbortSignal, constraints?: MediaTrackConstraints) =>
    openMicrophone({ deviceId: null, signal, lost, ...(constraints ? { constraints } : {}) })

  it('stops its tracks when closed, independently of another', async () => {
    const made = trackAudioResources()
    const { signal } = new AbortController()
    const [one, other] = await Promise.all([openWith(signal), openWith(signal, { noiseSuppression: false })])
    expect(made.getUserMedia.mock.calls.map(([asked]) => asked?.audio)).toEqual([
      expect.objectContaining({ echoCancellation: true }),
      { noiseSuppression: false },
    ])
    one.close()
    expect(one.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(other.stream.getTracks().map(({ readyState }) => readyState)).toEqual(['live'])
    other.close()
    await made.released()
  })

  it('stops its tracks on abort before, during and after the permission prompt', async () => {
    const made = trackAudioResources()
    await expect(openWith(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    const leaving = new AbortController()
    const asked = openWith(leaving.signal)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    const left = new AbortController()
    await openWith(left.signal)
    left.abort()
    await made.released()
  })

  it('reports its loss until it is closed', async () => {
    const made = trackAudioResources()
    const { close } = await openWith(new AbortController().signal)
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    close()
    made.tracks[0]?.dispatchEvent(new Event('ended'))
    expect(lost).toHaveBeenCalledTimes(1)
  })
})
