import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubGeminiFetch } from '../testing/stub-gemini-fetch.ts'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const { Secret } = await import('@saha/machines/auth')
const { signal } = new AbortController()

/** Loads the modules as a new page does. */
async function freshAdapters() {
  vi.resetModules()
  return { ...(await import('./user-api-key.ts')), ...(await import('../video/video-generation.ts')) }
}

/** Installs a host with a key picker that returns this key. */
function standInHost(key: string | undefined, selected = false) {
  const host = {
    selected,
    asked: 0,
    async hasSelectedApiKey() {
      return host.selected
    },
    async openSelectKey() {
      host.asked += 1
      host.selected = true
      vi.stubEnv('API_KEY', key)
    },
  }
  vi.stubGlobal('aistudio', host)
  onTestFinished(() => {
    vi.stubGlobal('aistudio', undefined)
    vi.unstubAllEnvs()
  })
  return host
}

const noDialog = vi.fn(async () => null)
beforeEach(() => noDialog.mockClear())

describe('the portal’s dialog', () => {
  it('returns a key or none', async () => {
    const { hasKey, createKeyPicker, getUserEndpoint } = await freshAdapters()
    expect(await createKeyPicker(noDialog)(undefined, signal)).toBe('dismissed')
    expect(await hasKey(undefined, signal)).toBe(false)
    expect(await createKeyPicker(async () => new Secret('mine'))(undefined, signal)).toBe('selected')
    expect(await hasKey(undefined, signal)).toBe(true)
    expect(getUserEndpoint().apiKey).toBe('mine')
  })

  it('ignores a key after it was closed', async () => {
    const { hasKey, createKeyPicker } = await freshAdapters()
    const closing = new AbortController()
    const late = Promise.withResolvers<InstanceType<typeof Secret>>()
    const selecting = createKeyPicker(() => late.promise)(undefined, closing.signal)
    closing.abort()
    late.resolve(new Secret('late'))
    await expect(selecting).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(false)
  })

  it('does not open if turned off, and reports it', async () => {
    vi.stubEnv('VITE_GEMINI_KEY_DIALOG', 'off')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { createKeyPicker } = await freshAdapters()
    expect(await createKeyPicker(noDialog)(undefined, signal)).toBe('unavailable')
    expect(noDialog).not.toHaveBeenCalled()
  })
})

describe('a host’s picker', () => {
  it('takes precedence over the dialog, even if its key arrives late', async () => {
    const stage = await stubGeminiFetch()
    const host = standInHost(undefined)
    const { hasKey, createKeyPicker, pollVideo } = await freshAdapters()
    const ask = () => pollVideo({ operation: 'interactions/int-1' }, signal).catch(() => {})
    expect(await hasKey(undefined, signal)).toBe(false)
    expect(await createKeyPicker(noDialog)(undefined, signal)).toBe('selected')
    expect([host.asked, noDialog.mock.calls.length]).toEqual([1, 0])
    stage.fault = 'overloaded'
    await ask()
    vi.stubEnv('API_KEY', 'of-the-host')
    await ask()
    expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual(['none', 'of-the-host'])
  })

  it('offers an earlier key until it is cleared, and again after a new selection', async () => {
    standInHost('of-the-host', true)
    const { clearKey, hasKey, createKeyPicker } = await freshAdapters()
    expect(await hasKey(undefined, signal)).toBe(true)
    await clearKey(undefined, signal)
    expect(await hasKey(undefined, signal)).toBe(false)
    await createKeyPicker(noDialog)(undefined, signal)
    expect(await hasKey(undefined, signal)).toBe(true)
  })

  it.each([{}, { hasSelectedApiKey: true }, 'picker', null])(
    'is ignored without its functions: %o',
    async (odd) => {
      vi.stubGlobal('aistudio', odd)
      onTestFinished(() => {
        vi.stubGlobal('aistudio', undefined)
      })
      const { hasKey, createKeyPicker } = await freshAdapters()
      expect(await hasKey(undefined, signal)).toBe(false)
      expect(await createKeyPicker(noDialog)(undefined, signal)).toBe('dismissed')
    },
  )
})
