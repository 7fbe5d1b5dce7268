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

/** Marks a window message as ours, among whatever else a page may post. */
export const protocol = 'saha.arcade'
/** A portal and a game understand each other when this number is the same. */
export const version = 2
/** Difficulty runs from 1 (gentle) to this. */
export const maxLevel = 5
/** What a game may keep between visits, in UTF-16 code units. */
export const maxSaveLength = 65_536
export const maxErrorLength = 500

/** What the portal tells a game when they meet. */
const welcomeFields = { locale, dir: direction, muted: flag, seed, level: level(maxLevel), start: flag }

/** Posted to the game's window: the portal asks a game that is already there to say so. */
export const readCall = createReader({ call: {} })
/** Posted to the game's window in answer to whatever it posts, with the port that carries everything after. */
export const readWelcome = createReader({ welcome: welcomeFields })

/** The first word over a port: one `page` id for each time the game's page loads, and the game that it plays. */
export const readHello = createReader({ hello: { page: text(64), game: text(64) } })

/** What a game may say over the port after that. */
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

/** What the portal may say over the port. */
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
 * Language and direction, whether sound starts off, and the run: a seed (unsigned 32 bits), a level (1 to 5), and
 * whether to `start` it at once, because the visitor has just pressed Play.
 */
export type Welcome = Omit<InferMessage<typeof readWelcome>, 'type'>
export type Locale = Welcome['locale']
export type Direction = Welcome['dir']

/** Reads the envelope of a window message: null unless it is ours and of our version. */
export function openEnvelope(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null
  const { protocol: name, version: number, ...message } = data as Record<string, unknown>
  return name === protocol && number === version ? message : null
}

/** Wraps a message for the window: there it travels among strangers. */
export const createEnvelope = <Message extends object>(message: Message) => ({
  protocol,
  version,
  ...message,
})
