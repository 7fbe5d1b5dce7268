import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setStage } from '../testing/stub-gemini-fetch.ts'

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
  it('gives a key, or none', async () => {
    const { hasKey, keyPicker, ownPlace } = await freshAdapters()
    expect(await keyPicker(noDialog)(undefined, signal)).toBe('dismissed')
    expect(await hasKey(undefined, signal)).toBe(false)
    expect(await keyPicker(async () => new Secret('mine'))(undefined, signal)).toBe('selected')
    expect(await hasKey(undefined, signal)).toBe(true)
    expect(ownPlace().apiKey).toBe('mine')
  })

  it('takes no key that comes after it was closed', async () => {
    const { hasKey, keyPicker } = await freshAdapters()
    const closing = new AbortController()
    const late = Promise.withResolvers<InstanceType<typeof Secret>>()
    const selecting = keyPicker(() => late.promise)(undefined, closing.signal)
    closing.abort()
    late.resolve(new Secret('late'))
    await expect(selecting).rejects.toThrow()
    expect(await hasKey(undefined, signal)).toBe(false)
  })

  it('is not opened where it is not configured, which is told', async () => {
    vi.stubEnv('VITE_GEMINI_KEY_DIALOG', 'off')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { keyPicker } = await freshAdapters()
    expect(await keyPicker(noDialog)(undefined, signal)).toBe('unavailable')
    expect(noDialog).not.toHaveBeenCalled()
  })
})

describe('a host’s picker', () => {
  it('comes before the dialog; its key goes along, even when it comes late', async () => {
    const stage = await setStage()
    const host = standInHost(undefined)
    const { hasKey, keyPicker, pollVideo } = await freshAdapters()
    const ask = () => pollVideo({ operation: 'interactions/int-1' }, signal).catch(() => {})
    expect(await hasKey(undefined, signal)).toBe(false)
    expect(await keyPicker(noDialog)(undefined, signal)).toBe('selected')
    expect([host.asked, noDialog.mock.calls.length]).toEqual([1, 0])
    stage.fault = 'overloaded'
    await ask()
    vi.stubEnv('API_KEY', 'of-the-host')
    await ask()
    expect(stage.sent.map(({ headers }) => headers.get('x-goog-api-key'))).toEqual(['none', 'of-the-host'])
  })

  it('has a key from earlier, which is used no more once it is forgotten, until it is selected again', async () => {
    standInHost('of-the-host', true)
    const { clearKey, hasKey, keyPicker } = await freshAdapters()
    expect(await hasKey(undefined, signal)).toBe(true)
    await clearKey(undefined, signal)
    expect(await hasKey(undefined, signal)).toBe(false)
    await keyPicker(noDialog)(undefined, signal)
    expect(await hasKey(undefined, signal)).toBe(true)
  })

  it.each([{}, { hasSelectedApiKey: true }, 'picker', null])('is none without its calls: %o', async (odd) => {
    vi.stubGlobal('aistudio', odd)
    onTestFinished(() => {
      vi.stubGlobal('aistudio', undefined)
    })
    const { hasKey, keyPicker } = await freshAdapters()
    expect(await hasKey(undefined, signal)).toBe(false)
    expect(await keyPicker(noDialog)(undefined, signal)).toBe('dismissed')
  })
})
