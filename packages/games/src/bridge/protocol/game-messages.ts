import {
  channels,
  maxErrorLength,
  maxPictureBytes,
  maxSaveLength,
  maxStorageLength,
  recordedRun,
} from './protocol.ts'
import { createReader, flag, fraction, nullable, oneOf, png, record, score, text } from './schema.ts'
import type { InferMessage } from './schema.ts'

/** Messages of the game. Only the portal reads them, so games do not include this module. */

/** First message over a port. `page` identifies one load of the game's page. */
export const readHello = createReader({ hello: { page: text(64), game: text(64) } })

/** Messages of the game over the port, after hello. */
export const readGameMessage = createReader({
  loading: { progress: fraction },
  ready: {},
  gameplay: { on: flag },
  score: { value: score, final: flag },
  audio: { enabled: flag },
  channels,
  save: { data: text(maxSaveLength) },
  storage: { data: text(maxStorageLength) },
  fullscreen: { on: flag },
  run: recordedRun,
  runEnded: { reason: oneOf('over', 'restart', 'too-long'), run: nullable(record(recordedRun)) },
  load: {},
  picture: { png: png(maxPictureBytes) },
  error: { message: text(maxErrorLength), fatal: flag },
})

export type Hello = InferMessage<typeof readHello>
export type GameMessage = InferMessage<typeof readGameMessage>
/** Messages of imported games only. */
export type HostedMessage = Extract<GameMessage, { type: 'storage' | 'fullscreen' }>
