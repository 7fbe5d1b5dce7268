import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Lists all articles, newest first. */
export default {
  title: 'Screens/Blog',
  parameters: { spec: ['§2 Blog'] },
} satisfies Meta

export const Articles = portalStory({ path: 'blog' })

export const Empty = portalStory({
  path: 'blog',
  catalogueOverrides: { articles: () => [] },
  until: 'main [data-slot=empty-state]',
})
