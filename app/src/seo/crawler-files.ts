/** Files that crawlers request at the site's root. */
export const crawlerFiles = ['sitemap.xml', 'robots.txt', 'ads.txt'] as const
export type CrawlerFile = (typeof crawlerFiles)[number]
