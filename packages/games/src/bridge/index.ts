/**
 * The bridge between a portal and a game: `getRuntime` for games that a portal imports, and the connection below it, of which
 * the portal has one end (`connectGame`) and a game's page the other (`connectPortal`). Importing it has no side effects.
 */
export { getRuntime } from '../hosted/runtime.ts'
export type { HostedRuntime } from '../hosted/runtime.ts'
export { connectGame } from './connection/connect-game.ts'
export type { GameConnection, GameConnectionOptions } from './connection/connect-game.ts'
export { connectPortal } from './connection/connect-portal.ts'
export type { PortalConnection, PortalConnectionOptions } from './connection/connect-portal.ts'
export type { DropReason, Violation } from './guard/message-guard.ts'
export {
  maxLevel,
  maxLogLength,
  maxPictureBytes,
  maxRecordedSteps,
  maxSaveLength,
} from './protocol/protocol.ts'
export type { Channels, Direction, Locale, RecordedRun, SavedGame, Welcome } from './protocol/protocol.ts'
export { inlineGuardFactory, createWorkerGuardFactory } from './guard/guard-factory.ts'
export { watchFocus } from './frame-watch/watch-focus.ts'
export { watchHistory } from './frame-watch/watch-history.ts'
export { readLog } from './log/run-log.ts'
export type { Refusal, RunLog } from './log/run-log.ts'
