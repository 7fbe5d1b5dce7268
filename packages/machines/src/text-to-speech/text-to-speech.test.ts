import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { fakePort, fakeResource, settle, startHarness } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { textToSpeechFixtures } from './text-to-speech.fixtures.ts'
import { createTextToSpeechMachine, textToSpeechMachine } from './text-to-speech.machine.ts'
import {
  selectSounding,
  selectSpeech,
  selectSpeechFailure,
  selectSpeechStatus,
} from './text-to-speech.selectors.ts'
import type {
  PlaybackEvent,
  Speech,
  SpeechEvent,
  SpeechPorts,
  SpeechRequest,
  SpeechResources,
} from './text-to-speech.types.ts'

const speech: Speech = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'audio/wav' }
const hello = { type: 'speech.generate', text: 'Hello', voice: 'Kore' } as const

const start = () =>
  startHarness<typeof textToSpeechMachine, SpeechPorts>(textToSpeechMachine, textToSpeechFixtures)

const playback = (harness: ReturnType<typeof start>) => harness.resources.playback!.holds.at(-1)!
const tell = (harness: ReturnType<typeof start>, fact: PlaybackEvent) => playback(harness).send(fact)

const generate = async () => {
  const harness = start()
  await harness.send(hello)
  return harness
}

const play = async () => {
  const harness = await generate()
  harness.ports.generateSpeech.resolve(speech)
  await harness.settle()
  playback(harness).grant()
  await harness.settle()
  tell(harness, { type: 'playback.started' })
  return harness
}

describeChart(textToSpeechMachine, textToSpeechFixtures, {
  invariants: {
    'the playback is held exactly while playing': ({ snapshot, held }) =>
      held.includes('playback') === snapshot.matches('playing'),
    'it never generates and plays at once': ({ held }) => held.length <= 1,
    'only generated speech is played': ({ snapshot }) =>
      !snapshot.matches('playing') || snapshot.context.speech !== null,
    'no speech is kept while another is generated': ({ snapshot }) =>
      !snapshot.matches('generating') || snapshot.context.speech === null,
    'a failure is shown only while silent': ({ snapshot }) =>
      snapshot.context.failure === null || snapshot.matches('idle'),
    'no text is blank, and none is generated twice': ({ started, steps }) =>
      (started.generateSpeech ?? []).every((input) => {
        const { text, voice } = input as SpeechRequest
        const before = steps.find(({ event }) => event.type === 'speech.generate')?.before?.context
        const known = before?.speech && before.request?.text === text && before.request.voice === voice
        return text.trim() !== '' && !known
      }),
  },
})

