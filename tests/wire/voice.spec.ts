import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CDPSession, expect, type Page, test as base } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch, fakeMicrophone } from '../../scripts/chromium.mjs'
import { Server } from '../e2e/server.ts'
import type { voice } from './voice-page.ts'

declare global {
  interface Window {
    readonly voice: typeof voice
  }
}

const launch = chromiumLaunch()

/** Builds a page that talks as Vite builds the portal. @returns what it writes there */
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
        input: fileURLToPath(new URL('voice-page.ts', import.meta.url)),
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
      // A folder without a page is taken for a mistake.
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
  // The portal as it was built, with a script of ours that is as one of its own.
  portal: async ({ page, built, refused }, provide) => {
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.goto(built.server.url)
    await page.mouse.click(1, 1)
    await page.evaluate("import('/voice/voice.js')")
    await provide(page)
  },
})

test.use({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } })

test('under the policy of the built portal a visitor talks, is answered aloud, and records', async ({
  portal,
  refused,
  built,
}) => {
  expect(built.files.filter((name) => name.includes('worklet'))).toHaveLength(2)
  expect(await portal.evaluate(async () => window.voice.talk())).toContain('Good morning')
  expect(await portal.evaluate(async () => window.voice.record())).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

/** How many of a kind are alive in a page, after everything that can go has gone. */
async function alive(session: CDPSession, kind: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: `${kind}.prototype` })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup: 'alive',
  })
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' })
  return length.value as number
}

const kinds = [
  'AudioContext',
  'AudioWorkletNode',
  'MediaStream',
  'MediaStreamTrack',
  'WebSocket',
  'MessagePort',
]

test('a hundred conversations, half of them left while they connect, leave nothing', async ({ portal }) => {
  const session = await portal.context().newCDPSession(portal)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const count = async () =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await alive(session, kind)])))
  const before = await count()
  // What is made once, as compiled code, is made.
  await portal.evaluate(async () => window.voice.connect(20))
  const warm = await heap()
  await portal.evaluate(async () => window.voice.connect(100))
  await expect.poll(count, { timeout: 30_000 }).toEqual(before)
  expect((await heap()) - warm).toBeLessThan(300_000)
})
