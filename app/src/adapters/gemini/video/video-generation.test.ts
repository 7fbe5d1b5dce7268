import { describe, expect, it, vi } from 'vitest'
import { stubGeminiFetch } from '../testing/stub-gemini-fetch.ts'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const { Secret } = await import('@saha/machines/auth')
const { clearKey, hasKey, storeKey } = await import('../client/user-api-key.ts')
const { cancelVideo, pollVideo, startVideo, createVideoLoader } = await import('./video-generation.ts')

const { signal } = new AbortController()
const order = { prompt: 'a boat', image: null, aspectRatio: '16:9' } as const
const paths = (stage: { sent: readonly { method: string; path: string }[] }) =>
  stage.sent.map(({ method, path }) => `${method} ${path}`)

describe('the user’s API key', () => {
  it('is required for a video and sent only in a header', async () => {
    const stage = await stubGeminiFetch()
    await clearKey(undefined, signal)
    await expect(startVideo(order, signal)).rejects.toMatchObject({ kind: 'auth' })
    expect(stage.sent).toEqual([])
    storeKey(new Secret('my-own-key'))
    expect(await hasKey(undefined, signal)).toBe(true)
    const { name } = await startVideo(order, signal)
    await pollVideo({ operation: name ?? '' }, signal)
    expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual([
      'my-own-key',
      'my-own-key',
    ])
    expect(JSON.stringify(stage.sent.map(({ path, body }) => [path, body]))).not.toContain('my-own-key')
  })

  it.each(['key', 'forbidden', 'not-found'])('is cleared when rejected: %s', async (fault) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    storeKey(new Secret('my-own-key'))
    await expect(startVideo(order, signal)).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(false)
  })

  it.each(['quota', 'overloaded', 'drop'])('is kept after another failure: %s', async (fault) => {
    const stage = await stubGeminiFetch()
    stage.fault = fault
    storeKey(new Secret('my-own-key'))
    await expect(startVideo(order, signal)).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(true)
    expect(stage.sent, 'a video that is begun twice is paid for twice').toHaveLength(1)
  })

  it.each([
    'https://evil.example/v1/files/abc:download?alt=media',
    'https://portal.test@evil.example/files/abc',
    '//evil.example/v1beta/files/abc',
  ])('is never sent to another host: %s', async (uri) => {
    const stage = await stubGeminiFetch()
    storeKey(new Secret('my-own-key'))
    const fetched = createVideoLoader(() => {})({ input: { uri }, signal, send: () => {}, receive: () => {} })
    await expect(fetched).rejects.toThrow()
    expect(paths(stage)).toEqual(['GET /v1beta/files/abc:download?alt=media'])
  })

  it.each([
    'https://evil.example/v1/files/../x',
    'javascript:alert(1)',
    '',
    'https://a.example/files/A%2F..',
  ])('is not sent for an invalid file URI: %s', async (uri) => {
    const stage = await stubGeminiFetch()
    storeKey(new Secret('my-own-key'))
    const fetched = createVideoLoader(() => {})({ input: { uri }, signal, send: () => {}, receive: () => {} })
    await expect(fetched).rejects.toMatchObject({ kind: 'protocol' })
    expect(stage.sent).toEqual([])
  })

  it.each([
    'interactions/../files',
    'models/veo-3/operations/a/b',
    'models/gemini-3.8-flash:generateContent',
    'x',
  ])('is not sent for an invalid stored name: %s', async (operation) => {
    const stage = await stubGeminiFetch()
    storeKey(new Secret('my-own-key'))
    await expect(pollVideo({ operation }, signal)).rejects.toMatchObject({ kind: 'validation' })
    expect(stage.sent).toEqual([])
  })
})

it('cancels an unwanted video and deletes its data', async () => {
  const stage = await stubGeminiFetch()
  storeKey(new Secret('my-own-key'))
  const { name = '' } = await startVideo(order, signal)
  await cancelVideo({ operation: name, alone: Promise.resolve(true) }, signal)
  const id = name.replace('interactions/', '')
  expect(paths(stage).slice(1)).toEqual([
    `POST /v1/interactions/${id}/cancel`,
    `DELETE /v1/interactions/${id}`,
  ])
})

it('cancels with the key at that time, unless another tab follows the video', async () => {
  const stage = await stubGeminiFetch()
  storeKey(new Secret('my-own-key'))
  const { name = '' } = await startVideo(order, signal)
  const wanted = Promise.withResolvers<boolean>()
  const ending = cancelVideo({ operation: name, alone: wanted.promise }, signal)
  await clearKey(undefined, signal)
  wanted.resolve(true)
  await ending
  expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual(
    Array.from({ length: 3 }, () => 'my-own-key'),
  )
  storeKey(new Secret('my-own-key'))
  const other = await startVideo(order, signal)
  await cancelVideo({ operation: other.name ?? '', alone: Promise.resolve(false) }, signal)
  expect(stage.sent).toHaveLength(4)
})

it('keeps the key when the video no longer exists', async () => {
  const stage = await stubGeminiFetch()
  storeKey(new Secret('my-own-key'))
  stage.fault = 'not-found'
  const ending = cancelVideo({ operation: 'interactions/gone', alone: Promise.resolve(true) }, signal)
  await expect(ending).rejects.toMatchObject({ kind: 'not-found' })
  expect(await hasKey(undefined, signal)).toBe(true)
})
