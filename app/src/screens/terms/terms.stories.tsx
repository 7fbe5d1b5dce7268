import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Terms', tags: ['!autodocs'] } satisfies Meta

export const Text = portalStory({ path: 'terms-of-service' })
