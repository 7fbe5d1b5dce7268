import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Settings', tags: ['!autodocs'] } satisfies Meta

export const Settings = portalStory({ path: 'settings' })
