import type { HtmlTagDescriptor, Plugin } from 'vite'
import { shareSize, sharePicture } from '../catalogue/posters/share-picture.ts'
import { readSiteUrl } from '../site-url.ts'
import { site } from '../site.ts'

const meta = (property: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { property, content },
  injectTo: 'head',
})

/**
 * Writes what a share card shows into the document as it is served, because whoever builds one runs no script.
 *
 * @param configured the portal's public address; without it the picture's is relative, which few cards follow
 */
export function shareCard(configured: string | undefined): Plugin {
  const siteUrl = readSiteUrl(configured) ?? './'
  return {
    name: 'saha:share-card',
    transformIndexHtml: () => [
      meta('og:image', `${siteUrl}${sharePicture(site.sharePoster)}`),
      meta('og:image:type', 'image/png'),
      meta('og:image:width', String(shareSize.width)),
      meta('og:image:height', String(shareSize.height)),
      meta('og:image:alt', `${site.name.en} · ${site.name.ar}`),
      { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' }, injectTo: 'head' },
    ],
  }
}
