import type { Plugin } from 'vite'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteUrl } from '../config/site-url.ts'
import { crawlerText } from '../seo/crawler-text.ts'
import { crawlerFiles } from '../seo/crawler-files.ts'

/**
 * Writes robots.txt, the site map and ads.txt to the site's root.
 *
 * @param configured the public URL; without it URLs are relative, which crawlers ignore
 * @param studio whether the build includes the AI Studio
 */
export function crawlers(configured: string | undefined, studio: boolean): Plugin {
  const siteUrl = readSiteUrl(configured) ?? './'
  return {
    name: 'saha:crawlers',
    generateBundle() {
      for (const fileName of crawlerFiles)
        this.emitFile({ type: 'asset', fileName, source: crawlerText(fileName, siteUrl, catalogue, studio) })
    },
  }
}
