import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { fakePort, fakeResource, settle, startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { textToSpeechCases } from './text-to-speech.cases.ts'
import { createTextToSpeechMachine, textToSpeechMachine } from './text-to-speech.machine.ts'
import {
  selectSounding,
  selectSpeech,
  selectSpeechFailure,
  selectSpeechFailureKind,
  selectSpeechStatus,
} from './text-to-speech.selectors.ts'
import type {
  PlaybackFact,
  Speech,
  SpeechEvent,
  SpeechPorts,
  SpeechRequest,
  SpeechResources,
} from './text-to-speech.types.ts'

const speech: Speech = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'audio/wav' }
const hello = { type: 'speech.generate', text: 'Hello', voice: 'Kore' } as const

const start = () => startRig<typeof textToSpeechMachine, SpeechPorts>(textToSpeechMachine, textToSpeechCases)

const playback = (rig: ReturnType<typeof start>) => rig.resources.playback!.holds.at(-1)!
const tell = (rig: ReturnType<typeof start>, fact: PlaybackFact) => playback(rig).send(fact)

const generate = async () => {
  const rig = start()
  await rig.send(hello)
  return rig
}

const play = async () => {
  const rig = await generate()
  rig.ports.generateSpeech.resolve(speech)
  await rig.settle()
  playback(rig).grant()
  await rig.settle()
  tell(rig, { type: 'playback.started' })
  return rig
}

describeChart(textToSpeechMachine, textToSpeechCases, {
  invariants: {
    'the voice is held exactly while playing': ({ snapshot, held }) =>
      held.includes('playback') === snapshot.matches('playing'),
    'it never makes and plays at once': ({ held }) => held.length <= 1,
    'only speech that was made is played': ({ snapshot }) =>
      !snapshot.matches('playing') || snapshot.context.speech !== null,
    'no speech is kept while another is made': ({ snapshot }) =>
      !snapshot.matches('generating') || snapshot.context.speech === null,
    'a failure is told in silence only': ({ snapshot }) =>
      snapshot.context.failure === null || snapshot.matches('idle'),
    'nothing blank is said, and nothing twice': ({ started, steps }) =>
      (started.generateSpeech ?? []).every((input) => {
        const { text, voice } = input as SpeechRequest
        const before = steps.find(({ event }) => event.type === 'speech.generate')?.before?.context
        const known = before?.speech && before.request?.text === text && before.request.voice === voice
        return text.trim() !== '' && !known
      }),
  },
})

describe('textToSpeech: making', () => {
  it('makes speech of the text, then plays it', async () => {
    const rig = await generate()
    expect(selectSpeechStatus(rig.snapshot)).toBe('generating')
    expect(rig.ports.generateSpeech.calls[0]?.input).toEqual({ text: 'Hello', voice: 'Kore' })
    rig.ports.generateSpeech.resolve(speech)
    await rig.settle()
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
    expect(playback(rig).input).toBe(speech)
  })

  it.each(['', ' ', '\n\t'])('does nothing for the blank %o', async (text) => {
    const rig = start()
    await rig.send({ type: 'speech.generate', text, voice: 'Kore' })
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    expect(rig.held).toEqual([])
  })

  it('makes it once, however often the button is pressed', async () => {
    const rig = await generate()
    await rig.send(hello, hello)
    expect(rig.ports.generateSpeech.calls).toHaveLength(1)
    expect(rig.held).toEqual(['generateSpeech'])
  })

  it('drops one text for another, and never plays the first', async () => {
    const rig = await generate()
    await rig.send({ ...hello, text: 'Bye' })
    rig.ports.generateSpeech.calls[0]?.resolve(speech)
    await rig.settle()
    expect(selectSpeechStatus(rig.snapshot)).toBe('generating')
    expect(rig.ports.generateSpeech.open.map(({ input }) => input.text)).toEqual(['Bye'])
  })

  it('stops, and nothing is heard of a late answer', async () => {
    const rig = await generate()
    await rig.send({ type: 'speech.stop' })
    rig.ports.generateSpeech.calls[0]?.resolve(speech)
    await rig.settle()
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    expect(rig.held).toEqual([])
  })

  it.each<[unknown, FailureKind]>([
    [new PortError('blocked', 'SAFETY'), 'blocked'],
    [new PortError('empty', 'OTHER'), 'empty'],
    [new Error('odd'), 'unknown'],
  ])('tells "generation" for %s, and why', async (error, kind) => {
    const rig = await generate()
    rig.ports.generateSpeech.reject(error)
    await rig.settle()
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    expect(selectSpeechFailure(rig.snapshot)).toBe('generation')
    expect(selectSpeechFailureKind(rig.snapshot)).toBe(kind)
  })

  it('tells "generation" for speech of no sound, and plays what has the least of it', async () => {
    const rig = await generate()
    rig.ports.generateSpeech.resolve({ bytes: new Uint8Array(), mimeType: 'audio/wav' })
    await rig.settle()
    expect(selectSpeechFailure(rig.snapshot)).toBe('generation')
    expect(selectSpeechFailureKind(rig.snapshot)).toBe('empty')
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    await rig.send(hello)
    rig.ports.generateSpeech.resolve({ bytes: new Uint8Array([1]), mimeType: 'audio/wav' })
    await rig.settle()
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
  })

  it('tells "generation" after two minutes, and takes it off the screen with the next try', async () => {
    const rig = await generate()
    await rig.advance(119_999)
    expect(selectSpeechStatus(rig.snapshot)).toBe('generating')
    await rig.advance(1)
    expect(selectSpeechFailure(rig.snapshot)).toBe('generation')
    expect(selectSpeechFailureKind(rig.snapshot)).toBe('timeout')
    await rig.send(hello)
    expect(selectSpeechFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.generateSpeech.open).toHaveLength(1)
  })
})

