import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readArcade } from '../../../app/arcade.ts'

export const gameId = 'zellige'

/**
 * Replaces a game's script as if the arcade had been built with it; CSP and frame checks stay active.
 * @param script can use `meet(game)` to get its port, and `says(port)` to get `say(type, fields)`
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
  // The portal verifies the size and hash of the file.
  const source = written.padEnd(game.size)
  const sha256 = createHash('sha256').update(source).digest('base64')
  await page.route(`**/${game.file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  )
  // The CSP and the portal's code contain the hash of a game's script.
  const named = (text: string) => text.replaceAll(game.sha256, sha256)
  for (const { name, text } of findScriptsWith(game.sha256)) {
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

/** Returns the built scripts that contain a text. */
function findScriptsWith(text: string) {
  const assets = fileURLToPath(new URL('../../../app/dist/assets/', import.meta.url))
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(`${assets}${name}`, 'utf8') }))
    .filter((file) => file.text.includes(text))
}
