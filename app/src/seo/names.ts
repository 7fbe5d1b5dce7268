/** What programs look for at the root of a site. */
export const crawlerFiles = ['sitemap.xml', 'robots.txt', 'ads.txt'] as const
export type CrawlerFile = (typeof crawlerFiles)[number]
