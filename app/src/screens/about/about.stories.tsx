import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/About', tags: ['!autodocs'] } satisfies Meta

export const Text = portalStory({ path: 'about-us' })
