import type { Meta } from '@storybook/react-vite'
import { portalStory } from '../testing/portal-story.tsx'
import { reader } from '../testing/reader.ts'
import { newVersion } from './version.ts'
import type { Waiting, Wish } from './wishes.ts'

export default { title: 'Screens/Offline', tags: ['!autodocs'] } satisfies Meta

/** The reader was here with a connection, and has wished for something without one. */
const wished = (...wishes: Wish[]) => ({
  'saha.account': { id: reader.id, email: reader.email, favorites: [] },
  'saha.outbox': wishes.map((wish, index): Waiting => ({ id: `wish-${index}`, userId: reader.id, wish })),
})
const heart: Wish = { kind: 'favorite', gameId: 'zellige', wanted: true }
const stars: Wish = { kind: 'rating', gameId: 'zellige', stars: 5 }
const score: Wish = { kind: 'score', gameId: 'dune-rally', score: 1240, userName: 'amal' }

/** The browser knows of no connection. */
export const NoConnection = portalStory({ path: '', offline: true, until: '[data-slot=connection-notice]' })

/** What was wished for meanwhile is named. */
export const Waits = portalStory({
  path: 'favorites',
  offline: true,
  stored: wished(heart, stars, score),
  until: '[data-slot=connection-notice] li',
})

/** The stars that were given, beside them that they wait; and a board that cannot be had. */
export const WaitingRating = portalStory({
  path: 'game/zellige',
  offline: true,
  stored: wished(heart, stars),
  until: '[data-slot=connection-notice] li',
})

/** The connection is back, and what waited has gone out. */
export const Went = portalStory({
  path: 'games',
  signedIn: true,
  stored: wished(heart, stars),
  until: '[data-slot=outcome-notice] li + li',
})

/** The backend has understood, and refuses. */
export const Refused = portalStory({
  path: 'games',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '403'),
  stored: wished(heart),
  until: '[data-slot=outcome-notice] li',
})

/** There is a connection, but the server has too much to do: it goes on waiting. */
export const StillWaits = portalStory({
  path: 'games',
  signedIn: true,
  prepare: ({ wrong }) => void wrong.set('add favorite', '429'),
  stored: wished(heart),
  until: '[data-slot=connection-notice] li',
})

export const SigningIn = portalStory({ path: 'login', offline: true, until: 'main form' })

export const Tool = portalStory({ path: 'ai-studio/tts', offline: true, until: 'main textarea' })

const games = portalStory({ path: 'games', until: '[data-slot=version-notice]' })

/** A new version waits to be asked for. */
export const NewVersion: typeof games = {
  ...games,
  beforeEach: async (context) => {
    const leave = await [games.beforeEach ?? []].flat()[0]?.(context)
    newVersion.set(true)
    return async () => {
      newVersion.set(false)
      await leave?.()
    }
  },
}
