import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists every public page as links. */
export default {
  title: 'Screens/Site map',
  parameters: { spec: ['§2 Static pages'] },
} satisfies Meta

export const Default = portalStory({ path: 'sitemap' })
