import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Gives an email address and the social profiles. */
export default {
  title: 'Screens/Contact',
  parameters: { spec: ['§2 Static pages'] },
} satisfies Meta

export const Default = portalStory({ path: 'contact' })
