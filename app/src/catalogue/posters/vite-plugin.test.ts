import { createServer as createHttpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { categoryImageUrl } from './share/category-image.ts'
import { getPosterFiles, getShareFiles } from './poster-files.ts'
import { shareImageUrl } from './share/share-image.ts'
import { posters } from './vite-plugin.ts'

const quiet = { configFile: false, root: import.meta.dirname, logLevel: 'silent' } as const

/** Reads width and height from the PNG's first chunk. */
function readPngSize(png: Uint8Array): [number, number] {
  expect(Buffer.from(png.subarray(0, 8)).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n')
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('posters in a build', () => {
  it('emits an image for every address of the catalogue', async () => {
    const entry = 'virtual:entry'
    const result = await build({
      ...quiet,
      plugins: [
        posters(),
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) => (id === entry ? '' : null),
        },
      ],
      build: { write: false, rollupOptions: { input: entry } },
    })
    if (Array.isArray(result) || !('output' in result)) throw new Error('Expected a single build')
    const assets = new Map(
      result.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source] as const] : [])),
    )
    for (const [name, draw] of getPosterFiles()) {
      expect(assets.get(name)).toBe(draw())
    }
    for (const name of getShareFiles().keys())
      expect(readPngSize(assets.get(name) as Uint8Array), name).toEqual([1200, 630])
    for (const { thumbnailUrl } of [...catalogue.games(), ...catalogue.articles()])
      for (const locale of ['en', 'ar'] as const)
        expect(assets.has(shareImageUrl(thumbnailUrl, locale)), thumbnailUrl).toBe(true)
    for (const { id } of catalogue.categories())
      for (const locale of ['en', 'ar'] as const)
        expect(assets.has(shareImageUrl(categoryImageUrl(id), locale)), id).toBe(true)
  })
})

describe('posters in development', () => {
  let vite: ViteDevServer
  let http: Server
  let origin: string

  beforeAll(async () => {
    vite = await createServer({
      ...quiet,
      appType: 'custom',
      plugins: [posters()],
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    http = createHttpServer(vite.middlewares)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await new Promise((resolve) => http.close(resolve))
    await vite.close()
  })

  it.each(['/posters/zellige.svg', '/posters/zellige.svg?t=1'])('serves %s', async (address) => {
    const response = await fetch(origin + address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toBe(getPosterFiles().get('posters/zellige.svg')?.())
  })

  it('serves share images as PNG', async () => {
    const response = await fetch(`${origin}/posters/share.png`)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(readPngSize(new Uint8Array(await response.arrayBuffer()))).toEqual([1200, 630])
  })

  it.each([
    '/posters/unknown.svg',
    '/posters/unknown.png',
    '/posters/',
    '/posters/__proto__',
    '/zellige.svg',
  ])('passes %s on to other handlers', async (address) => {
    const response = await fetch(origin + address)
    expect(response.status).toBe(404)
    await response.body?.cancel()
  })
})
