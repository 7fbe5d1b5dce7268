import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'
import { document, score } from '../../testing/documents.ts'

/** Introduces a game, and lets users play, rate, favorite, share and report it. */
export default {
  title: 'Screens/Game',
  parameters: {
    spec: [
      '§2 Game details',
      '§4 Favorite button',
      '§4 Rating widget',
      '§4 Copy link',
      '§5 Rating',
      '§6 Visitor',
    ],
  },
} satisfies Meta

const path = 'game/zellige'
export const Guest = portalStory({ path, until: 'main [data-slot=empty-state]' })

/** A favorite rated with four stars, and a second place on the board. */
export const SignedIn = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents }) => {
    documents.favorites = [document('f1')]
    documents.ratings = [document('r1', { rating: 4 })]
    documents.high_scores = [
      score('ليلى', 18_240),
      score('amal', 12_600, reader.id),
      score('omar.k', 12_600),
      score('مريم-22', 9_120),
      score('z', 4),
    ]
  },
  until: 'main:has(input:checked):has(button[aria-pressed=true]) table',
})

/** The game stays playable; each part that needs the backend shows its error. */
export const BackendFailed = portalStory({
  path,
  prepare: ({ wrong }) => {
    wrong.set('get account', '200 HTML')
    wrong.set('list scores ordered', '200 HTML')
    wrong.set('list scores unordered', '200 HTML')
  },
  until: 'main [data-slot=error-state]',
})

/** Forged scores in the user's name, and names that try to break the page. */
export const ForgedScores = portalStory({
  path,
  signedIn: true,
  prepare: ({ documents }) => {
    const forged = (name: string, points: number) => ({
      ...score(name, points, reader.id),
      $permissions: ['delete("user:mallory")'],
    })
    documents.high_scores = [
      forged('<b>amal</b>', Number.MAX_SAFE_INTEGER),
      forged('\u202Elama', 90_000),
      forged('W'.repeat(128), 80_000),
      score('amal', 12_600, reader.id),
      forged('z\u0335\u0336\u0337\u0338\u0335\u0336'.repeat(8), 9_000),
    ]
  },
  until: 'main tr[data-state=me]',
})

/** The account is blocked: one banner explains it, and the board shows why it is missing. */
export const AccountBlocked = portalStory({
  path,
  signedIn: true,
  prepare: ({ blocked }) => blocked.add(reader.id),
  until:
    'body:has([data-slot=banner][data-variant=danger]) main:not(:has([data-slot=skeleton])) [data-slot=error-state]',
})

/** The report form without a selected reason shows its error. */
export const ReportIncomplete = portalStory({
  path,
  act: async (canvas) => {
    const button = canvas.querySelector('section[aria-labelledby=share] > button')
    if (!button) throw new Error('The game cannot be reported.')
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    const write = dialog.querySelector('a[href^="mailto:"][data-variant=action]')
    if (!write) throw new Error('The report goes nowhere.')
    // The dialog takes clicks once its layer is known.
    await waitFor(() => expect(write).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.click(write)
  },
})
