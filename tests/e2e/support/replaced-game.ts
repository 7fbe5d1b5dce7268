import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readArcade } from '../../../app/arcade.ts'

export const gameId = 'zellige'

/**
 * Puts another script in the place of a game, as if the arcade had been built with it: the portal, its policy and its
 * watch over frames stay what they are.
 * @param script may `meet(game)` the portal: it gives the port, on which `says(port)` can `say(type, fields)`
 */
export async function replaceGame(page: Page, script: string): Promise<void> {
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
  // As long as the game that it replaces: the portal compares both with what the build wrote.
  const source = written.padEnd(game.size)
  const sha256 = createHash('sha256').update(source).digest('base64')
  await page.route(`**/${game.file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  // The page's policy and the portal's own code name a game's script by its hash.
  const named = (text: string) => text.replaceAll(game.sha256, sha256)
  for (const { name, text } of codeThatHolds(game.sha256)) {
    await page.route(`**/assets/${name}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: named(text) }),
    )
  }
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const headers = Object.entries(response.headers()).map(([name, value]) => [name, named(value)])
      await route.fulfill({ response, headers: Object.fromEntries(headers) as Record<string, string> })
    },
  )
}

/** The files of the built portal in which a text stands. */
function codeThatHolds(text: string) {
  const assets = fileURLToPath(new URL('../../../app/dist/assets/', import.meta.url))
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(`${assets}${name}`, 'utf8') }))
    .filter((file) => file.text.includes(text))
}
