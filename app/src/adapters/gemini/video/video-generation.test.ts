import { describe, expect, it, vi } from 'vitest'
import { setStage } from '../testing/stub-gemini-fetch.ts'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const { Secret } = await import('@saha/machines/auth')
const { clearKey, hasKey, keepKey } = await import('../client/user-api-key.ts')
const { endVideo, pollVideo, startVideo, videoFor } = await import('./video-generation.ts')

const { signal } = new AbortController()
const order = { prompt: 'a boat', image: null, aspectRatio: '16:9' } as const
const paths = (stage: { sent: readonly { method: string; path: string }[] }) =>
  stage.sent.map(({ method, path }) => `${method} ${path}`)

describe('the visitor’s own key', () => {
  it('is needed for a video, and is nowhere but in a header', async () => {
    const stage = await setStage()
    await clearKey(undefined, signal)
    await expect(startVideo(order, signal)).rejects.toMatchObject({ kind: 'auth' })
    expect(stage.sent).toEqual([])
    keepKey(new Secret('my-own-key'))
    expect(await hasKey(undefined, signal)).toBe(true)
    const { name } = await startVideo(order, signal)
    await pollVideo({ operation: name ?? '' }, signal)
    expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual([
      'my-own-key',
      'my-own-key',
    ])
    expect(JSON.stringify(stage.sent.map(({ path, body }) => [path, body]))).not.toContain('my-own-key')
  })

  it.each(['key', 'forbidden', 'not-found'])('is forgotten when it is refused: %s', async (fault) => {
    const stage = await setStage()
    stage.fault = fault
    keepKey(new Secret('my-own-key'))
    await expect(startVideo(order, signal)).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(false)
  })

  it.each(['quota', 'overloaded', 'drop'])('is kept when something else goes wrong: %s', async (fault) => {
    const stage = await setStage()
    stage.fault = fault
    keepKey(new Secret('my-own-key'))
    await expect(startVideo(order, signal)).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(true)
    expect(stage.sent, 'a video that is begun twice is paid for twice').toHaveLength(1)
  })

  it.each([
    'https://evil.example/v1/files/abc:download?alt=media',
    'https://portal.test@evil.example/files/abc',
    '//evil.example/v1beta/files/abc',
  ])('never goes where a stranger says that a video is: %s', async (uri) => {
    const stage = await setStage()
    keepKey(new Secret('my-own-key'))
    const fetched = videoFor(() => {})({ input: { uri }, signal, send: () => {}, receive: () => {} })
    await expect(fetched).rejects.toThrow()
    expect(paths(stage)).toEqual(['GET /v1beta/files/abc:download?alt=media'])
  })

  it.each([
    'https://evil.example/v1/files/../x',
    'javascript:alert(1)',
    '',
    'https://a.example/files/A%2F..',
  ])('goes nowhere for what is no file: %s', async (uri) => {
    const stage = await setStage()
    keepKey(new Secret('my-own-key'))
    const fetched = videoFor(() => {})({ input: { uri }, signal, send: () => {}, receive: () => {} })
    await expect(fetched).rejects.toMatchObject({ kind: 'protocol' })
    expect(stage.sent).toEqual([])
  })

  it.each([
    'interactions/../files',
    'models/veo-3/operations/a/b',
    'models/gemini-3.8-flash:generateContent',
    'x',
  ])('is not asked with for a name that storage has wrong: %s', async (operation) => {
    const stage = await setStage()
    keepKey(new Secret('my-own-key'))
    await expect(pollVideo({ operation }, signal)).rejects.toMatchObject({ kind: 'validation' })
    expect(stage.sent).toEqual([])
  })
})

it('a video that nobody wants is ended, and what is stored of it deleted', async () => {
  const stage = await setStage()
  keepKey(new Secret('my-own-key'))
  const { name = '' } = await startVideo(order, signal)
  await endVideo({ operation: name, alone: Promise.resolve(true) }, signal)
  const id = name.replace('interactions/', '')
  expect(paths(stage).slice(1)).toEqual([
    `POST /v1/interactions/${id}/cancel`,
    `DELETE /v1/interactions/${id}`,
  ])
})

it('a video is ended with the key that was there when it was given up, and left to another tab that wants it', async () => {
  const stage = await setStage()
  keepKey(new Secret('my-own-key'))
  const { name = '' } = await startVideo(order, signal)
  const wanted = Promise.withResolvers<boolean>()
  const ending = endVideo({ operation: name, alone: wanted.promise }, signal)
  await clearKey(undefined, signal)
  wanted.resolve(true)
  await ending
  expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual(
    Array.from({ length: 3 }, () => 'my-own-key'),
  )
  keepKey(new Secret('my-own-key'))
  const other = await startVideo(order, signal)
  await endVideo({ operation: other.name ?? '', alone: Promise.resolve(false) }, signal)
  expect(stage.sent).toHaveLength(4)
})

it('that a video is gone already says nothing against the key', async () => {
  const stage = await setStage()
  keepKey(new Secret('my-own-key'))
  stage.fault = 'not-found'
  const ending = endVideo({ operation: 'interactions/gone', alone: Promise.resolve(true) }, signal)
  await expect(ending).rejects.toMatchObject({ kind: 'not-found' })
  expect(await hasKey(undefined, signal)).toBe(true)
})
