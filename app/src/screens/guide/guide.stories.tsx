import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Shows the guide to gaming in Asia, North America and Europe. */
export default {
  title: 'Screens/Global games guide',
  parameters: { spec: ['§2 Static pages'] },
} satisfies Meta

export const Text = portalStory({ path: 'global-games-guide' })
