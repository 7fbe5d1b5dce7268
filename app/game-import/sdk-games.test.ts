import { readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleHostedScripts } from '../../packages/games/bundle-hosted.ts'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { prepareFiles } from './prepare/prepare-files.ts'
import { openGame } from './probe/open-game.ts'
import { bundleAdapter } from './testing/bundle-adapters.ts'

/** Fake of the first script: web storage in memory, and a portal that records its calls. */
const firstScript = `
  const entries = new Map(Object.entries(JSON.parse(window.name || '{}')))
  const storage = new Proxy({}, {
    get: (_, key) => ({
      getItem: (name) => entries.get(String(name)) ?? null,
      setItem: (name, value) => { entries.set(String(name), String(value)); window.name = JSON.stringify(Object.fromEntries(entries)) },
      removeItem: (name) => { entries.delete(String(name)); window.name = JSON.stringify(Object.fromEntries(entries)) },
    })[key],
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  Object.defineProperty(window, 'localStorage', { value: storage })
  window.calls = []
  const listeners = []
  const write = (name) => (...values) => window.calls.push([name, ...values])
  window.setMuted = (muted) => { window.isMuted = muted; for (const listener of listeners) listener(muted) }
  window[Symbol.for('saha.hosted')] = {
    locale: 'ar',
    isMuted: () => window.isMuted === true,
    onMuted: (listener) => listeners.push(listener),
    isPaused: () => false,
    onPaused: () => undefined,
    ...Object.fromEntries(['loading', 'ready', 'gameplay', 'celebrate', 'score', 'warn'].map((name) => [name, write(name)])),
  }
`

declare global {
  var events: unknown[][] | undefined
  var calls: unknown[][]
  var setMuted: (muted: boolean) => void
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(async () => await browser.close())

/** Imports a game, plays it to its end, and reloads it. */
async function play(name: string) {
  const page = readFileSync(new URL(`testing/games/${name}.html`, import.meta.url))
  const { files, sdk } = prepareFiles([{ path: 'index.html', bytes: page }])
  const scripts = new Map([
    ['first-script.js', firstScript],
    [`sdk/${sdk}.js`, await bundleAdapter(sdk ?? '')],
  ])
  await using game = await openGame(browser, { files, scripts })
  const frame = await game.findFrame()
  const finish = () =>
    vi.waitFor(async () => {
      expect(await frame.evaluate(() => globalThis.events?.at(-1))).toEqual(['end'])
    })
  await finish()
  await frame.evaluate(() => globalThis.setMuted(true))
  const events = await vi.waitFor(() => frame.evaluate(() => globalThis.events ?? []))
  const calls = await frame.evaluate(() => globalThis.calls)
  await Promise.all([
    frame.page().waitForEvent('framenavigated', (navigated) => navigated === frame),
    frame.evaluate(() => location.reload()),
  ])
  await finish()
  const again = await frame.evaluate(() => globalThis.events ?? [])
  return { events, calls, again, log: game.log }
}

describe('games for SDKs of other portals', () => {
  it('plays one for CrazyGames without a reward', async () => {
    const { events, calls, again, log } = await play('crazygames')
    expect(events).toEqual([
      ['environment', 'crazygames'],
      ['coins', 0],
      ['muted', false],
      ['user', null, false],
      ['prompt', 'userCancelled'],
      ['invite', '', null],
      ['adblock', false],
      ['midgame', 'unfilled'],
      ['rewarded', 'unfilled'],
      ['banner', 'unfilled'],
      ['unknown', undefined],
      ['end'],
      ['muted', true],
    ])
    expect(calls.map(([name]) => name)).toEqual([
      'loading',
      'loading',
      'ready',
      'ready',
      'gameplay',
      'celebrate',
      'gameplay',
      'warn',
    ])
    expect(calls).toContainEqual(['warn', 'The SDK call CrazyGames.SDK.game.launchRocket is not supported.'])
    expect(again).toContainEqual(['coins', 5])
    expect(log.errors).toEqual([])
    expect([...log.foreignHosts]).toEqual([])
  })

  it('plays one for Poki without a reward', async () => {
    const { events, calls, log } = await play('poki')
    expect(events).toEqual([
      ['break', 'over'],
      ['reward', false],
      ['user', null],
      ['login', 'refused'],
      ['share', '', ''],
      ['unknown', undefined],
      ['end'],
    ])
    expect(calls).toEqual([
      ['loading', 1],
      ['ready'],
      ['ready'],
      ['gameplay', true],
      ['gameplay', false],
      ['celebrate'],
      ['warn', 'The SDK call PokiSDK.launchRocket is not supported.'],
    ])
    expect(log.errors).toEqual([])
  })

  it('plays one for Playgama without a reward', async () => {
    const { events, calls, again, log } = await play('playgama')
    expect(events).toEqual([
      ['language', 'ar', 'desktop'],
      ['coins', null, null],
      ['level', 2],
      ['deleted', null],
      ['interstitial', 'loading'],
      ['interstitial', 'failed'],
      ['rewarded', 'loading'],
      ['rewarded', 'failed'],
      ['player', false, null],
      ['authorize', 'refused'],
      ['unknown', undefined],
      ['end'],
      ['audio', false],
    ])
    expect(calls).toEqual([
      ['ready'],
      ['ready'],
      ['gameplay', true],
      ['score', 42, true],
      ['celebrate'],
      ['gameplay', false],
      ['warn', 'The SDK call bridge.platform.launchRocket is not supported.'],
    ])
    expect(again).toContainEqual(['coins', 5, 'Sara'])
    expect(log.errors).toEqual([])
  })

  it('plays one with a copy of Playgama’s own build', async ({ skip }) => {
    const build = process.env['PLAYGAMA_BRIDGE'] ?? ''
    skip(build === '', 'Playgama’s build was not run: name its playgama-bridge.js in PLAYGAMA_BRIDGE.')
    const page = readFileSync(new URL('testing/games/playgama.html', import.meta.url), 'utf8').replace(
      /https:.*?playgama-bridge/,
      'playgama-bridge',
    )
    const { files } = prepareFiles([
      { path: 'index.html', bytes: Buffer.from(page) },
      { path: 'playgama-bridge.js', bytes: readFileSync(build) },
    ])
    await using game = await openGame(browser, { files, scripts: await bundleHostedScripts() })
    const expectEvents = (...events: unknown[]) =>
      vi.waitFor(
        async () => {
          const frame = await game.findFrame()
          const found = await frame.evaluate(() => globalThis.events ?? [])
          expect(found).toEqual(expect.arrayContaining(events))
        },
        { timeout: 20_000 },
      )
    await expectEvents(['coins', null, null], ['interstitial', 'failed'], ['rewarded', 'failed'])
    await game.page.waitForFunction(() => globalThis.storage?.includes('coins'))
    await game.page.evaluate(() => globalThis.reopen())
    await expectEvents(['coins', 5, 'Sara'])
  })
})
