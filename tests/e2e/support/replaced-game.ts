import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { readArcade } from '../../../app/arcade.ts'
import type { Visitor } from './portal.ts'

export const gameId = 'zellige'

/**
 * Describes a build whose arcade has another script for a game; CSP and frame checks stay active.
 * @param script can use `meet(game)` to get its port, and `says(port)` to get `say(type, fields)`
 */
export function buildWithGame(script: string) {
  const game = readArcade().games[gameId]
  if (!game) throw new Error(`The arcade has no game called ${gameId}.`)
  const written = `
const meet = (game) => new Promise((resolve) => {
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return
    port.postMessage({ type: 'hello', page: String(performance.timeOrigin), game })
    resolve(port)
  })
  parent.postMessage('here', '*')
})
const says = (port) => (type, fields) => port.postMessage({ type, ...fields })
${script}
`
  // The portal verifies the size and hash of the file.
  const source = written.padEnd(game.size)
  const { file, sha256: original } = game
  const sha256 = createHash('sha256').update(source).digest('base64')
  return {
    file,
    source,
    original,
    /** Replaces the hash of the game's script, which the CSP and the portal's code contain. */
    replaceHash: (text: string) => text.replaceAll(original, sha256),
  }
}

/** Replaces a game's script as if the arcade had been built with it. */
export async function replaceGame(page: Page, script: string): Promise<void> {
  const { file, source, original, replaceHash } = buildWithGame(script)
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))
  for (const { name, text } of findScriptsWith(original)) {
    await page.route(`**/assets/${name}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: replaceHash(text) }),
    )
  }
  await page.route(
    ({ pathname }) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch()
      const headers = Object.entries(response.headers()).map(([name, value]) => [name, replaceHash(value)])
      await route.fulfill({ response, headers: Object.fromEntries(headers) as Record<string, string> })
    },
  )
}

/** Returns the built scripts that contain a text. */
function findScriptsWith(text: string) {
  const assets = fileURLToPath(new URL('../../../app/dist/assets/', import.meta.url))
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(`${assets}${name}`, 'utf8') }))
    .filter((file) => file.text.includes(text))
}

declare global {
  interface Window {
    /** Time from each click to the next frame, in ms. */
    waits: number[]
    /** Number of the game's requests for sound. */
    requests: number
  }
}

export const often = (ms: number, what: string) => `setInterval(() => { ${what} }, ${ms});`
export const meet = `const port = await meet('${gameId}'), say = says(port);`
export const ready = `${meet} say('ready');`
export const takesFocus = `${ready} say('gameplay', { on: true }); ${often(20, 'window.focus()')}`

export const closedNotice = ({ page, words }: Visitor) =>
  page.getByRole('alert').filter({ hasText: words.player.misbehaved })
export const frame = ({ page }: Visitor) => page.locator('[data-slot=game-frame]')
export const pause = ({ page, words }: Visitor) =>
  page.getByRole('button', { name: words.player.pause, exact: true })

/** Replaces a game's script and clicks Play, after adding `pages` history entries. */
export async function play(visitor: Visitor, script: string, pages = 0): Promise<void> {
  const { page, words } = visitor
  await replaceGame(page, script)
  await page.addInitScript(() => {
    window.waits = []
    const onPress = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => window.waits.push(performance.now() - timeStamp))
    addEventListener('pointerdown', onPress, true)
  })
  await visitor.open(`game/${gameId}`)
  await page.evaluate((count) => {
    for (let i = 0; i < count; i++) history.pushState(history.state, '', location.href)
  }, pages)
  await page.getByRole('link', { name: words.gamePage.play }).first().click()
  await expect(page).toHaveURL(/\/play\//)
}

/** Expects one Back to return to the game's page. */
export async function goesBack(visitor: Visitor): Promise<void> {
  const { page } = visitor
  // While the portal restores a full history it is briefly at the first entry, where Back does nothing.
  await expect
    .poll(
      () => page.evaluate(() => history.length - navigation.entries().length),
      'entries that are not ours',
    )
    .toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/game/${gameId}$`))
  // Console errors of a hostile page do not count.
  visitor.errors.length = 0
}
