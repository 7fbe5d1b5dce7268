import { expect, it } from 'vitest'
import { deleteOldCaches, cacheName } from './version-caches.ts'

const toScript = (version: string) => `https://portal.test/assets/${version}.js`

/** A browser with caches of these versions, each with its entry script. */
function createBrowser(...versions: string[]) {
  const stored = new Map(versions.map((version) => [cacheName(version), toScript(version)]))
  const openCache = (name: string) => ({
    match: async (script: string) => (stored.get(name) === script ? new Response() : undefined),
  })
  const caches = {
    keys: async () => [...stored.keys(), 'saha-games'],
    open: async (name: string) => openCache(name) as unknown as Cache,
    delete: async (name: string) => stored.delete(name),
  }
  return { stored, caches }
}

const noPages = async () => []
const none = { installing: null, waiting: null }

it('deletes caches of earlier versions that no open page uses', async () => {
  const { stored, caches } = createBrowser('first', 'second', 'own')
  const openPages = async () => [toScript('second')]
  await deleteOldCaches({ current: cacheName('own'), caches, registration: none, openPages })
  expect([...stored.keys()]).toEqual([cacheName('second'), cacheName('own')])
  await deleteOldCaches({ current: cacheName('own'), caches, registration: none, openPages: noPages })
  expect([...stored.keys()]).toEqual([cacheName('own')])
})

it('deletes nothing if the open pages are unknown', async () => {
  const { stored, caches } = createBrowser('first', 'own')
  await deleteOldCaches({
    current: cacheName('own'),
    caches,
    registration: none,
    openPages: async () => null,
  })
  expect([...stored.keys()]).toEqual([cacheName('first'), cacheName('own')])
})

it.each(['installing', 'waiting'] as const)('keeps the cache of a version that is %s', async (state) => {
  const { stored, caches } = createBrowser('own', 'next')
  await deleteOldCaches({
    current: cacheName('own'),
    caches,
    registration: { ...none, [state]: {} },
    openPages: noPages,
  })
  expect([...stored.keys()]).toEqual([cacheName('own'), cacheName('next')])
})

it('keeps the cache of a version that starts installing during the check', async () => {
  const { stored, caches } = createBrowser('own', 'next')
  const registration: { installing: unknown; waiting: unknown } = { ...none }
  const keys = async () => {
    registration.installing = {}
    return caches.keys()
  }
  await deleteOldCaches({
    current: cacheName('own'),
    caches: { ...caches, keys },
    registration,
    openPages: noPages,
  })
  expect([...stored.keys()]).toEqual([cacheName('own'), cacheName('next')])
})

it('keeps the cache of a version that activates during the check', async () => {
  const { stored, caches } = createBrowser('own', 'next')
  const registration: { installing: unknown; waiting: unknown } = { ...none, waiting: {} }
  const keys = async () => {
    registration.waiting = null
    return caches.keys()
  }
  await deleteOldCaches({
    current: cacheName('own'),
    caches: { ...caches, keys },
    registration,
    openPages: noPages,
  })
  expect([...stored.keys()]).toEqual([cacheName('own'), cacheName('next')])
})
