/** The bridge between the portal (`connectGame`) and a game (`connectPortal`). Importing it has no side effects. */
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
export type { Direction, Locale, RecordedRun, SavedGame, Welcome } from './protocol/protocol.ts'
export { inlineGuardFactory, createWorkerGuardFactory } from './guard/guard-factory.ts'
export { watchFocus } from './frame-watch/watch-focus.ts'
export { watchHistory } from './frame-watch/watch-history.ts'
export { readLog } from './log/run-log.ts'
export type { Refusal, RunLog } from './log/run-log.ts'
