import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortalStub } from '../../testing/portal-stub.ts'
import { createSaveStore, readProgress } from './progress.ts'

describe('readProgress', () => {
  it('reads stored progress', () =>
    expect(readProgress('{"best":12,"own":{"stars":3}}')).toEqual({ best: 12, own: { stars: 3 } }))

  it.each([
    null,
    '',
    'null',
    '7',
    '"x"',
    '[]',
    '{',
    '{"best":"12"}',
    '{"best":-1}',
    '{"best":1e999}',
    '{"best":0.5}',
  ])('treats %s as no progress', (text) => expect(readProgress(text)).toEqual({ best: 0, own: null }))
})

describe('createSaveStore', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('works without storage, as in a frame of an opaque origin', async () => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const shelf = createSaveStore(null, 'zellige')
    shelf.save('{"best":1}')
    expect(await shelf.load()).toEqual({ data: null, run: null })
  })

  it('stores each game separately in localStorage', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    createSaveStore(null, 'zellige').save('{"best":1}')
    expect(await createSaveStore(null, 'zellige').load()).toEqual({ data: '{"best":1}', run: null })
    expect(await createSaveStore(null, 'zellige-2').load()).toEqual({ data: null, run: null })
  })

  it('stores nothing until the portal has sent the stored data', async () => {
    const portal = createPortalStub()
    const store = createSaveStore(portal, 'zellige')
    const saveAll = () => {
      store.save('{"best":1}')
      store.endRun('over')
    }
    portal.load.mockResolvedValueOnce(null)
    expect(await store.load()).toBeNull()
    saveAll()
    expect([portal.save.mock.calls, portal.endRun.mock.calls]).toEqual([[], []])
    portal.load.mockResolvedValueOnce({ data: null, run: null })
    await store.load()
    saveAll()
    expect([portal.save.mock.calls, portal.endRun.mock.calls]).toEqual([[['{"best":1}']], [['over']]])
  })
})
