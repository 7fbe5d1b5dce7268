import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists the AI tools, and asks for the user’s age before one opens. */
export default {
  title: 'Screens/Studio/Overview',
  parameters: { spec: ['§2 AI Studio screens'] },
} satisfies Meta

export const Tools = portalStory({ path: 'ai-studio' })

/** A tool before the age is confirmed. */
export const AgeQuestion = portalStory({ path: 'ai-studio/chatbot', adult: false, until: '#age' })
