import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Serves sitemap.xml, robots.txt and ads.txt as plain text. */
export default {
  title: 'Screens/Plain files',
  parameters: { spec: ['§2 Machine-readable screens'] },
} satisfies Meta

export const Sitemap = portalStory({ path: 'sitemap.xml' })
export const Robots = portalStory({ path: 'robots.txt' })
export const Ads = portalStory({ path: 'ads.txt' })
