import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toPcm16 } from '../processing/pcm.ts'
import { loadWorklet } from '../audio/audio-context.ts'
import { PlaybackQueue } from '../audio-worklet/playback-queue.ts'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from '../audio-worklet/audio-worklet.ts?worker&url'
import { playbackNode, type PlaybackMessage } from './playback-node.ts'
import { createSpeaker } from './speaker.ts'
import { openResource } from '../../testing/open-resource.ts'
import { trackAudioResources } from '../testing/track-audio-resources.ts'
import { dice, firstDifference, jitteredCuts, risingTone, tone } from '../testing/tones.ts'

const quantum = 128
const rate = 48_000
const chunkOf = (seconds: number, hertz = 440) => toPcm16(tone(hertz, 24_000, seconds * 24_000, 0.5))

/** Renders the worklet offline and runs actions before given quanta. */
async function render(quanta: number, doings: ReadonlyMap<number, (port: MessagePort) => void>) {
  const context = new OfflineAudioContext(1, quanta * quantum, rate)
  await loadWorklet(context, workletUrl)
  const told: PlaybackMessage['type'][] = []
  const node = playbackNode(context, ({ type }) => {
    if (type !== 'level') told.push(type)
  })
  node.connect(context.destination)
  for (const [at, todo] of doings)
    if (at === 0) todo(node.port)
    else
      void context.suspend((at * quantum) / rate).then(async () => {
        todo(node.port)
        // A round trip: earlier messages have arrived.
        await loadWorklet(context, workletUrl)
        return context.resume()
      })
  const buffer = await context.startRendering()
  return { sound: buffer.getChannelData(0), told }
}

describe('the playback worklet', () => {
  it('plays 500 irregular chunks as one stream, sample by sample', async () => {
    const roll = dice(7)
    const said = risingTone(6 * 24_000, 24_000)
    const cuts = jitteredCuts(500, said.length, roll)
    const doings = new Map<number, (port: MessagePort) => void>()
    let at = 0
    for (const [index, cut] of cuts.entries()) {
      const chunk = toPcm16(said.slice(cut, cuts[index + 1] ?? said.length))
      // Up to 200 ms, but at least 25 ms early, and never before the previous one.
      at = Math.max(at, Math.floor((2 * (cut - 600 - 4200 * roll())) / quantum))
      const before = doings.get(at)
      doings.set(at, (port) => {
        before?.(port)
        port.postMessage({ type: 'play', chunk })
      })
    }
    const quanta = 2400
    const { sound, told } = await render(quanta, doings)

    const queue = new PlaybackQueue(rate)
    queue.push(toPcm16(said))
    const expected = new Float32Array(quanta * quantum)
    for (let from = 0; from < expected.length; from += quantum)
      queue.pull(expected.subarray(from, from + quantum))
    const length = 2 * said.length
    const partOf = (whole: Float32Array) => {
      const begin = whole.findIndex((sample) => sample !== 0)
      return whole.subarray(begin, begin + length)
    }
    expect(firstDifference(partOf(sound), partOf(expected))).toBe(-1)
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['started', 'drained'])
  })

  it('is silent within one frame after an interruption', async () => {
    const { sound, told } = await render(
      200,
      new Map([
        [0, (port: MessagePort) => port.postMessage({ type: 'play', chunk: chunkOf(5) })],
        [100, (port: MessagePort) => port.postMessage({ type: 'flush' })],
      ]),
    )
    expect(sound.subarray(90 * quantum, 100 * quantum).some((sample) => Math.abs(sample) > 0.4)).toBe(true)
    expect(sound.subarray(101 * quantum).every((sample) => sample === 0)).toBe(true)
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['started', 'drained'])
  })
})

