import { type LiveServerMessage, Modality } from '@google/genai'
import { describe, expect, test } from 'vitest'
import type { RunningGemini, StartOptions } from '../start.ts'
import { openSession } from '../testing/live-client.ts'
import { sdkFor, startTestGemini } from '../testing/test-gemini.ts'

const MODEL = 'models/gemini-3.8-live'
const RATE = 16_000

/** Audio at 16 kHz as a client sends it: a tone or silence. */
function audio(milliseconds: number, loud: boolean): object {
  const bytes = Buffer.alloc((RATE / 1000) * milliseconds * 2)
  if (loud)
    for (let index = 0; index < bytes.length / 2; index += 1)
      bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 220 * index) / RATE)), index * 2)
  return { realtimeInput: { audio: { data: bytes.toString('base64'), mimeType: 'audio/pcm;rate=16000' } } }
}

async function startSession(gemini: RunningGemini, setup: object = {}) {
  const session = await openSession(gemini)
  session.send({ setup: { model: MODEL, generationConfig: { responseModalities: ['AUDIO'] }, ...setup } })
  await session.until(({ setupComplete }) => setupComplete !== undefined)
  return session
}

type Session = Awaited<ReturnType<typeof startSession>>
const contents = ({ messages }: Session) => messages.flatMap(({ serverContent }) => serverContent ?? [])
const ended = async (session: Session) =>
  session.until(({ serverContent }) => serverContent?.turnComplete === true)

test('sends the SDK 24 kHz audio in chunks of 40 ms, with captions', async () => {
  const gemini = await startTestGemini()
  const messages: LiveServerMessage[] = []
  let complete = () => {}
  const turn = new Promise<void>((resolve) => {
    complete = resolve
  })
  const session = await sdkFor(gemini).live.connect({
    model: 'gemini-3.8-live',
    config: {
      responseModalities: [Modality.AUDIO],
      outputAudioTranscription: {},
      speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Puck' } } },
    },
    callbacks: {
      onmessage: (message) => {
        messages.push(message)
        if (message.serverContent?.turnComplete === true) complete()
      },
    },
  })
  session.sendRealtimeInput({ text: 'Good morning' })
  await turn
  session.close()
  const parts = messages.flatMap(({ serverContent }) => serverContent?.modelTurn?.parts ?? [])
  expect(parts.length).toBeGreaterThan(20)
  expect(parts[0]?.inlineData?.mimeType).toBe('audio/pcm;rate=24000')
  expect(Buffer.from(parts[0]?.inlineData?.data ?? '', 'base64')).toHaveLength(24_000 * 0.04 * 2)
  const words = messages.map(({ serverContent }) => serverContent?.outputTranscription?.text ?? '').join('')
  expect(words).toBe('This is the demo voice. You wrote: Good morning.')
  const last = messages.findLast(({ usageMetadata }) => usageMetadata !== undefined)
  expect(last?.usageMetadata?.responseTokensDetails?.[0]?.modality).toBe('AUDIO')
})

test('measures the length, loudness and pauses of speech, and repeats no words', async () => {
  const session = await startSession(await startTestGemini(), {
    inputAudioTranscription: {},
    outputAudioTranscription: {},
    realtimeInputConfig: { automaticActivityDetection: { silenceDurationMs: 1500 } },
  })
  for (const [milliseconds, loud] of [
    [400, false],
    [1000, true],
    [700, false],
    [500, true],
    [1600, false],
  ] as const)
    session.send(audio(milliseconds, loud))
  await ended(session)
  const heard = contents(session)
    .map(({ inputTranscription }) => inputTranscription?.text ?? '')
    .join('')
  expect(heard).toBe('[voice, 2.2 s]')
  const said = contents(session)
    .map(({ outputTranscription }) => outputTranscription?.text ?? '')
    .join('')
  expect(said).toContain('I heard you for 2.2 seconds at −15 decibels, with one pause.')
  expect(session.allBinary()).toBe(true)
})

test('ignores silence and clicks', async () => {
  const session = await startSession(await startTestGemini(), { inputAudioTranscription: {} })
  session.send(audio(2000, false))
  session.send(audio(40, true))
  session.send(audio(2000, false))
  session.send({ realtimeInput: { text: 'now' } })
  await ended(session)
  expect(contents(session).filter(({ inputTranscription }) => inputTranscription !== undefined)).toEqual([])
})

test('replies in Arabic in an Arabic session', async () => {
  const session = await startSession(await startTestGemini(), {
    outputAudioTranscription: {},
    systemInstruction: { parts: [{ text: 'أجب بالعربية' }] },
  })
  session.send(audio(600, true))
  session.send({ realtimeInput: { audioStreamEnd: true } })
  await ended(session)
  const said = contents(session)
    .map(({ outputTranscription }) => outputTranscription?.text ?? '')
    .join('')
  expect(said).toContain('هذا هو الصوت التجريبي')
})

