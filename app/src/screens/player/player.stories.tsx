import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { Backend } from '../../adapters/appwrite/testing/backend.ts'
import { score } from '../../testing/documents.ts'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'
import { withMessages } from '../../i18n/index.ts'
import { playerMessages } from '../../i18n/messages/player/index.ts'
import { SaveChoice } from './save-choice.tsx'

/** Plays a game in the full viewport and submits its score. */
export default {
  title: 'Screens/Player',
  parameters: { spec: ['§2 Player', '§4 Fullscreen', '§5 High score'] },
} satisfies Meta

const until = '[data-slot=game-frame][data-state=ready]'

export const Ready = portalStory({ path: 'play/zellige?from=category:puzzle', until })

/** A guest played, signed in, and returned. */
const pendingScore = {
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

export const ScorePending = portalStory(pendingScore)

/** Submits the pending score and waits for the result. */
const submitted = (selector: string, prepare: (backend: Backend) => void) =>
  portalStory({
    ...pendingScore,
    prepare,
    act: async (canvas) => {
      canvas.querySelector<HTMLButtonElement>('#after-game button')?.click()
      await waitFor(() => expect(canvas.querySelector(`#after-game :is(${selector})`)).toBeVisible())
    },
  })
const players = ['ليلى', 'omar.k', 'مريم-22', 'z', 'huda']
const others = (points: readonly number[]) =>
  points.map((reached, index) => score(players[index] ?? '', reached))

/** The new best score. */
export const BestScore = submitted('tr[data-state=me]', ({ documents }) => {
  documents.high_scores = others([12_000, 9_120, 4])
})

/** Below the top five: a separate row, with the player's better score above. */
export const SeventhPlace = submitted('tr[data-state=me]:last-child', ({ documents }) => {
  documents.high_scores = [
    ...others([90_000, 80_000, 70_000, 60_000, 50_000]),
    score('amal', 75_000, reader.id),
  ]
})

/** Below the hundred fetched scores, so the rank is unknown. */
export const RankUnknown = submitted('tr[data-state=other]', ({ documents }) => {
  documents.high_scores = Array.from({ length: 120 }, (_, index) => score(`p${index}`, 20_000 + index))
})

/** The score is saved, but the board failed to load. */
export const BoardFailed = submitted('output button', ({ wrong }) => {
  wrong.set('list scores ordered', '200 HTML')
  wrong.set('list scores unordered', '200 HTML')
})

/** The rate limit rejects the score, which stays pending. */
export const RateLimited = submitted('[data-tone=danger]', ({ wrong }) => wrong.set('submit score', '429'))

/** Two devices changed the save of a game. */
export const SaveConflict = portalStory({
  path: 'play/zellige',
  part: withMessages(playerMessages, () => (
    <main data-theme="dark" className="fixed inset-0 bg-night text-on-night">
      <SaveChoice
        conflict={{
          device: { changedAt: Date.parse('2026-11-26T18:40:00Z'), size: 1310 },
          account: { changedAt: Date.parse('2026-11-27T09:05:00Z'), size: 48_200 },
        }}
        onChoose={fn()}
      />
    </main>
  )),
  until: 'main ul button',
})
