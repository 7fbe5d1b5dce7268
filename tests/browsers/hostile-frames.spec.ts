import { forward, startProxy } from '../e2e/support/proxy.ts'
import { buildWithGame, gameId, often, ready } from '../e2e/support/replaced-game.ts'
import { expect, test } from './support/portal.ts'

/** Serves the portal as if its arcade had been built with a script. */
function serveWithGame(portal: string, script: string) {
  const { file, source, replaceHash } = buildWithGame(script)
  return startProxy(async ({ url = '/', headers: asked }, response) => {
    const { status, headers, isText, body } = await forward(new URL(url, portal), asked)
    const changed = Object.entries(headers).map(([name, value]) => [name, replaceHash(value)])
    response.writeHead(status, Object.fromEntries(changed) as Record<string, string>)
    response.end(url.endsWith(file) ? source : isText ? replaceHash(body.toString()) : body)
  })
}

const attacks = {
  'floods the port': `${ready} ${often(5, "for (let i = 0; i < 3000; i++) say('load')")}`,
  'reloads itself': `${ready}
    const self = new Blob([document.documentElement.outerHTML], { type: 'text/html' })
    location.replace(URL.createObjectURL(self))`,
  'fills the history': `${ready} for (let i = 0; i < 30; i++) history.pushState(i, '')`,
}

for (const [name, script] of Object.entries(attacks))
  test(`closes a frame that ${name}, and Back leaves the player`, async ({ visit, server }) => {
    const portal = await serveWithGame(server.url, script)
    const visitor = await visit('en', portal.url)
    await visitor.open(`game/${gameId}`)
    await visitor.find({ role: 'link', name: visitor.words.gamePage.play, within: 'main' }).click()
    await visitor.find({ css: '[role=alert]', text: visitor.words.player.misbehaved }).shown()
    await visitor.find({ css: 'iframe' }).gone()
    await visitor.driver.back()
    await expect.poll(visitor.address).toBe(`${portal.url}#/en/game/${gameId}`)
    await visitor.hydrated()
    await portal.stop()
  })
