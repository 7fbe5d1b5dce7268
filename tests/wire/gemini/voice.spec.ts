import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test as base } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch, fakeMicrophone } from '../../../scripts/chromium.mjs'
import { Server } from '../../e2e/support/server.ts'
import type { voice } from '../pages/voice-page.ts'

declare global {
  interface Window {
    readonly voice: typeof voice
    readonly made: { count: () => number; alive: () => string[] }
  }
}

const launch = chromiumLaunch()

/** Builds the voice page as Vite builds the portal. @returns the written files */
async function buildVoice(folder: string): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: { conditions: ['saha-source'] },
    build: {
      outDir: folder,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: fileURLToPath(new URL('../pages/voice-page.ts', import.meta.url)),
        output: { entryFileNames: 'voice.js' },
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('Vite built no script.')
  return output.output.map(({ fileName }) => fileName)
}

interface Built {
  readonly server: Server
  readonly files: readonly string[]
}

const test = base.extend<{ portal: Page; refused: string[] }, { built: Built }>({
  built: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'saha-voice-'))
      const files = await buildVoice(folder)
      // The server rejects a folder without a page.
      await writeFile(join(folder, 'index.html'), '<!doctype html>')
      const server = new Server({}, ['--serve', `/voice=${folder}`])
      await server.start()
      await provide({ server, files })
      await server.dispose()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  refused: async ({}, provide) => provide([]),
  // The built portal with the voice page's script among its own.
  portal: async ({ page, built, refused }, provide) => {
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.addInitScript(recordResources)
    await page.goto(built.server.url)
    await page.mouse.click(1, 1)
    await page.evaluate("import('/voice/voice.js')")
    await provide(page)
  },
})

test.use({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } })

test('talks, plays the answer and records under the CSP of the built portal @quick', async ({
  portal,
  refused,
  built,
}) => {
  expect(built.files.filter((name) => name.includes('worklet'))).toHaveLength(1)
  expect(await portal.evaluate(async () => window.voice.talk())).toContain('Good morning')
  expect(await portal.evaluate(async () => window.voice.record())).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

/** Records resources that must be released, by weak references. */
function recordResources(): void {
  const made: { kind: string; ref: WeakRef<object> }[] = []
  const record = <Made extends object>(kind: string, resource: Made): Made => {
    made.push({ kind, ref: new WeakRef(resource) })
    return resource
  }
  for (const kind of ['AudioContext', 'AudioWorkletNode', 'MediaRecorder', 'WebSocket'] as const)
    Object.assign(window, {
      [kind]: new Proxy(window[kind], {
        construct: (target, input: [never], self) =>
          record(kind, Reflect.construct(target, input, self) as object),
      }),
    })
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = record('MediaStream', await ask(constraints))
    for (const track of stream.getTracks()) record('MediaStreamTrack', track)
    return stream
  }
  const alive = () => made.flatMap(({ kind, ref }) => (ref.deref() ? [kind] : []))
  Object.assign(window, { made: { count: () => made.length, alive } })
}

test('leaks nothing after a hundred conversations, half aborted while connecting', async ({ portal }) => {
  const session = await portal.context().newCDPSession(portal)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  // Warm-up, for one-time allocations such as compiled code.
  await portal.evaluate(async () => window.voice.connect(20))
  const warm = await heap()
  await portal.evaluate(async () => window.voice.connect(100))
  expect(await portal.evaluate(() => window.made.count())).toBeGreaterThan(500)
  const alive = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return portal.evaluate(() => window.made.alive())
  }
  await expect.poll(alive, { timeout: 30_000 }).toEqual([])
  // Warm code takes a quarter of a megabyte once; a hundred more rounds add nothing.
  expect((await heap()) - warm).toBeLessThan(600_000)
})
