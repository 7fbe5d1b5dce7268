import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../../testing/portal-story.tsx'
import { reader } from '../../testing/reader.ts'
import { newVersion } from './version.ts'
import type { Waiting, Wish } from '../outbox/outbox-entries.ts'

export default { title: 'Screens/Offline', tags: ['!autodocs'] } satisfies Meta

/** The reader was here with a connection, and has wished for something without one. */
const wished = (...wishes: Wish[]) => ({
  'saha.account': { id: reader.id, email: reader.email, favorites: [] },
  'saha.outbox': wishes.map((wish, index): Waiting => ({ id: `wish-${index}`, userId: reader.id, wish })),
})
const heart: Wish = { kind: 'favorite', gameId: 'zellige', wanted: true }
const stars: Wish = { kind: 'rating', gameId: 'zellige', stars: 5 }
const score: Wish = { kind: 'score', gameId: 'dune-rally', score: 1240, userName: 'amal' }

/** The screen stands, and so does what is said above it. */
const standing = (notice: string, screen = 'main h1') => `div:has(${screen}):has([data-slot=${notice}])`

/** The browser knows of no connection. */
export const NoConnection = portalStory({
  path: 'about-us',
  offline: true,
  until: standing('connection-notice'),
})

/** What was wished for meanwhile is named. */
export const Waits = portalStory({
  path: 'favorites',
  offline: true,
  stored: wished(heart, stars, score),
  until: standing('connection-notice', 'main article button[aria-pressed=true]'),
})

/** The stars that were given, beside them that they wait; and a board that cannot be had. */
export const WaitingRating = portalStory({
  path: 'game/zellige',
  offline: true,
  stored: wished(heart, stars),
  until: standing('connection-notice', 'main article button[aria-pressed]'),
})

/** The connection is back, and what waited has gone out. */
export const Went = portalStory({
  path: 'about-us',
  signedIn: true,
  stored: wished(heart, stars),
  until: 'div:has(main h1):has([data-slot=outcome-notice] li + li)',
})

/** The session ended meanwhile: what was wished for is sent once its owner is back, and shown to nobody else. */
export const SessionEnded = portalStory({
  path: 'about-us',
  stored: wished(heart, stars),
  until: standing('session-ended-notice'),
})

/** The backend has understood, and refuses. */
export const Refused = portalStory({
  path: 'about-us',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '403'),
  stored: wished(heart),
  until: standing('outcome-notice'),
})

/** There is a connection, but the server has too much to do: it goes on waiting. */
export const StillWaits = portalStory({
  path: 'about-us',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '429'),
  stored: wished(heart),
  until: standing('connection-notice'),
})

export const SigningIn = portalStory({
  path: 'login',
  offline: true,
  until: standing('connection-notice', 'main form'),
})

export const Tool = portalStory({
  path: 'ai-studio/tts',
  offline: true,
  until: standing('connection-notice', 'main textarea'),
})

const about = portalStory({ path: 'about-us', until: standing('version-notice') })

/** A new version waits to be asked for. */
export const NewVersion: typeof about = {
  ...about,
  beforeEach: async (context) => {
    const leave = await [about.beforeEach ?? []].flat()[0]?.(context)
    newVersion.set(true)
    return async () => {
      newVersion.set(false)
      await leave?.()
    }
  },
}
