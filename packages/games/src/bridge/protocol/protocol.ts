import {
  flag,
  fraction,
  level,
  locale,
  direction,
  nullable,
  score,
  seed,
  createReader,
  text,
} from './schema.ts'
import type { InferMessage } from './schema.ts'

/** Marks a window message as part of this protocol. */
export const protocol = 'saha.arcade'
/** Portal and game must have the same version. */
export const version = 2
/** Difficulty ranges from 1 (gentle) to this. */
export const maxLevel = 5
/** Longest save of a game, in UTF-16 code units. */
export const maxSaveLength = 65_536
export const maxErrorLength = 500

const welcomeFields = { locale, dir: direction, muted: flag, seed, level: level(maxLevel), start: flag }

/** Posted to the game's window: asks a loaded game to announce itself. */
export const readCall = createReader({ call: {} })
/** Posted to the game's window in reply to an announcement, with the port for all further messages. */
export const readWelcome = createReader({ welcome: welcomeFields })

/** First message over a port. `page` identifies one load of the game's page. */
export const readHello = createReader({ hello: { page: text(64), game: text(64) } })

/** Messages of the game over the port, after hello. */
export const readGameMessage = createReader({
  loading: { progress: fraction },
  ready: {},
  gameplay: { on: flag },
  score: { value: score, final: flag },
  audio: { enabled: flag },
  save: { data: text(maxSaveLength) },
  load: {},
  error: { message: text(maxErrorLength), fatal: flag },
})

/** Messages of the portal over the port. */
export const readPortalMessage = createReader({
  pause: { on: flag },
  audio: { enabled: flag },
  visibility: { visible: flag },
  loaded: { data: nullable(text(maxSaveLength)) },
})

export type Hello = InferMessage<typeof readHello>
export type GameMessage = InferMessage<typeof readGameMessage>
export type PortalMessage = InferMessage<typeof readPortalMessage>

/**
 * Language, direction, initial sound state and the run: `seed` (unsigned 32 bits), `level` (1 to 5), and whether to
 * `start` at once because the user just pressed Play.
 */
export type Welcome = Omit<InferMessage<typeof readWelcome>, 'type'>
export type Locale = Welcome['locale']
export type Direction = Welcome['dir']

/** Returns the message in a window message's envelope, or null for another protocol or version. */
export function openEnvelope(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null
  const { protocol: name, version: number, ...message } = data as Record<string, unknown>
  return name === protocol && number === version ? message : null
}

/** Wraps a message for `window.postMessage`, where other pages' messages also arrive. */
export const createEnvelope = <Message extends object>(message: Message) => ({
  protocol,
  version,
  ...message,
})
