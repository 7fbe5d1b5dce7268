import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** The user's best scores, favorites and recently played games. */
export default {
  title: 'Screens/Profile',
  parameters: { spec: ['§6 Signed-in user'] },
} satisfies Meta

const score = (id: string, gameId: string, points: number, owner: string) => ({
  $id: id,
  $createdAt: `2026-11-2${id}T10:00:00.000+00:00`,
  $permissions: [`delete("user:${owner}")`],
  game_id: gameId,
  user_id: reader.id,
  user_name: 'amal',
  score: points,
})

/** The best score of each game; scores that others wrote in the user's name are left out. */
export const SignedIn = portalStory({
  path: 'profile',
  signedIn: true,
  stored: { 'saha.played': ['zellige', 'dune-rally'] },
  prepare: ({ documents }) => {
    documents.high_scores = [
      score('1', 'zellige', 4210, reader.id),
      score('2', 'zellige', 3900, reader.id),
      score('3', 'dune-rally', 12_650, reader.id),
      score('4', 'dune-rally', 99_999, 'mallory'),
    ]
    documents.favorites = [
      { $id: 'f', $permissions: [`delete("user:${reader.id}")`], game_id: 'oasis-quest', user_id: reader.id },
    ]
  },
  until: 'main tbody:not([aria-hidden]) tr',
})

export const NothingYet = portalStory({
  path: 'profile',
  signedIn: true,
  until: 'main [data-slot=empty-state]',
})

export const Guest = portalStory({ path: 'profile', until: 'main [data-slot=empty-state]' })

export const ScoresFailed = portalStory({
  path: 'profile',
  signedIn: true,
  prepare: ({ wrong }) => {
    wrong.set('list own scores', '200 HTML')
  },
  until: 'main [data-slot=error-state]',
})
