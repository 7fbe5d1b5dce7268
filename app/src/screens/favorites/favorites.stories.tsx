import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'
import { document } from '../../testing/documents.ts'

/** Lists the games that the user has favorited. */
export default {
  title: 'Screens/Favorites',
  parameters: { spec: ['§2 Favorites', '§5 Favorites', '§6 Signed-in user'] },
} satisfies Meta

const path = 'favorites'

export const Guest = portalStory({ path, until: '[data-slot=empty-state]' })

export const Loading = portalStory({
  path,
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('list favorites', 'slow'),
  until: 'main [data-slot=spinner]',
})

export const Default = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents }) => {
    documents.favorites = ['zellige', 'oasis-quest', 'dune-rally'].map((game_id) =>
      document(game_id, { game_id }),
    )
  },
  until: 'article button[aria-pressed=true]',
})

export const Empty = portalStory({ path, signedIn: true, until: '[data-slot=empty-state]' })

export const Failed = portalStory({
  path,
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('list favorites', '200 HTML'),
  until: '[data-slot=error-state]',
})
