import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Category', tags: ['!autodocs'] } satisfies Meta

export const Puzzle = portalStory({ path: 'category/puzzle', until: 'article button[aria-pressed]' })
