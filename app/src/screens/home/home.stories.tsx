import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Home', tags: ['!autodocs'] } satisfies Meta

export const Guest = portalStory({ path: '' })
