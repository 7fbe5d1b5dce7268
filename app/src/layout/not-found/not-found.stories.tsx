import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Answers unknown addresses and leads back home. */
export default {
  title: 'Screens/Not found',
  parameters: { spec: ['§2 Route list', '§8 Account and backend'] },
} satisfies Meta

export const Unknown = portalStory({ path: 'no/such/place' })
