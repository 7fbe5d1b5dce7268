import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { score } from '../../testing/documents.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'

export default { title: 'Screens/Player', tags: ['!autodocs'] } satisfies Meta

const until = '[data-slot=game-frame][data-state=ready]'

export const Ready = portalStory({ path: 'play/zellige?from=category:puzzle', until })

/** Somebody played, went to sign in, and has come back. */
const waiting = {
  path: 'play/zellige',
  signedIn: true,
  sessionStored: (locale: string) => ({
    'saha.intent': {
      path: `/${locale}/play/zellige`,
      action: { kind: 'score', gameId: 'zellige', score: 12_600 },
    },
  }),
  until: `main:has(${until}) #after-game button`,
}

export const ScoreWaits = portalStory(waiting)

/** The score that waits is sent, and what comes of it shows. */
const sent = (shows: string, prepare: (backend: Backend) => void) =>
  portalStory({
    ...waiting,
    prepare,
    act: async (canvas) => {
      canvas.querySelector<HTMLButtonElement>('#after-game button')?.click()
      await waitFor(() => expect(canvas.querySelector(`#after-game :is(${shows})`)).toBeVisible())
    },
  })
const players = ['ليلى', 'omar.k', 'مريم-22', 'z', 'huda']
const others = (points: readonly number[]) =>
  points.map((reached, index) => score(players[index] ?? '', reached))

/** The best so far. */
export const First = sent('tr[data-state=me]', ({ documents }) => {
  documents.high_scores = others([12_000, 9_120, 4])
})

/** Below the top five: a row of its own, and above it what the same player reached before. */
export const Seventh = sent('tr[data-state=me]:last-child', ({ documents }) => {
  documents.high_scores = [
    ...others([90_000, 80_000, 70_000, 60_000, 50_000]),
    score('amal', 75_000, reader.id),
  ]
})

/** Below the hundred that were fetched, where nobody knows the place. */
export const BeyondTheBoard = sent('tr[data-state=other]', ({ documents }) => {
  documents.high_scores = Array.from({ length: 120 }, (_, index) => score(`p${index}`, 20_000 + index))
})

/** On the board, which cannot be read just now. */
export const BoardUnread = sent('output button', ({ wrong }) => {
  wrong.set('list scores ordered', '200 HTML')
  wrong.set('list scores unordered', '200 HTML')
})

/** Too many in a short time: the score is kept. */
export const TooMany = sent('[data-tone=danger]', ({ wrong }) => wrong.set('submit score', '429'))
