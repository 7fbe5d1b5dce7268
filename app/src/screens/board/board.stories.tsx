import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

/** High scores of all games or one, of today, this week or all time, with the user's place. */
export default {
  title: 'Screens/Board',
  parameters: { spec: ['§6 Visitor'] },
} satisfies Meta

const games = ['zellige', 'lantern-leap', 'star-breaker-3']
const score = (id: string, userName: string, points: number, owner: string) => ({
  $id: id,
  $createdAt: '2026-11-20T10:00:00.000+00:00',
  $permissions: [`delete("user:${owner}")`],
  game_id: games[points % games.length],
  user_id: owner,
  user_name: userName,
  score: points,
})

const documents = [
  score('a', 'Amal', 12_600, 'u-amal'),
  score('b', 'سارة', 11_050, 'u-sara'),
  score('c', 'Nour', 9400, 'u-nour'),
  score('d', 'amal', 8200, reader.id),
  score('e', 'يوسف', 7310, 'u-yusuf'),
]

export const AllGames = portalStory({
  path: 'board',
  prepare: (backend) => {
    backend.documents.high_scores = documents
  },
  until: 'main tbody:not([aria-hidden]) tr',
})

/** The user's row and verified scores are marked, and the user's place is named above the board. */
export const SignedIn = portalStory({
  path: 'board',
  signedIn: true,
  prepare: (backend) => {
    backend.documents.high_scores = documents
    backend.documents.verified_scores = documents
      .filter(({ $id }) => $id !== 'c')
      .map(({ $id, game_id, score: points }) => ({ $id, game_id, score: points }))
  },
  until: 'main tr[data-state=me] [data-slot=verified-mark]',
})

export const EmptyToday = portalStory({
  path: 'board/zellige?period=today',
  until: 'main [data-slot=empty-state]',
})

export const BackendFailed = portalStory({
  path: 'board',
  prepare: ({ wrong }) => {
    wrong.set('list scores ordered', '200 HTML')
    wrong.set('list scores unordered', '200 HTML')
  },
  until: 'main [data-slot=error-state]',
})

/** An unknown game shows the not-found page. */
export const UnknownGame = portalStory({ path: 'board/constructor' })
