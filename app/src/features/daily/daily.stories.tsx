import type { Meta } from '@storybook/react-vite'
import { toDay } from '../../catalogue/daily/daily-game.ts'
import { score } from '../../testing/documents.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'
import { Daily } from './daily.tsx'

/** The card of the daily game on the home page: the time left, the streak, and yesterday's place. */
export default { title: 'Screens/Home/Daily game', parameters: { spec: ['§2 Home'] } } satisfies Meta

const now = '2026-11-27T20:30:00Z'
const today = toDay(Date.parse(now))
const yesterday = 'daily-20261126-oasis-quest'

const Part = () => (
  <main className="page-width py-4">
    <Daily />
  </main>
)
const card = { path: '', part: Part, now, until: 'main h2' }

/** Days of a user, or of guests under an empty id, in a row until yesterday. */
const daysBefore = (userId: string, count: number) => ({
  'saha.daily': { [userId]: Array.from({ length: count }, (_, index) => today - 1 - index) },
})

export const SignedOut = portalStory(card)

export const Played = portalStory({ ...card, stored: { 'saha.daily': { '': [today] } } })

/** The streak continues, but today's game has not been played yet. */
export const Streak = portalStory({ ...card, signedIn: true, stored: daysBefore(reader.id, 11) })

/** The user's place in the game of yesterday. */
export const YesterdaysPlace = portalStory({
  ...card,
  signedIn: true,
  stored: daysBefore(reader.id, 2),
  prepare: (backend) => {
    const scores = [score('Nour', 9400), score('Amal', 8200, reader.id), score('يوسف', 7310)]
    backend.documents.high_scores = scores.map((document) => ({ ...document, game_id: yesterday }))
  },
  until: 'main p > span:nth-child(2)',
})

/** The streak of a guest with the last minute of the day. */
export const LastMinute = portalStory({
  ...card,
  now: '2026-11-27T23:59:30Z',
  stored: daysBefore('', 1),
})
