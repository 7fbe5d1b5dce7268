/** The words that the portal and a game exchange. No side effects at import; the portal uses `connectGame`. */
export { connectGame } from './connect-game.ts'
export type { GameConnection, GameConnectionOptions } from './connect-game.ts'
export { connectPortal } from './connect-portal.ts'
export type { PortalConnection, PortalConnectionOptions } from './connect-portal.ts'
export type { DropReason, Misbehaviour } from './gate.ts'
export { maxLevel, maxSave } from './protocol.ts'
export type { Direction, Locale, Welcome } from './protocol.ts'
