import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Introduces the portal. */
export default {
  title: 'Screens/About',
  parameters: { spec: ['§2 Static pages'] },
} satisfies Meta

export const Text = portalStory({ path: 'about-us' })
