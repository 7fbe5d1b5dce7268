import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Global games guide', tags: ['!autodocs'] } satisfies Meta

export const Text = portalStory({ path: 'global-games-guide' })
