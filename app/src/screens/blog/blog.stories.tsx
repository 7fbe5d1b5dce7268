import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Blog', tags: ['!autodocs'] } satisfies Meta

export const Articles = portalStory({ path: 'blog' })

export const Empty = portalStory({
  path: 'blog',
  catalogueOverrides: { articles: () => [] },
  until: 'main [data-slot=empty-state]',
})
