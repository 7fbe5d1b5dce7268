import { describe, expect, it } from 'vitest'
import { frame, startLive, startLiveChat } from './live-chat.harness.ts'
import {
  selectAskingForMicrophone,
  selectInterrupted,
  selectListening,
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectReconnecting,
  selectSpeaking,
} from './live-chat.selectors.ts'

describe('liveChat: connecting', () => {
  it('is disconnected, then connecting, then connected', async () => {
    const harness = startLiveChat()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('disconnected')
    expect(harness.held).toEqual([])
    await harness.send({ type: 'chat.connect' })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connecting')
    expect(harness.held).toEqual(['microphone', 'speaker'])
    await harness.openDevices()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connecting')
    expect(harness.held).toEqual(['microphone', 'session', 'speaker'])
    await harness.openSession()
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
    expect(selectListening(harness.snapshot)).toBe(true)
    expect(selectReconnecting(harness.snapshot)).toBe(false)
  })

  it('starts silent, unmuted and with sound', async () => {
    const harness = await startLive()
    expect(selectSpeaking(harness.snapshot)).toBe(false)
    expect(selectInterrupted(harness.snapshot)).toBe(false)
    expect(selectMuted(harness.snapshot)).toBe(false)
    expect(selectNeedsGesture(harness.snapshot)).toBe(false)
  })

  it('opens microphone and speaker while the click is handled', () => {
    const harness = startLiveChat()
    harness.actor.send({ type: 'chat.connect' })
    expect(harness.held).toEqual(['microphone', 'speaker'])
  })

  it('passes the settings to its resources', async () => {
    const settings = { voice: 'Zephyr', language: 'ar', microphone: 'm1', speaker: 's1' }
    const harness = await startLive({ settings })
    expect(harness.hold('microphone').input).toEqual(settings)
    expect(harness.hold('speaker').input).toEqual(settings)
    expect(harness.hold('session').input).toEqual({ settings, handle: null })
  })

  it('ignores Connect while connecting or connected', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' }, { type: 'chat.connect' })
    await harness.openDevices()
    await harness.send({ type: 'chat.connect' })
    await harness.openSession()
    await harness.send({ type: 'chat.connect' })
    for (const { holds } of Object.values(harness.resources)) expect(holds).toHaveLength(1)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })

  it('opens the microphone first, and no session during the permission prompt', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    harness.hold('speaker').grant()
    await harness.sendFrom('speaker', { type: 'speaker.ready' })
    expect(selectAskingForMicrophone(harness.snapshot)).toBe(true)
    await harness.advance(59_000)
    expect(harness.held).toEqual(['microphone', 'speaker'])
    harness.hold('microphone').grant()
    await harness.sendFrom('microphone', { type: 'microphone.ready' })
    expect(selectAskingForMicrophone(harness.snapshot)).toBe(false)
    expect(harness.held).toContain('session')
  })

  it('releases a microphone that is granted after Disconnect', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    const { microphone } = harness.resources
    expect(microphone?.holds[0]?.phase).toBe('left')
    microphone?.holds[0]?.grant()
    await harness.settle()
    expect(microphone?.holds[0]?.closes).toBe(1)
    expect(selectLiveChatStatus(harness.snapshot)).toBe('disconnected')
  })

  it('sends nothing to the model before there is a session', async () => {
    const harness = startLiveChat()
    await harness.send({ type: 'chat.connect' })
    await harness.openDevices()
    await harness.sendFrom('microphone', { type: 'microphone.chunk', chunk: frame })
    await harness.send({ type: 'text.send', text: 'Hello' })
    await harness.openSession()
    expect(harness.hold('session').commands).toEqual([])
  })
})

describe('liveChat: ending', () => {
  it.each(['connecting', 'connected'])('releases everything at once on Disconnect: %s', async (when) => {
    const harness = when === 'connected' ? await startLive() : startLiveChat()
    await harness.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('disconnected')
    expect(harness.held).toEqual([])
    expect(harness.clock.pending).toBe(0)
  })

  it('disconnects and emits "ended" when the service closes normally', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(harness.snapshot)).toBe('disconnected')
    expect(harness.emitted).toContainEqual({ type: 'ended' })
    expect(harness.held).toEqual([])
  })

  it('releases everything when the page closes', async () => {
    const harness = await startLive()
    harness.stop()
    expect(harness.held).toEqual([])
    expect(harness.clock.pending).toBe(0)
    for (const { holds } of Object.values(harness.resources))
      expect(holds.map(({ closes }) => closes)).toEqual([1])
  })

  it('emits "ended" only when the service ends it', async () => {
    const harness = await startLive()
    await harness.send({ type: 'chat.disconnect' })
    expect(harness.emitted).toEqual([])
  })

  it('restarts after a failure and keeps the captions', async () => {
    const harness = await startLive()
    await harness.sendFrom(
      'session',
      { type: 'session.handle', handle: 'h1' },
      { type: 'session.heard', text: 'Hello', final: false },
    )
    await harness.sendFrom('speaker', { type: 'speaker.failed', kind: 'unknown' })
    expect(harness.snapshot.context.handle).toBe(null)
    expect(harness.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
    await harness.send({ type: 'chat.dismiss' })
    expect(harness.snapshot.context.captions).toHaveLength(1)
  })

  it('keeps the captions through the next conversation, which does not remember them', async () => {
    const harness = await startLive()
    await harness.sendFrom('session', { type: 'session.heard', text: 'Hello', final: false })
    await harness.send({ type: 'chat.disconnect' })
    expect(harness.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
    await harness.send({ type: 'chat.connect' })
    await harness.openDevices()
    await harness.openSession()
    await harness.send({ type: 'text.send', text: 'Again' })
    expect(harness.snapshot.context.captions).toMatchObject([
      { id: 1, text: 'Hello', memory: 1 },
      { id: 2, text: 'Again', memory: 2 },
    ])
    await harness.send({ type: 'captions.clear' })
    expect(harness.snapshot.context.captions).toEqual([])
    await harness.send({ type: 'text.send', text: 'Once more' })
    expect(harness.snapshot.context.captions).toMatchObject([{ text: 'Once more', memory: 1 }])
    expect(selectLiveChatStatus(harness.snapshot)).toBe('connected')
  })
})
