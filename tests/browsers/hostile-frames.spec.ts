import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildWithGame, gameId, often, ready } from '../e2e/support/replaced-game.ts'
import { expect, test } from './support/portal.ts'

/** Serves the portal as if its arcade had been built with a script. */
async function startProxy(portal: string, script: string) {
  const { file, source, replaceHash } = buildWithGame(script)
  const pass = async ({ url = '/', headers: asked }: IncomingMessage, response: ServerResponse) => {
    const project = asked['x-appwrite-project']
    const answer = await fetch(new URL(url, portal), {
      headers: typeof project === 'string' ? { 'x-appwrite-project': project } : {},
    })
    const type = answer.headers.get('content-type') ?? ''
    const passed = [...answer.headers].filter(
      ([name]) => !['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name),
    )
    response.writeHead(
      answer.status,
      Object.fromEntries(passed.map(([name, value]) => [name, replaceHash(value)])),
    )
    if (url.endsWith(file)) response.end(source)
    else if (/javascript|html/.test(type)) response.end(replaceHash(await answer.text()))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const server = createServer((request, response) => {
    // A request that the visitor leaves behind may outlive the portal.
    pass(request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
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
    const portal = await startProxy(server.url, script)
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
