import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Shows the terms of service. */
export default {
  title: 'Screens/Terms',
  parameters: { spec: ['§2 Static pages'] },
} satisfies Meta

export const Text = portalStory({ path: 'terms-of-service' })
