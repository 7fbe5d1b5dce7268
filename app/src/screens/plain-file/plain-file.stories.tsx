import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Plain files', tags: ['!autodocs'] } satisfies Meta

export const Sitemap = portalStory({ path: 'sitemap.xml' })
export const Robots = portalStory({ path: 'robots.txt' })
export const Ads = portalStory({ path: 'ads.txt' })
