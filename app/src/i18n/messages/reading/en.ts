import { portal } from '../../../config/portal.ts'

export default {
  contents: 'On this page',
  changed: 'Last updated on <date></date>',
  minutes: '{minutes, plural, one {# min read} other {# min read}}',
  file: 'Machine-readable information about this site: {name}.',
  blog: {
    title: 'Blog',
    description: 'Stories about games, old and new, and about playing them well.',
    heading: 'The blog',
    lead: 'Something to read between rounds: where games come from, and how to play them better.',
    empty: 'No articles found yet. Check back soon!',
    games: 'Browse games',
  },
  article: {
    failed: 'The article could not be loaded.',
    failedHint: 'Check your connection, then try again.',
    share: 'Share this article',
    shareText: `“{title}”, on ${portal.name.en}`,
    next: 'Read next',
  },
  contact: {
    mail: 'Write to us',
    mailText: 'One address for everything: questions, problems, ideas and anything about your account.',
    networks: 'Social media',
    network: { Facebook: 'Facebook', Twitter: 'Twitter', Instagram: 'Instagram' },
  },
  siteMap: {
    title: 'Site map',
    description: `Every page of ${portal.name.en} at a glance: games, categories, articles, tools and all the rest.`,
    heading: 'Site map',
    lead: 'The whole square from above. Every page is one click away.',
    tags: 'Tags',
    places: 'Places',
    portal: portal.name.en,
    reading: 'Reading',
    machines: 'For developers',
  },
} as const
