import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Not found', tags: ['!autodocs'] } satisfies Meta

export const Unknown = portalStory({ path: 'no/such/place' })
