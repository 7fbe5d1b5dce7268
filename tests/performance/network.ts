import type { CDPSession, Page } from 'playwright'

/** Collects the paths that are loaded from the network and not from a cache, in response order. */
export async function recordNetworkPaths(page: Page, session?: CDPSession): Promise<string[]> {
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
