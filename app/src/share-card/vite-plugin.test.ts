import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { shareCard } from './vite-plugin.ts'

/** What the least document that there can be becomes. */
async function documentWith(siteUrl: string | undefined): Promise<string> {
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [shareCard(siteUrl)],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const document = await vite.transformIndexHtml('/', '<!doctype html><html><head></head></html>')
  await vite.close()
  return document
}

describe('shareCard', () => {
  it('names the picture by its full address where the portal has one', async () => {
    const document = await documentWith('https://example.com/saha')
    expect(document).toContain(
      '<meta property="og:image" content="https://example.com/saha/posters/share.png">',
    )
    expect(document).toContain('<meta property="og:image:width" content="1200">')
    expect(document).toContain('<meta property="og:image:height" content="630">')
    expect(document).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it('names it beside the document where nobody said what the address is', async () => {
    expect(await documentWith(undefined)).toContain(
      '<meta property="og:image" content="./posters/share.png">',
    )
  })

  it('stops the build where the address is none', () => {
    expect(() => shareCard('games.example.com')).toThrow(/VITE_SITE_URL/)
  })
})
