import type { LiveServerMessage } from '@google/genai'
import { SocketClosedError } from '@saha/machines/adapters'
import { describe, expect, it } from 'vitest'
import { toCloseEvent } from './close-event.ts'
import { LiveEventReader } from './live-events.ts'
import { encodeCommand } from './encode-command.ts'
import { createLiveSetup } from './live-setup.ts'

const read = (reader: LiveEventReader, message: object) => reader.read(message as LiveServerMessage)
const audio = (data = 'AQI=', mimeType = 'audio/pcm;rate=24000') => ({
  modelTurn: { parts: [{ inlineData: { data, mimeType } }] },
})

describe('messages of the service', () => {
  it('reports all events of a message, sound before its end', () => {
    const reader = new LiveEventReader()
    const events = read(reader, {
      setupComplete: {},
      serverContent: {
        inputTranscription: { text: 'hel', finished: true },
        outputTranscription: { text: 'Hi ' },
        ...audio(),
        interrupted: true,
        turnComplete: true,
      },
      sessionResumptionUpdate: { newHandle: 'h1', resumable: true },
      goAway: { timeLeft: '9.5s' },
    })
    expect(events).toEqual([
      { type: 'session.ready' },
      { type: 'session.heard', text: 'hel', final: true },
      { type: 'session.said', reply: 1, text: 'Hi ', final: false },
      { type: 'session.audio', reply: 1, chunk: Uint8Array.of(1, 2).buffer },
      { type: 'session.interrupted', reply: 1 },
      { type: 'session.turnEnded' },
      { type: 'session.handle', handle: 'h1' },
      { type: 'session.goAway', timeLeft: 9500 },
    ])
    expect(read(reader, { serverContent: audio() })).toMatchObject([{ reply: 2 }])
  })

  it.each([
    [{ newHandle: 'h1', resumable: false }, null],
    [{ newHandle: '', resumable: true }, null],
    [{}, null],
  ])('ignores the handle %o', (sessionResumptionUpdate, handle) => {
    expect(read(new LiveEventReader(), { sessionResumptionUpdate })).toEqual([
      { type: 'session.handle', handle },
    ])
  })

  it('reports going away without a time', () => {
    expect(read(new LiveEventReader(), { goAway: {} })).toEqual([{ type: 'session.goAway' }])
  })

  it('ignores unknown messages', () => {
    expect(read(new LiveEventReader(), { usageMetadata: {}, toolCall: {}, serverContent: {} })).toEqual([])
  })

  it.each(['audio/pcm', 'audio/pcm; rate=24000', 'audio/L16;codec=pcm;rate=24000', 'AUDIO/PCM;RATE=24000'])(
    'accepts sound of %s',
    (mimeType) => {
      expect(read(new LiveEventReader(), { serverContent: audio('AQI=', mimeType) })).toEqual([
        { type: 'session.audio', reply: 1, chunk: Uint8Array.of(1, 2).buffer },
      ])
    },
  )

  it('rejects sound of another format', () => {
    expect(() =>
      read(new LiveEventReader(), { serverContent: audio('AQI=', 'audio/pcm;rate=48000') }),
    ).toThrow(expect.objectContaining({ kind: 'protocol' }) as Error)
  })
})

describe('the end of a connection', () => {
  it.each([
    [1001, 'The gateway is closing', 'server'],
    [1006, '', 'network'],
    [1007, 'Invalid session resumption handle', 'validation'],
    [
      1008,
      'models/x is not found for API version v1, or is not supported for bidiGenerateContent',
      'not-found',
    ],
    [1008, 'Your project has been denied access.', 'auth'],
    [1007, 'API key not valid. Please pass a valid API key.', 'auth'],
    [1008, 'Your API key was reported as leaked. Please use another API key.', 'auth'],
    [1008, 'token-based requests cannot use project-scoped features', 'auth'],
    [1008, 'Request had invalid authentication credentials.', 'auth'],
    [1007, 'User location is not supported for the API use.', 'region'],
    [1008, 'Operation is not implemented, or supported, or enabled.', 'not-found'],
    [1008, 'Requested entity was not found.', 'not-found'],
    [1008, 'Publisher Model `gemini-x` was not found', 'not-found'],
    [1008, '', 'validation'],
    [1008, 'Too much at once', 'rate-limit'],
    [1008, 'Switched off', 'server'],
    [1009, '', 'too-large'],
    [1011, 'Deadline expired before operation could complete.', 'server'],
    [1011, 'You exceeded your current quota, please check your plan', 'rate-limit'],
    [4321, '', 'server'],
  ])('%i “%s” is %s', (code, reason, kind) => {
    expect(toCloseEvent(new SocketClosedError(code, reason))).toEqual({ type: 'session.failed', kind })
  })

  it('reports a normal close', () => {
    expect(toCloseEvent(null)).toEqual({ type: 'session.closed' })
  })
})

describe('messages to the service', () => {
  it('encodes the setup with voice, captions and resumption', () => {
    expect(
      createLiveSetup('gemini-3.8-live', 'Zephyr', { settings: { language: 'ar' }, handle: 'h1' }),
    ).toEqual({
      model: 'models/gemini-3.8-live',
      generationConfig: {
        responseModalities: ['AUDIO'],
        speechConfig: {
          voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Zephyr' } },
          languageCode: 'ar',
        },
      },
      sessionResumption: { handle: 'h1' },
      inputAudioTranscription: {},
      outputAudioTranscription: {},
      contextWindowCompression: { slidingWindow: {} },
    })
  })

  it('encodes speech, its end, and text', () => {
    const chunk = Uint8Array.of(1, 2, 255).buffer
    expect(encodeCommand({ type: 'audio', chunk })).toEqual([
      { realtimeInput: { audio: { data: 'AQL/', mimeType: 'audio/pcm;rate=16000' } } },
    ])
    expect(encodeCommand({ type: 'audioEnd' })).toEqual([{ realtimeInput: { audioStreamEnd: true } }])
    expect(encodeCommand({ type: 'text', text: 'أهلا' })).toEqual([{ realtimeInput: { text: 'أهلا' } }])
  })

  it('splits a long text between graphemes without loss', () => {
    const text = `${'🎮'.repeat(2001)}\nend`
    const chunks = encodeCommand({ type: 'text', text }) as { realtimeInput: { text: string } }[]
    expect(chunks.map(({ realtimeInput }) => realtimeInput.text.length)).toEqual([2000, 2000, 6])
    expect(chunks.map(({ realtimeInput }) => realtimeInput.text).join('')).toBe(text)
  })
})
