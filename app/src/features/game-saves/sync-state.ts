import { saves } from '../../adapters/storage/game-saves.ts'
import { isIntegerBetween } from '../../platform/guards.ts'

/** Relation of a save in this browser to the one in the user's account. */
interface SyncState {
  /** Version in the account that this save continues; empty without one. */
  readonly writeId: string
  /** Later version that was sent, whose response may be lost. */
  readonly attemptId: string
  /** Time of the last change on this device in ms since 1970; 0 if unknown. */
  readonly changedAt: number
  /** Whether the account has this save. */
  readonly isSent: boolean
}

/** State of a save from before the account had any. */
const initial: SyncState = { writeId: '', attemptId: '', changedAt: 0, isSent: false }

function parse(text: string | null): SyncState {
  try {
    const { writeId, attemptId, changedAt, isSent } = Object(JSON.parse(text ?? '{}')) as Record<
      string,
      unknown
    >
    return isIntegerBetween(changedAt, 0, Number.MAX_SAFE_INTEGER) &&
      typeof writeId === 'string' &&
      typeof attemptId === 'string'
      ? { writeId, attemptId, changedAt, isSent: isSent === true }
      : initial
  } catch {
    return initial
  }
}

/** Returns whether a version in the account is the one that this save continues, or came from this device. */
export const isKnown = (version: string, { writeId, attemptId }: SyncState): boolean =>
  version === writeId || version === attemptId

export const readSync = async (gameId: string, userId: string): Promise<SyncState> =>
  parse(await saves.getSync(gameId, userId))

/** Stores the state, and the save if it changes with it. */
export const writeSync = (gameId: string, userId: string, state: SyncState, data?: string): Promise<void> =>
  saves.set(gameId, userId, { sync: JSON.stringify(state), ...(data === undefined ? {} : { data }) })

/** Lists the games whose saves the user's account does not have. */
export async function listUnsent(isUser: (userId: string) => boolean): Promise<string[]> {
  const rows = await saves.export()
  return rows
    .filter(({ kind, user, text }) => kind === 'sync' && isUser(user) && !parse(text ?? null).isSent)
    .map(({ game }) => game)
}
