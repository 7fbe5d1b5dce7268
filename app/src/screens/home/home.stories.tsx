import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Shows what to play now: a featured game, the categories, and shelves of games and articles. */
export default {
  title: 'Screens/Home',
  parameters: { spec: ['§2 Home', '§9 Business constants and limits'] },
} satisfies Meta

export const Guest = portalStory({ path: '' })