describe('textToSpeech: generating', () => {
  it('converts the text, then plays it', async () => {
    const harness = await generate()
    expect(selectSpeechStatus(harness.snapshot)).toBe('generating')
    expect(harness.ports.generateSpeech.calls[0]?.input).toEqual({ text: 'Hello', voice: 'Kore' })
    harness.ports.generateSpeech.resolve(speech)
    await harness.settle()
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
    expect(playback(harness).input).toBe(speech)
  })

  it.each(['', ' ', '\n\t'])('ignores the blank text %o', async (text) => {
    const harness = start()
    await harness.send({ type: 'speech.generate', text, voice: 'Kore' })
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    expect(harness.held).toEqual([])
  })

  it('sends one request however often the button is pressed', async () => {
    const harness = await generate()
    await harness.send(hello, hello)
    expect(harness.ports.generateSpeech.calls).toHaveLength(1)
    expect(harness.held).toEqual(['generateSpeech'])
  })

  it('aborts one text for another, and never plays the first', async () => {
    const harness = await generate()
    await harness.send({ ...hello, text: 'Bye' })
    harness.ports.generateSpeech.calls[0]?.resolve(speech)
    await harness.settle()
    expect(selectSpeechStatus(harness.snapshot)).toBe('generating')
    expect(harness.ports.generateSpeech.open.map(({ input }) => input.text)).toEqual(['Bye'])
  })

  it('stops, and ignores a late result', async () => {
    const harness = await generate()
    await harness.send({ type: 'speech.stop' })
    harness.ports.generateSpeech.calls[0]?.resolve(speech)
    await harness.settle()
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    expect(harness.held).toEqual([])
  })

  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'OTHER'), 'empty'],
    [new Error('odd'), 'unknown'],
  ])('fails with "generation" for %s, with its kind', async (error, kind) => {
    const harness = await generate()
    harness.ports.generateSpeech.reject(error)
    await harness.settle()
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    expect(selectSpeechFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
  })

  it('fails with "generation" for silent speech, and plays the shortest speech', async () => {
    const harness = await generate()
    harness.ports.generateSpeech.resolve({ bytes: new Uint8Array(), mimeType: 'audio/wav' })
    await harness.settle()
    expect(selectSpeechFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('empty')
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    await harness.send(hello)
    harness.ports.generateSpeech.resolve({ bytes: new Uint8Array([1]), mimeType: 'audio/wav' })
    await harness.settle()
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
  })

  it('fails with "generation" after two minutes, and clears it on the next try', async () => {
    const harness = await generate()
    await harness.advance(119_999)
    expect(selectSpeechStatus(harness.snapshot)).toBe('generating')
    await harness.advance(1)
    expect(selectSpeechFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    await harness.send(hello)
    expect(selectSpeechFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.generateSpeech.open).toHaveLength(1)
  })
})

describe('textToSpeech: playing', () => {
  it('shows the indicator only while the speech is audible', async () => {
    const harness = await generate()
    harness.ports.generateSpeech.resolve(speech)
    await harness.settle()
    expect(selectSounding(harness.snapshot)).toBe(false)
    playback(harness).grant()
    tell(harness, { type: 'playback.started' })
    expect(selectSounding(harness.snapshot)).toBe(true)
    tell(harness, { type: 'playback.ended' })
    expect(selectSounding(harness.snapshot)).toBe(false)
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    expect(selectSpeechFailure(harness.snapshot)).toBe(null)
  })

  it('stops at once, and replays without generating again', async () => {
    const harness = await play()
    await harness.send({ type: 'speech.stop' })
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
    expect(playback(harness).closes).toBe(1)
    expect(selectSpeech(harness.snapshot)).toBe(speech)
    await harness.send({ type: 'speech.replay' })
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
    expect(harness.ports.generateSpeech.calls).toHaveLength(1)
  })

  it('restarts when replayed during playback, with one voice', async () => {
    const harness = await play()
    await harness.send({ type: 'speech.replay' })
    expect(harness.resources.playback?.holds.map(({ phase }) => phase)).toEqual(['closed', 'opening'])
    expect(selectSounding(harness.snapshot)).toBe(false)
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('generates the same text again only if its speech was cut off: %s', async (cutOff, calls) => {
    const harness = await generate()
    harness.ports.generateSpeech.resolve({ ...speech, cutOff })
    await harness.settle()
    await harness.send(hello)
    expect(harness.ports.generateSpeech.calls).toHaveLength(calls)
  })

  it('plays existing speech for the same text and voice', async () => {
    const harness = await play()
    tell(harness, { type: 'playback.ended' })
    await harness.send(hello)
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
    expect(harness.ports.generateSpeech.calls).toHaveLength(1)
    await harness.send({ ...hello, voice: 'Puck' })
    expect(harness.ports.generateSpeech.open[0]?.input.voice).toBe('Puck')
    expect(playback(harness).phase).toBe('left')
  })

  it('has nothing to replay before the first speech', async () => {
    const harness = start()
    await harness.send({ type: 'speech.replay' }, { type: 'speech.stop' })
    expect(selectSpeechStatus(harness.snapshot)).toBe('idle')
  })

  it('fails with "playback" when the browser requires a click, and plays after it', async () => {
    const harness = await generate()
    harness.ports.generateSpeech.resolve(speech)
    await harness.settle()
    playback(harness).deny(new PortError('permission', 'NotAllowedError'))
    await harness.settle()
    expect(selectSpeechFailure(harness.snapshot)).toBe('playback')
    expect(harness.snapshot.context.failure?.kind).toBe('permission')
    await harness.send({ type: 'speech.replay' })
    expect(selectSpeechFailure(harness.snapshot)).toBe(null)
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
  })

  it('fails with "playback" when playback breaks off', async () => {
    const harness = await play()
    tell(harness, { type: 'playback.failed', kind: 'unknown' })
    expect(selectSpeechFailure(harness.snapshot)).toBe('playback')
    expect(playback(harness).closes).toBe(1)
  })

  it('fails with "playback" after 10 s of silence', async () => {
    const harness = await generate()
    harness.ports.generateSpeech.resolve(speech)
    await harness.settle()
    await harness.advance(9_999)
    expect(selectSpeechStatus(harness.snapshot)).toBe('playing')
    await harness.advance(1)
    expect(selectSpeechFailure(harness.snapshot)).toBe('playback')
    expect(harness.held).toEqual([])
    playback(harness).grant()
    await harness.settle()
    expect(playback(harness).closes).toBe(1)
  })

  it('has no time limit for playback', async () => {
    const harness = await play()
    await harness.advance(3_600_000)
    expect(selectSounding(harness.snapshot)).toBe(true)
  })
})

describe('textToSpeech: types', () => {
  it('match what hosts use', async () => {
    expectTypeOf<EventFromLogic<typeof textToSpeechMachine>>().toEqualTypeOf<SpeechEvent>()
    expectTypeOf<{ type: 'speech.generate'; text: string }>().not.toExtend<SpeechEvent>()
    expectTypeOf(createTextToSpeechMachine).parameter(0).toEqualTypeOf<SpeechPorts & SpeechResources>()

    const generateSpeech = fakePort<SpeechRequest, Speech>('generateSpeech')
    const voice = fakeResource<Speech, PlaybackEvent>()
    const machine = createTextToSpeechMachine({
      generateSpeech,
      playback: voice.open,
    })
    const actor = createActor(machine).start()
    actor.send(hello)
    generateSpeech.resolve(speech)
    await settle()
    voice.holds[0]?.deny(new PortError('not-found', 'no device'))
    await settle()
    expect(selectSpeechFailure(actor.getSnapshot())).toBe('playback')
    actor.stop()
  })
})
