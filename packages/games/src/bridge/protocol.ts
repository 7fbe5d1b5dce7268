import { flag, fraction, level, locale, direction, nullable, score, seed, shapes, text } from './shape.ts'
import type { MessageOf } from './shape.ts'

/** Marks a window message as ours, among whatever else a page may post. */
export const protocol = 'saha.arcade'
/** A portal and a game understand each other when this number is the same. */
export const version = 2
/** Difficulty runs from 1 (gentle) to this. */
export const maxLevel = 5
/** What a game may keep between visits, in UTF-16 code units. */
export const maxSave = 65_536
export const maxErrorText = 500

/** What the portal tells a game when they meet. */
const welcomeFields = { locale, dir: direction, muted: flag, seed, level: level(maxLevel), start: flag }

/** Posted to the game's window: the portal asks a game that is already there to say so. */
export const calls = shapes({ call: {} })
/** Posted to the game's window in answer to whatever it posts, with the port that carries everything after. */
export const welcomes = shapes({ welcome: welcomeFields })

/** The first word over a port: one `page` id for each time the game's page loads, and the game that it plays. */
export const hellos = shapes({ hello: { page: text(64), game: text(64) } })

/** What a game may say over the port after that. */
export const fromGame = shapes({
  loading: { progress: fraction },
  ready: {},
  gameplay: { on: flag },
  score: { value: score, final: flag },
  audio: { enabled: flag },
  save: { data: text(maxSave) },
  load: {},
  error: { message: text(maxErrorText), fatal: flag },
})

/** What the portal may say over the port. */
export const fromPortal = shapes({
  pause: { on: flag },
  audio: { enabled: flag },
  visibility: { visible: flag },
  loaded: { data: nullable(text(maxSave)) },
})

export type Hello = MessageOf<typeof hellos>
export type GameMessage = MessageOf<typeof fromGame>
export type PortalMessage = MessageOf<typeof fromPortal>

/**
 * Language and direction, whether sound starts off, and the run: a seed (unsigned 32 bits), a level (1 to 5), and
 * whether to `start` it at once, because the visitor has just pressed Play.
 */
export type Welcome = Omit<MessageOf<typeof welcomes>, 'type'>
export type Locale = Welcome['locale']
export type Direction = Welcome['dir']

/** Reads the envelope of a window message: null unless it is ours and of our version. */
export function openEnvelope(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null
  const { protocol: name, version: number, ...message } = data as Record<string, unknown>
  return name === protocol && number === version ? message : null
}

/** Wraps a message for the window: there it travels among strangers. */
export const envelope = <Message extends object>(message: Message) => ({ protocol, version, ...message })
