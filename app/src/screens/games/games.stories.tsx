import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Games', tags: ['!autodocs'] } satisfies Meta

export const All = portalStory({ path: 'games', until: 'article button[aria-pressed]' })

export const OneTag = portalStory({ path: 'games?tag=brain', until: 'article button[aria-pressed]' })
