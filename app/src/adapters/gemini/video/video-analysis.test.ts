import { describe, expect, it, vi } from 'vitest'
import { sendAtOnce, stubGeminiFetch, type Stage } from '../testing/stub-gemini-fetch.ts'
import type { AnalysisPorts, VideoProgress } from './video-analysis.ts'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const { videoAnalyzer } = await import('./video-analysis.ts')

const { signal } = new AbortController()
const film = (bytes = 64) => new Blob([new Uint8Array(bytes)], { type: 'video/mp4;codecs=avc1' })
const asked = (video: Blob, question = 'What is in it?') => ({ video, question, earlier: [] })
const isUpload = ({ path }: { path: string }) => path.startsWith('/upload/')
const uploads = ({ sent }: Stage) => sent.filter(isUpload).length
const deleted = ({ sent }: Stage) => sent.filter(({ method }) => method === 'DELETE').length

function analyzer(world: Partial<AnalysisPorts> = {}) {
  const told: VideoProgress[] = []
  const sleep = async (_: number, stop: AbortSignal) => stop.throwIfAborted()
  const onProgress = (progress: VideoProgress) => told.push(progress)
  return { ...videoAnalyzer({ sleep, send: sendAtOnce, onProgress, ...world }), told }
}

describe('a question about a video', () => {
  it('reports upload progress, then processing, then the streamed answer', async () => {
    await stubGeminiFetch()
    const part = 8 * 1024 * 1024
    const { ask, told } = analyzer()
    const { value } = await ask(asked(film(part + 5)), signal)
    const [, first, second, third] = told
    expect(told[0]).toEqual({ phase: 'uploading', sent: 0 })
    expect([first, second]).toEqual([
      { phase: 'uploading', sent: part },
      { phase: 'uploading', sent: part + 5 },
    ])
    expect(third).toEqual({ phase: 'processing' })
    const answering = told.slice(4)
    expect(answering[0]).toEqual({ phase: 'answering', text: '' })
    expect(answering.at(-1)).toEqual({ phase: 'answering', text: value })
    expect(answering.length).toBeGreaterThan(2)
  })

  it('sends earlier turns and the time format', async () => {
    const stage = await stubGeminiFetch()
    const earlier = [{ question: 'Who is it?', answer: 'A fox.' }]
    await analyzer().ask({ ...asked(film()), earlier }, signal)
    const { contents, systemInstruction } = JSON.parse(stage.sent.at(-1)?.body ?? '')
    expect(contents).toEqual([
      { role: 'user', parts: [{ text: 'Who is it?' }] },
      { role: 'model', parts: [{ text: 'A fox.' }] },
      {
        role: 'user',
        parts: [
          { fileData: { fileUri: expect.any(String), mimeType: 'video/mp4' } },
          { text: 'What is in it?' },
        ],
      },
    ])
    expect(systemInstruction.parts[0].text).toContain('m:ss')
  })
})

describe.each([false, true])('an uploaded video, behind a gateway: %s', (gateway) => {
  it('is reused by the next question and by a retry', async () => {
    const stage = await stubGeminiFetch({ gateway })
    const video = film()
    const { ask, told } = analyzer()
    await expect(ask(asked(video, 'What? #fault:overloaded'), signal)).rejects.toMatchObject({
      kind: 'server',
    })
    await ask(asked(video), signal)
    await ask(asked(video, 'And then?'), signal)
    expect(uploads(stage)).toBe(2)
    expect(told.filter(({ phase }) => phase === 'uploading')).toHaveLength(2)
  })

  it('is deleted for another video and on release', async () => {
    const stage = await stubGeminiFetch({ gateway })
    const { ask, release } = analyzer()
    await ask(asked(film()), signal)
    await ask(asked(film()), signal)
    await vi.waitUntil(() => deleted(stage) === 1)
    release()
    release()
    await vi.waitUntil(() => deleted(stage) === 2)
  })
})

it('is uploaded again once if the service has deleted it', async () => {
  const stage = await stubGeminiFetch()
  const video = film()
  const { ask } = analyzer()
  await ask(asked(video), signal)
  const [, path = ''] = /(\/v1\/files\/[a-z0-9]+)"/.exec(stage.sent.at(-1)?.body ?? '') ?? []
  await fetch(`https://portal.test${path}`, { method: 'DELETE', headers: { 'x-goog-api-key': 'none' } })
  await ask(asked(video), signal)
  expect(uploads(stage)).toBe(4)
})

it('is not uploaded twice when the first question is rejected', async () => {
  const stage = await stubGeminiFetch()
  stage.concerns = (path) => path.includes('GenerateContent')
  stage.fault = 'forbidden'
  await expect(analyzer().ask(asked(film()), signal)).rejects.toMatchObject({ kind: 'permission' })
  expect(uploads(stage)).toBe(2)
})

it('reports nothing after an aborted upload, and restarts it', async () => {
  const stage = await stubGeminiFetch()
  const stop = new AbortController()
  const video = film()
  const leaving = vi.fn(sendAtOnce)
  const { ask, told } = analyzer({ send: leaving })
  leaving.mockImplementationOnce(async (address, init, onSent) => {
    onSent(1)
    stop.abort(new Error('stopped'))
    onSent(2)
    return sendAtOnce(address, init, onSent)
  })
  await expect(ask(asked(video), stop.signal)).rejects.toThrow('stopped')
  expect(told.at(-1)).toEqual({ phase: 'uploading', sent: 1 })
  await ask(asked(video), signal)
  expect(stage.sent.filter(isUpload).length).toBeGreaterThanOrEqual(3)
})

it('is deleted if the upload finishes after an abort', async () => {
  const stage = await stubGeminiFetch()
  const stop = new AbortController()
  const { ask } = analyzer({
    send: async (address, init, onSent) => {
      const arrived = await sendAtOnce(address, { ...init, signal: null }, onSent)
      stop.abort(new Error('stopped'))
      return arrived
    },
  })
  await expect(ask(asked(film()), stop.signal)).rejects.toThrow('stopped')
  await vi.waitUntil(() => deleted(stage) === 1)
})

it('tells a missing file from a lost connection', async () => {
  const stage = await stubGeminiFetch()
  const moved = film()
  const chunk = new Blob()
  chunk.arrayBuffer = async () => {
    throw new DOMException('It changed', 'NotReadableError')
  }
  moved.slice = () => chunk
  await expect(analyzer().ask(asked(moved), signal)).rejects.toMatchObject({ kind: 'validation' })
  expect(stage.sent).toEqual([])
})
