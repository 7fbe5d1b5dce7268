import { expect, it } from 'vitest'
import { deleteOldCaches, cacheName } from './version-caches.ts'

const scriptOf = (version: string) => `https://portal.test/assets/${version}.js`

/** A browser with caches of these versions, each with its entry script. */
function browser(...versions: string[]) {
  const kept = new Map(versions.map((version) => [cacheName(version), scriptOf(version)]))
  const of = (name: string) => ({
    match: async (script: string) => (kept.get(name) === script ? new Response() : undefined),
  })
  const caches = {
    keys: async () => [...kept.keys(), 'saha-games'],
    open: async (name: string) => of(name) as unknown as Cache,
    delete: async (name: string) => kept.delete(name),
  }
  return { kept, caches }
}

const noPages = async () => []
const none = { installing: null, waiting: null }

it('drops what came before, but for what an open page came with', async () => {
  const { kept, caches } = browser('first', 'second', 'own')
  const openPages = async () => [scriptOf('second')]
  await deleteOldCaches({ current: cacheName('own'), caches, registration: none, openPages })
  expect([...kept.keys()]).toEqual([cacheName('second'), cacheName('own')])
  await deleteOldCaches({ current: cacheName('own'), caches, registration: none, openPages: noPages })
  expect([...kept.keys()]).toEqual([cacheName('own')])
})

it('leaves every shell where the browser does not tell which pages are open', async () => {
  const { kept, caches } = browser('first', 'own')
  await deleteOldCaches({
    current: cacheName('own'),
    caches,
    registration: none,
    openPages: async () => null,
  })
  expect([...kept.keys()]).toEqual([cacheName('first'), cacheName('own')])
})

it.each(['installing', 'waiting'] as const)('leaves the shell of a version that is %s', async (state) => {
  const { kept, caches } = browser('own', 'next')
  await deleteOldCaches({
    current: cacheName('own'),
    caches,
    registration: { ...none, [state]: {} },
    openPages: noPages,
  })
  expect([...kept.keys()]).toEqual([cacheName('own'), cacheName('next')])
})

it('leaves the shell of a version that comes while it asks what there is', async () => {
  const { kept, caches } = browser('own', 'next')
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
  expect([...kept.keys()]).toEqual([cacheName('own'), cacheName('next')])
})

it('leaves the shell of a version that begins to be used while it asks what there is', async () => {
  const { kept, caches } = browser('own', 'next')
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
  expect([...kept.keys()]).toEqual([cacheName('own'), cacheName('next')])
})
