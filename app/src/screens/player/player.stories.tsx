import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'

export default { title: 'Screens/Player', tags: ['!autodocs'] } satisfies Meta

const until = '[data-slot=game-frame][data-state=ready]'

export const Ready = portalStory({ path: 'play/zellige?from=category:puzzle', until })

/** Somebody played, went to sign in, and has come back. */
export const ScoreWaits = portalStory({
  path: 'play/zellige',
  signedIn: true,
  kept: (locale) => ({
    'saha.intent': {
      path: `/${locale}/play/zellige`,
      action: { kind: 'score', gameId: 'zellige', score: 12_600 },
    },
  }),
  until: `main:has(${until}) #after-game button`,
})
