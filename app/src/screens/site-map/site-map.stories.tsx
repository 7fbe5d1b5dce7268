import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Site map', tags: ['!autodocs'] } satisfies Meta

export const Default = portalStory({ path: 'sitemap' })
