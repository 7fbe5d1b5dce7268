import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'
import { newVersion } from './service-worker-client.ts'
import { serializeEntries, type Mutation } from '../outbox/outbox-entries.ts'

/** Shows on any screen that the browser is offline, lists queued changes, and reports their outcome. */
export default { title: 'Screens/Offline' } satisfies Meta

/** Storage of a user who was signed in online and queued mutations offline. */
const withQueued = (...mutations: Mutation[]) => ({
  'saha.account': { id: reader.id, email: reader.email, favorites: [] },
  'saha.outbox': JSON.parse(
    serializeEntries(
      mutations.map((mutation, index) => ({ id: `entry-${index}`, userId: reader.id, mutation })),
    ),
  ) as unknown,
})
const favorite: Mutation = { kind: 'favorite', gameId: 'zellige', wanted: true }
const rating: Mutation = { kind: 'rating', gameId: 'zellige', stars: 5 }
const score: Mutation = { kind: 'score', gameId: 'dune-rally', score: 1240, userName: 'amal' }

/** Selects the page once both the screen and the notice have rendered. */
const hasNotice = (notice: string, screen = 'main h1') => `div:has(${screen}):has([data-slot=${notice}])`

/** The browser is offline. */
export const NoConnection = portalStory({
  path: 'about-us',
  offline: true,
  until: hasNotice('connection-notice'),
})

/** Offline with queued mutations, which the notice lists. */
export const Queued = portalStory({
  path: 'favorites',
  offline: true,
  stored: withQueued(favorite, rating, score),
  until: hasNotice('connection-notice', 'main article button[aria-pressed=true]'),
})

/** A queued rating with its badge, and a score table that needs a connection. */
export const QueuedRating = portalStory({
  path: 'game/zellige',
  offline: true,
  stored: withQueued(favorite, rating),
  until: hasNotice('connection-notice', 'main article button[aria-pressed]'),
})

/** Online again: the queued mutations were sent. */
export const Sent = portalStory({
  path: 'about-us',
  signedIn: true,
  stored: withQueued(favorite, rating),
  until: 'div:has(main h1):has([data-slot=outcome-notice] li + li)',
})

/** The session has ended. The entries are sent after the next sign-in; until then only their number is shown. */
export const SessionEnded = portalStory({
  path: 'about-us',
  stored: withQueued(favorite, rating),
  until: hasNotice('session-ended-notice'),
})

/** The backend rejects the mutation permanently. */
export const Rejected = portalStory({
  path: 'about-us',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '403'),
  stored: withQueued(favorite),
  until: hasNotice('outcome-notice'),
})

/** Online, but rate limited: the mutation stays queued. */
export const RateLimited = portalStory({
  path: 'about-us',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '429'),
  stored: withQueued(favorite),
  until: hasNotice('connection-notice'),
})

export const SigningIn = portalStory({
  path: 'login',
  offline: true,
  until: hasNotice('connection-notice', 'main form'),
})

export const Tool = portalStory({
  path: 'ai-studio/tts',
  offline: true,
  until: hasNotice('connection-notice', 'main textarea'),
})

const about = portalStory({ path: 'about-us', until: hasNotice('version-notice') })

/** A new version can be loaded. */
export const NewVersion: typeof about = {
  ...about,
  beforeEach: async (context) => {
    const cleanUp = await [about.beforeEach ?? []].flat()[0]?.(context)
    newVersion.set(true)
    return async () => {
      newVersion.set(false)
      await cleanUp?.()
    }
  },
}
