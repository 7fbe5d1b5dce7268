import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

/** Shows one article with its date and share buttons. */
export default {
  title: 'Screens/Article',
  parameters: { spec: ['§2 Article', '§4 Copy link'] },
} satisfies Meta

const path = 'article/courtyard-games'

export const Loaded = portalStory({ path, until: 'main #share' })

/** The article's text is loading. */
export const Loading = portalStory({
  path,
  catalogueOverrides: { articleBody: () => new Promise(() => {}) },
  until: 'main:has(h1) [data-slot=skeleton]',
})

/** The article's text failed to load. */
export const Failed = portalStory({
  path,
  catalogueOverrides: { articleBody: () => Promise.reject(new TypeError('Failed to fetch')) },
  until: 'main [data-slot=error-state]',
})

export const Unknown = portalStory({ path: 'article/no-such-article' })
