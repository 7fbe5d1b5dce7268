import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Changes language, theme, sound, motion and keyboard shortcuts. */
export default { title: 'Screens/Settings' } satisfies Meta

export const Settings = portalStory({ path: 'settings' })