describe('textToSpeech: playing', () => {
  it('shows that it is heard only while it is', async () => {
    const rig = await generate()
    rig.ports.generateSpeech.resolve(speech)
    await rig.settle()
    expect(selectSounding(rig.snapshot)).toBe(false)
    playback(rig).grant()
    tell(rig, { type: 'playback.started' })
    expect(selectSounding(rig.snapshot)).toBe(true)
    tell(rig, { type: 'playback.ended' })
    expect(selectSounding(rig.snapshot)).toBe(false)
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    expect(selectSpeechFailure(rig.snapshot)).toBe(null)
  })

  it('falls silent at once when stopped, and can be played again without being made again', async () => {
    const rig = await play()
    await rig.send({ type: 'speech.stop' })
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
    expect(playback(rig).closes).toBe(1)
    expect(selectSpeech(rig.snapshot)).toBe(speech)
    await rig.send({ type: 'speech.replay' })
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
    expect(rig.ports.generateSpeech.calls).toHaveLength(1)
  })

  it('starts over when replayed while it plays: one voice, from the beginning', async () => {
    const rig = await play()
    await rig.send({ type: 'speech.replay' })
    expect(rig.resources.playback?.holds.map(({ phase }) => phase)).toEqual(['closed', 'opening'])
    expect(selectSounding(rig.snapshot)).toBe(false)
  })

  it('plays what it has when the same text is asked for in the same voice', async () => {
    const rig = await play()
    tell(rig, { type: 'playback.ended' })
    await rig.send(hello)
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
    expect(rig.ports.generateSpeech.calls).toHaveLength(1)
    await rig.send({ ...hello, voice: 'Puck' })
    expect(rig.ports.generateSpeech.open[0]?.input.voice).toBe('Puck')
    expect(playback(rig).phase).toBe('left')
  })

  it('has nothing to replay before anything was made', async () => {
    const rig = start()
    await rig.send({ type: 'speech.replay' }, { type: 'speech.stop' })
    expect(selectSpeechStatus(rig.snapshot)).toBe('idle')
  })

  it('tells "playback" when the browser wants a press first, and a press plays it', async () => {
    const rig = await generate()
    rig.ports.generateSpeech.resolve(speech)
    await rig.settle()
    playback(rig).deny(new PortError('permission', 'NotAllowedError'))
    await rig.settle()
    expect(selectSpeechFailure(rig.snapshot)).toBe('playback')
    expect(selectSpeechFailureKind(rig.snapshot)).toBe('permission')
    await rig.send({ type: 'speech.replay' })
    expect(selectSpeechFailure(rig.snapshot)).toBe(null)
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
  })

  it('tells "playback" when the sound breaks off', async () => {
    const rig = await play()
    tell(rig, { type: 'playback.failed', kind: 'unknown' })
    expect(selectSpeechFailure(rig.snapshot)).toBe('playback')
    expect(playback(rig).closes).toBe(1)
  })

  it('tells "playback" when nothing is heard within 10 s', async () => {
    const rig = await generate()
    rig.ports.generateSpeech.resolve(speech)
    await rig.settle()
    await rig.advance(9_999)
    expect(selectSpeechStatus(rig.snapshot)).toBe('playing')
    await rig.advance(1)
    expect(selectSpeechFailure(rig.snapshot)).toBe('playback')
    expect(rig.held).toEqual([])
    playback(rig).grant()
    await rig.settle()
    expect(playback(rig).closes).toBe(1)
  })

  it('plays as long as it takes', async () => {
    const rig = await play()
    await rig.advance(3_600_000)
    expect(selectSounding(rig.snapshot)).toBe(true)
  })
})

describe('textToSpeech: types', () => {
  it('are what hosts write against', async () => {
    expectTypeOf<EventFromLogic<typeof textToSpeechMachine>>().toEqualTypeOf<SpeechEvent>()
    expectTypeOf<{ type: 'speech.generate'; text: string }>().not.toExtend<SpeechEvent>()
    expectTypeOf(createTextToSpeechMachine).parameter(0).toEqualTypeOf<SpeechPorts & SpeechResources>()

    const generateSpeech = fakePort<SpeechRequest, Speech>('generateSpeech')
    const voice = fakeResource<Speech, PlaybackFact>()
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
