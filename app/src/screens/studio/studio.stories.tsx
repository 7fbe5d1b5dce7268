import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Studio/Overview', tags: ['!autodocs'] } satisfies Meta

export const Tools = portalStory({ path: 'ai-studio' })

/** A tool before the age is confirmed. */
export const AgeQuestion = portalStory({ path: 'ai-studio/chatbot', adult: false, until: '#age' })
