import type { Plugin } from 'vite'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteUrl } from '../config/site-url.ts'
import { crawlerText } from '../seo/files.ts'
import { crawlerFiles } from '../seo/names.ts'

/**
 * Writes what programs look for at the root of a site, where no hash leads them.
 *
 * @param configured the portal's public address; without it addresses are relative, which crawlers do not follow
 * @param studio whether the build has the AI Studio
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
