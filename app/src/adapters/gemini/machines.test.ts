import { createChatMachine, selectChatMessages, selectChatStatus } from '@saha/machines/chat'
import { createRequestMachine, selectAnswer, selectRequestStatus } from '@saha/machines/request'
import { createSmartSearchMachine, selectSearchResult } from '@saha/machines/smart-search'
import { createTextToSpeechMachine, selectSpeech } from '@saha/machines/text-to-speech'
import {
  createTranscriptionMachine,
  selectTranscript,
  selectTranscriptionFailure,
} from '@saha/machines/transcription'
import {
  createVideoGenerationMachine,
  selectVideoFailure,
  selectVideoGate,
  selectVideoUrl,
} from '@saha/machines/video-generation'
import { StepClock } from '@saha/machines/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, waitFor, type AnyActorRef, type AnyStateMachine } from 'xstate'
import { stubGeminiFetch } from './testing/stub-gemini-fetch.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'ar' } },
  }),
)

const { Secret } = await import('@saha/machines/auth')
const { createBlogDraftWriter } = await import('./tools/blog-draft.ts')
const { createReply } = await import('./tools/chat.ts')
const reply = createReply(async () => null)
const { analyzeQuery } = await import('./tools/complex-query.ts')
const { generateImage } = await import('./tools/images.ts')
const { clearKey, hasKey, storeKey } = await import('./client/user-api-key.ts')
const { search } = await import('./tools/smart-search.ts')
const { generateSpeech } = await import('./tools/text-to-speech.ts')
const { transcribe } = await import('./tools/transcription.ts')
const { pollVideo, startVideo, createVideoLoader } = await import('./video/video-generation.ts')

const timeout = { timeout: 50_000 }
const held = <Actor extends AnyActorRef>(actor: Actor): Actor => {
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  return actor
}
const started = <Machine extends AnyStateMachine>(machine: Machine, input?: unknown) =>
  held(createActor(machine, { input: input as never }))

it('shows the streamed reply', async () => {
  await stubGeminiFetch()
  const actor = held(createActor(createChatMachine({ reply }), { input: { model: 'flash', messages: [] } }))
  actor.send({ type: 'chat.send', text: 'Tell me about palms' })
  await waitFor(actor, (snapshot) => selectChatStatus(snapshot) === 'idle', timeout)
  expect(selectChatMessages(actor.getSnapshot())).toMatchObject([
    { role: 'user' },
    { role: 'model', ending: 'whole', text: expect.stringContaining('palms') },
  ])
})

it('keeps the partial reply after a lost connection', async () => {
  const stage = await stubGeminiFetch()
  stage.fault = 'cut'
  const actor = held(createActor(createChatMachine({ reply }), { input: { model: 'flash', messages: [] } }))
  actor.send({ type: 'chat.send', text: 'Tell me about palms' })
  await waitFor(actor, (snapshot) => selectChatStatus(snapshot) === 'idle', timeout)
  const last = selectChatMessages(actor.getSnapshot()).at(-1)
  expect(last).toMatchObject({ ending: 'failed', failure: { code: 'reply', kind: 'network' } })
  expect(last?.text).not.toBe('')
})

describe('a question', () => {
  it.each([
    ['complex query', createRequestMachine({ ask: analyzeQuery() }), 'Why?'],
    ['image', createRequestMachine({ ask: generateImage }), { prompt: 'a cat', aspectRatio: '1:1' }],
    ['blog draft', createRequestMachine({ ask: createBlogDraftWriter(async () => null) }), 'rain'],
  ] as [string, ReturnType<typeof createRequestMachine>, unknown][])(
    '%s is answered',
    async (_, machine, question) => {
      await stubGeminiFetch()
      const actor = started(machine)
      actor.send({ type: 'request.submit', question })
      await waitFor(actor, (snapshot) => selectRequestStatus(snapshot as never) === 'done', timeout)
      expect(selectAnswer(actor.getSnapshot() as never)).not.toBe(null)
    },
  )
})

