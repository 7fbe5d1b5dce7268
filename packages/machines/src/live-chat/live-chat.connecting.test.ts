import { describe, expect, it } from 'vitest'
import { frame, liveRig, startLiveChat } from './live-chat.rig.ts'
import {
  selectAskingForMicrophone,
  selectListening,
  selectLiveChatStatus,
  selectMuted,
  selectNeedsGesture,
  selectReconnecting,
  selectSpeaking,
} from './live-chat.selectors.ts'

describe('liveChat: connecting', () => {
  it('is disconnected, then connecting, then connected', async () => {
    const rig = startLiveChat()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.held).toEqual([])
    await rig.send({ type: 'chat.connect' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    expect(rig.held).toEqual(['microphone', 'speaker'])
    await rig.openDevices()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connecting')
    expect(rig.held).toEqual(['microphone', 'session', 'speaker'])
    await rig.openSession()
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
    expect(selectListening(rig.snapshot)).toBe(true)
    expect(selectReconnecting(rig.snapshot)).toBe(false)
  })

  it('begins quiet, unmuted and with sound', async () => {
    const rig = await liveRig()
    expect(selectSpeaking(rig.snapshot)).toBe(false)
    expect(selectMuted(rig.snapshot)).toBe(false)
    expect(selectNeedsGesture(rig.snapshot)).toBe(false)
  })

  it('opens microphone and speaker while the click is handled', () => {
    const rig = startLiveChat()
    rig.actor.send({ type: 'chat.connect' })
    expect(rig.held).toEqual(['microphone', 'speaker'])
  })

  it('hands the settings of the visitor to what it opens', async () => {
    const settings = { voice: 'Zephyr', language: 'ar', microphone: 'm1', speaker: 's1' }
    const rig = await liveRig({ settings })
    expect(rig.hold('microphone').input).toEqual(settings)
    expect(rig.hold('speaker').input).toEqual(settings)
    expect(rig.hold('session').input).toEqual({ settings, handle: null })
  })

  it('is ignored while connecting or connected', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.connect' })
    await rig.openDevices()
    await rig.send({ type: 'chat.connect' })
    await rig.openSession()
    await rig.send({ type: 'chat.connect' })
    for (const { holds } of Object.values(rig.resources)) expect(holds).toHaveLength(1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })

  it('asks for the microphone first, and for no session while the visitor thinks about it', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    rig.hold('speaker').grant()
    await rig.tell('speaker', { type: 'speaker.ready' })
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(true)
    await rig.advance(59_000)
    expect(rig.held).toEqual(['microphone', 'speaker'])
    rig.hold('microphone').grant()
    await rig.tell('microphone', { type: 'microphone.ready' })
    expect(selectAskingForMicrophone(rig.snapshot)).toBe(false)
    expect(rig.held).toContain('session')
  })

  it('lets go of a microphone that is granted after the visitor has gone', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    const { microphone } = rig.resources
    expect(microphone?.holds[0]?.phase).toBe('left')
    microphone?.holds[0]?.grant()
    await rig.settle()
    expect(microphone?.holds[0]?.closes).toBe(1)
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
  })

  it('says nothing to the model before there is a session', async () => {
    const rig = startLiveChat()
    await rig.send({ type: 'chat.connect' })
    await rig.openDevices()
    await rig.tell('microphone', { type: 'microphone.chunk', chunk: frame })
    await rig.send({ type: 'text.send', text: 'Hello' })
    await rig.openSession()
    expect(rig.hold('session').commands).toEqual([])
  })
})

describe('liveChat: ending', () => {
  it.each(['connecting', 'connected'])('lets go of everything at once on Disconnect: %s', async (when) => {
    const rig = when === 'connected' ? await liveRig() : startLiveChat()
    await rig.send({ type: 'chat.connect' }, { type: 'chat.disconnect' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
  })

  it('is disconnected, and says so, when the service closes in good order', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.closed' })
    expect(selectLiveChatStatus(rig.snapshot)).toBe('disconnected')
    expect(rig.emitted).toContainEqual({ type: 'ended' })
    expect(rig.held).toEqual([])
  })

  it('leaves nothing behind when the page goes', async () => {
    const rig = await liveRig()
    rig.stop()
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
    for (const { holds } of Object.values(rig.resources))
      expect(holds.map(({ closes }) => closes)).toEqual([1])
  })

  it('says that it has ended only when the service ends it', async () => {
    const rig = await liveRig()
    await rig.send({ type: 'chat.disconnect' })
    expect(rig.emitted).toEqual([])
  })

  it('takes nothing of a failed conversation into the next, and lets what was said be read', async () => {
    const rig = await liveRig()
    await rig.tell(
      'session',
      { type: 'session.handle', handle: 'h1' },
      { type: 'session.heard', text: 'Hello', final: false },
    )
    await rig.tell('speaker', { type: 'speaker.failed', kind: 'unknown' })
    expect(rig.snapshot.context.handle).toBe(null)
    expect(rig.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
    await rig.send({ type: 'chat.dismiss' })
    expect(rig.snapshot.context.captions).toHaveLength(1)
  })

  it('keeps what was said to be read, also through the next conversation, which knows nothing of it', async () => {
    const rig = await liveRig()
    await rig.tell('session', { type: 'session.heard', text: 'Hello', final: false })
    await rig.send({ type: 'chat.disconnect' })
    expect(rig.snapshot.context.captions).toMatchObject([{ text: 'Hello', final: true }])
    await rig.send({ type: 'chat.connect' })
    await rig.openDevices()
    await rig.openSession()
    await rig.send({ type: 'text.send', text: 'Again' })
    expect(rig.snapshot.context.captions).toMatchObject([
      { id: 1, text: 'Hello', memory: 1 },
      { id: 2, text: 'Again', memory: 2 },
    ])
    await rig.send({ type: 'captions.clear' })
    expect(rig.snapshot.context.captions).toEqual([])
    expect(selectLiveChatStatus(rig.snapshot)).toBe('connected')
  })
})
