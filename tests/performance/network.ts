import type { CDPSession, Page } from 'playwright'

/** The paths that are asked of the network rather than found in a cache, in the order of their answers, from now on. */
export async function askedOfNetwork(page: Page, session?: CDPSession): Promise<string[]> {
  const watched = session ?? (await page.context().newCDPSession(page))
  const asked: string[] = []
  const remembered = new Set<string>()
  await watched.send('Network.enable')
  watched.on('Network.requestServedFromCache', ({ requestId }) => remembered.add(requestId))
  watched.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/^https?:/.test(response.url) || response.fromDiskCache || remembered.has(requestId)) return
    asked.push(new URL(response.url).pathname)
  })
  return asked
}