describe('a search', () => {
  const ask = async (fault: string) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    const actor = held(createActor(createSmartSearchMachine({ search, locator: async () => () => {} })))
    actor.send({ type: 'search.submit', query: 'who won' })
    await waitFor(actor, ({ context }) => context.answer !== null || context.failure !== null, timeout)
    return actor.getSnapshot()
  }
  it('has sources', async () => {
    expect(selectSearchResult(await ask(''))?.sources.length).toBeGreaterThan(0)
  })
  it('may have no sources', async () => {
    expect(selectSearchResult(await ask('no-grounding'))).toMatchObject({ sources: [] })
  })
  it('reports a blocked answer', async () => {
    expect((await ask('blocked')).context.failure?.kind).toBe('blocked')
  })
})

it.each([
  ['', null],
  ['text-only', 'empty'],
])('speech after the fault %j ends as %s', async (fault, kind) => {
  const stage = await stubGeminiFetch()
  stage.fault = fault
  const actor = held(
    createActor(createTextToSpeechMachine({ generateSpeech, playback: async () => () => {} })),
  )
  actor.send({ type: 'speech.generate', text: 'hello', voice: 'Kore' })
  await waitFor(actor, ({ context }) => context.speech !== null || context.failure !== null, timeout)
  expect(actor.getSnapshot().context.failure?.kind ?? null).toBe(kind)
  expect(selectSpeech(actor.getSnapshot()) === null).toBe(kind !== null)
})

it.each([
  ['', null],
  ['empty', 'no-speech'],
  ['overloaded', 'transcription'],
])('a transcription after the fault %j fails as %s', async (fault, code) => {
  const stage = await stubGeminiFetch()
  stage.fault = fault
  const actor = held(createActor(createTranscriptionMachine({ transcribe, recorder: async () => () => {} })))
  actor.send({ type: 'file.choose', file: new Blob([new Uint8Array(64)], { type: 'audio/wav' }) })
  await waitFor(actor, ({ context }) => context.answer !== null || context.failure !== null, timeout)
  expect(selectTranscriptionFailure(actor.getSnapshot())).toBe(code)
  expect(selectTranscript(actor.getSnapshot()) === null).toBe(code !== null)
})

describe('a video', () => {
  const order = { type: 'video.generate', prompt: 'a boat', image: null, aspectRatio: '16:9' } as const
  const kept: Blob[] = []
  const begin = async (fault: string) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    storeKey(new Secret('my-own-key'))
    const clock = new StepClock()
    const machine = createVideoGenerationMachine({
      hasKey,
      clearKey,
      selectKey: async () => 'unavailable',
      start: startVideo,
      poll: pollVideo,
      video: createVideoLoader((made) => kept.push(made)),
    })
    const actor = held(createActor(machine, { input: { operation: null }, clock }))
    await waitFor(actor, (snapshot) => selectVideoGate(snapshot) === 'open', timeout)
    actor.send(order)
    await vi.waitUntil(
      async () => {
        const { url, failure } = actor.getSnapshot().context
        // Skips the ten seconds between polls.
        if (url === null && failure === null && clock.pending > 1) await clock.advance(10_000)
        return url !== null || failure !== null
      },
      // The job is given up after sixty polls, and encoding is slow on a busy machine.
      { timeout: 50_000, interval: 600 },
    )
    return actor.getSnapshot()
  }

  it('is started, polled and fetched', async () => {
    expect(selectVideoUrl(await begin(''))).toMatch(/^blob:/)
    expect(kept.map(({ type }) => type)).toEqual(['video/mp4'])
  })

  it.each([
    ['key', 'key-invalid', 'required', false],
    ['not-found', 'key-invalid', 'required', false],
    ['operation-empty', 'no-uri', 'open', true],
    ['operation-error', 'generation', 'open', true],
    ['quota', 'generation', 'open', true],
  ])('after the fault %s fails as %s, with the gate %s', async (fault, code, gate, kept) => {
    const snapshot = await begin(fault)
    expect([selectVideoFailure(snapshot), selectVideoGate(snapshot)]).toEqual([code, gate])
    expect(await hasKey(undefined, new AbortController().signal)).toBe(kept)
  })
})