describe('a speaker', () => {
  it('reports start, level and end, and releases everything', async () => {
    await userEvent.click(document.body)
    const made = trackAudioResources()
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    await resource.until('speaker.ready')
    resource.sendCommand({ type: 'play', chunk: chunkOf(0.2) })
    await resource.until('speaker.drained')
    const types = resource.events.map(({ type }) => type)
    expect(types.filter((type) => type !== 'speaker.level')).toEqual([
      'speaker.ready',
      'speaker.started',
      'speaker.drained',
    ])
    expect(resource.events.some((event) => event.type === 'speaker.level' && event.level > 0.5)).toBe(true)
    resource.sendCommand({ type: 'play', chunk: chunkOf(10) })
    await resource.until('speaker.started', 1)
    resource.sendCommand({ type: 'flush' })
    await resource.until('speaker.drained', 1)
    await resource.close()
    await made.released()
  })

  it('fails when its queue overflows', async () => {
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    await resource.until('speaker.ready')
    for (let minute = 0; minute < 6; minute += 1)
      resource.sendCommand({ type: 'play', chunk: new ArrayBuffer(60 * 48_000) })
    expect(await resource.until('speaker.failed')).toEqual({ type: 'speaker.failed', kind: 'too-large' })
  })

  it('reports a call that suspends sound, and its end', async () => {
    await userEvent.click(document.body)
    const made = trackAudioResources()
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    await resource.until('speaker.ready')
    const [context] = made.contexts
    await expect.poll(() => context?.currentTime, { timeout: 10_000 }).toBeGreaterThan(0)
    await context?.suspend()
    await resource.until('speaker.suspended')
    resource.sendCommand({ type: 'resume' })
    await resource.until('speaker.resumed')
    await context?.suspend()
    await resource.close()
    await made.released()
  })

  it.each([
    ['fails once a click has allowed it and it still does not begin', true, 1],
    ['waits for a click that allows it to begin', false, 0],
  ])('without a sound device %s', async (_, hasBeenActive, failures) => {
    vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive, isActive: false })
    vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}))
    vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('suspended')
    vi.spyOn(AudioContext.prototype, 'currentTime', 'get').mockReturnValue(0)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    await resource.until('speaker.ready')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(resource.events.filter(({ type }) => type === 'speaker.failed')).toHaveLength(failures)
    expect(resource.events).toContainEqual({ type: 'speaker.suspended' })
  })

  it('falls back to the default device when the selected one is missing', async () => {
    const made = trackAudioResources()
    const resource = openResource(createSpeaker(workletUrl), { speaker: 'gone' }, onTestFinished)
    await resource.until('speaker.ready')
    expect(resource.events).toContainEqual({ type: 'speaker.fellBack' })
    await resource.close()
    await made.released()
  })

  it('releases everything when closed while the worklet loads', async () => {
    const made = trackAudioResources()
    const load = Promise.withResolvers<void>()
    vi.spyOn(AudioWorklet.prototype, 'addModule').mockReturnValue(load.promise)
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    const closed = resource.close()
    load.resolve()
    await closed
    await made.released()
    expect(resource.events).toEqual([])
  })
})

describe('the output device', () => {
  /** Replaces `setSinkId` to record the devices and to reject some. */
  const watchSinks = (gone: readonly string[] = []) => {
    const sinks: string[] = []
    const set = vi.fn(async (id: string) => {
      sinks.push(id)
      if (gone.includes(id)) throw new DOMException('gone', 'NotFoundError')
    })
    vi.spyOn(AudioContext.prototype as unknown as { setSinkId: typeof set }, 'setSinkId').mockImplementation(
      set,
    )
    onTestFinished(() => void vi.restoreAllMocks())
    return sinks
  }

  it('can be selected when opened and during playback', async () => {
    const sinks = watchSinks()
    const resource = openResource(createSpeaker(workletUrl), { speaker: 's1' }, onTestFinished)
    await resource.until('speaker.ready')
    resource.sendCommand({ type: 'choose', device: 's2' })
    resource.sendCommand({ type: 'choose', device: null })
    await expect.poll(() => sinks).toEqual(['s1', 's2', ''])
    expect(resource.events.map(({ type }) => type)).not.toContain('speaker.fellBack')
  })

  it('stays the default when a device selected during playback is missing', async () => {
    const sinks = watchSinks(['s2'])
    const resource = openResource(createSpeaker(workletUrl), { speaker: 's1' }, onTestFinished)
    await resource.until('speaker.ready')
    resource.sendCommand({ type: 'choose', device: 's2' })
    await resource.until('speaker.fellBack')
    expect(sinks).toEqual(['s1', 's2', ''])
  })

  it('falls back to the default when the device is removed, and fails without any', async () => {
    const made = trackAudioResources()
    const sinks = watchSinks()
    const resource = openResource(createSpeaker(workletUrl), {}, onTestFinished)
    await resource.until('speaker.ready')
    made.contexts[0]?.dispatchEvent(new Event('error'))
    await resource.until('speaker.fellBack')
    expect(sinks).toEqual([''])
    vi.spyOn(
      AudioContext.prototype as unknown as { setSinkId: () => Promise<void> },
      'setSinkId',
    ).mockRejectedValue(new DOMException('none', 'NotFoundError'))
    made.contexts[0]?.dispatchEvent(new Event('error'))
    expect(await resource.until('speaker.failed')).toEqual({ type: 'speaker.failed', kind: 'not-found' })
  })
})
