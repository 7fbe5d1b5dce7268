import {
  bytes,
  flag,
  integerUpTo,
  level,
  locale,
  direction,
  nullable,
  record,
  score,
  seed,
  createReader,
  text,
} from './schema.ts'
import type { InferMessage } from './schema.ts'

/** Marks a window message as part of this protocol. */
export const protocol = 'saha.arcade'
/** Portal and game must have the same version. */
export const version = 3
/** Difficulty ranges from 1 (gentle) to this. */
export const maxLevel = 5
/** Longest save of a game, in UTF-16 code units: room for an album of 60 drawings of 4,000 units each. */
export const maxSaveLength = 262_144
/** Longest web storage of an imported game as a text, in UTF-16 code units: 3 MB of Latin letters. */
export const maxStorageLength = 3 * 1024 * 1024
/** Longest log of a run, in UTF-16 code units. */
export const maxLogLength = 65_536
/** Longest recorded run in steps: 30 minutes. */
export const maxRecordedSteps = 30 * 60 * 60
/** Largest list of moves: each step a pair of numbers of at most three bytes. */
export const maxMoveBytes = maxRecordedSteps * 6
/** Largest picture, in bytes. */
export const maxPictureBytes = 2 * 1024 * 1024
export const maxErrorLength = 500

const welcomeFields = { locale, dir: direction, muted: flag, seed, level: level(maxLevel), start: flag }

/** The message `channels` of both sides. */
export const channels = { music: flag, effects: flag }

/** A run from its start to where it was left. */
export const recordedRun = {
  rulesHash: text(64),
  seed,
  steps: integerUpTo(maxRecordedSteps),
  score,
  moves: bytes(maxMoveBytes),
}

/** Posted to the game's window: asks a loaded game to announce itself. */
export const readCall = createReader({ call: {} })
/** Posted to the game's window in reply to an announcement, with the port for all further messages. */
export const readWelcome = createReader({ welcome: welcomeFields })

/** Messages of the portal over the port. */
export const readPortalMessage = createReader({
  pause: { on: flag },
  audio: { enabled: flag },
  channels,
  visibility: { visible: flag },
  fullscreen: { on: flag },
  loaded: { data: nullable(text(maxSaveLength)), run: nullable(record(recordedRun)) },
})

export type PortalMessage = InferMessage<typeof readPortalMessage>
/** Whether the player hears the music and the effects while the sound is on. */
export type Channels = Omit<Extract<PortalMessage, { type: 'channels' }>, 'type'>

/**
 * Language, direction, initial sound state and the run: `seed` (unsigned 32 bits), `level` (1 to 5), and whether to
 * `start` at once because the user just pressed Play.
 */
export type Welcome = Omit<InferMessage<typeof readWelcome>, 'type'>
/** A run as the game recorded it; `moves` are pairs of a repeat count and a code, as varints. */
export type RecordedRun = NonNullable<SavedGame['run']>
/** Stored for a game: its progress as a text, and a run to continue. */
export type SavedGame = Omit<Extract<PortalMessage, { type: 'loaded' }>, 'type'>
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