describe('speech during a reply', () => {
  /** Waits in the middle of the first reply until it is interrupted. */
  const talkative: StartOptions = {
    now: () => 0,
    wait: async (_, signal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted === true) resolve()
        signal?.addEventListener('abort', () => resolve())
      }),
  }

  test('interrupts the reply and stops its audio', async () => {
    const session = await startSession(await startTestGemini(talkative))
    session.send({ realtimeInput: { text: 'Tell me a very long story' } })
    await session.until(({ serverContent }) => serverContent?.modelTurn !== undefined)
    session.send(audio(200, true))
    await session.until(({ serverContent }) => serverContent?.interrupted === true)
    await ended(session)
    const all = contents(session)
    const place = all.findIndex(({ interrupted }) => interrupted === true)
    // The lead of 400 ms in chunks of 40 ms, and the one being played.
    expect(all.filter(({ modelTurn }) => modelTurn !== undefined)).toHaveLength(11)
    expect(all[place + 1]).toEqual({ turnComplete: true })
    expect(all.some(({ generationComplete }) => generationComplete === true)).toBe(false)
    expect(all.slice(place).some(({ modelTurn }) => modelTurn !== undefined)).toBe(false)
  })

  test('does not interrupt with NO_INTERRUPTION', async () => {
    const session = await startSession(await startTestGemini(talkative), {
      realtimeInputConfig: { activityHandling: 'NO_INTERRUPTION' },
      sessionResumption: {},
    })
    session.send({ realtimeInput: { text: 'Tell me a very long story' } })
    await session.until(({ serverContent }) => serverContent?.modelTurn !== undefined)
    session.send(audio(200, true))
    // A setup in the middle closes the session, so everything before it was handled.
    session.send({ setup: { model: MODEL } })
    expect((await session.ended()).code).toBe(1007)
    expect(contents(session).some(({ interrupted }) => interrupted === true)).toBe(false)
  })
})

test('starts and ends a turn by manual activity signals', async () => {
  const session = await startSession(await startTestGemini(), {
    inputAudioTranscription: {},
    realtimeInputConfig: { automaticActivityDetection: { disabled: true } },
  })
  session.send({ realtimeInput: { activityStart: {} } })
  session.send(audio(500, true))
  session.send({ realtimeInput: { activityEnd: {} } })
  await ended(session)
  expect(contents(session)[0]?.inputTranscription?.text).toBe('[voice, 0.5 s]')
})

test('resumes a closed session by its handle, in the same language', async () => {
  const gemini = await startTestGemini()
  const first = await startSession(gemini, { sessionResumption: {} })
  first.send({ clientContent: { turns: [{ role: 'user', parts: [{ text: 'مرحبا' }] }], turnComplete: true } })
  await ended(first)
  const updates = () => first.messages.flatMap(({ sessionResumptionUpdate }) => sessionResumptionUpdate ?? [])
  await first.until(() => updates().length === 2)
  const handle = updates().at(-1)?.newHandle ?? ''

  const tooSoon = await openSession(gemini)
  tooSoon.send({ setup: { model: MODEL, sessionResumption: { handle } } })
  expect((await tooSoon.ended()).code).toBe(1011)

  first.close()
  await first.ended()
  const second = await startSession(gemini, { sessionResumption: { handle }, outputAudioTranscription: {} })
  second.send(audio(500, true))
  second.send({ realtimeInput: { audioStreamEnd: true } })
  await ended(second)
  expect(
    contents(second)
      .map(({ outputTranscription }) => outputTranscription?.text ?? '')
      .join(''),
  ).toContain('التجريبي')

  const invented = await openSession(gemini)
  invented.send({ setup: { model: MODEL, sessionResumption: { handle: 'invented' } } })
  expect(await invented.ended()).toEqual({ code: 1007, reason: 'Invalid session resumption handle' })
})

test('sends goAway before a connection ends', async () => {
  let pass = () => {}
  const minutes = new Promise<void>((resolve) => {
    pass = resolve
  })
  const waits: number[] = []
  const gemini = await startTestGemini({
    wait: async (milliseconds) => {
      waits.push(milliseconds)
      await minutes
    },
  })
  const session = await startSession(gemini)
  pass()
  expect((await session.until(({ goAway }) => goAway !== undefined)).goAway).toEqual({ timeLeft: '10s' })
  expect(await session.ended()).toEqual({
    code: 1011,
    reason: 'Deadline expired before operation could complete.',
  })
  expect(waits).toEqual([590_000, 10_000])
})

describe('errors that close the connection', () => {
  test.each([
    ['an unknown model', { setup: { model: 'models/m' } }, 1008, 'models/m is not found for API version v1'],
    [
      'a text model',
      { setup: { model: 'models/gemini-3.8-flash' } },
      1008,
      'not supported for bidiGenerateContent',
    ],
    ['no setup', { realtimeInput: { text: 'x' } }, 1007, 'setup must be the first message'],
    ['an unknown field', { setup: { model: MODEL, voice: 'x' } }, 1007, 'Unknown name "voice" at \'setup\''],
    [
      'text replies',
      { setup: { model: MODEL, generationConfig: { responseModalities: ['TEXT'] } } },
      1007,
      'response modalities',
    ],
  ])('%s', async (_, message, code, reason) => {
    const session = await openSession(await startTestGemini())
    session.send(message)
    const end = await session.ended()
    expect(end.code).toBe(code)
    expect(end.reason).toContain(reason)
  })

  test('closes after invalid JSON', async () => {
    const session = await openSession(await startTestGemini())
    session.sendText('{')
    expect((await session.ended()).code).toBe(1007)
  })

  test('rejects a connection without a key or to another path', async () => {
    const gemini = await startTestGemini()
    const path = '/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent?key='
    expect((await (await openSession(gemini, { path })).ended()).code).toBe(1008)
    await expect(openSession(gemini, { path: '/ws/other' })).rejects.toThrow('404')
  })

  test('gives the SDK the code and the reason', async () => {
    const { live } = sdkFor(await startTestGemini())
    await expect(live.connect({ model: 'gemini-9', callbacks: { onmessage: () => {} } })).rejects.toThrow(
      /1008|not found/,
    )
  })
})
