import { findGameSave, loadGameSave } from '../../adapters/appwrite/documents/game-saves.ts'
import { connection } from '../../adapters/network/connection.ts'
import { saves } from '../../adapters/storage/game-saves.ts'
import { unsentSaves } from '../../adapters/storage/unsent-saves.ts'
import { sendSave } from './send-saves.ts'
import { isKnown, readSync, writeSync } from './sync-state.ts'

/* Saves of imported games: those of a user are in this browser and in the account. */

/** A game starts with the save of this device if the account does not answer in time, in ms. */
const timeoutMs = 4000
/** Time that changes wait for further ones before they are sent, in ms. */
const delayMs = 15_000

/** One of two saves. */
export interface SaveVersion {
  /** In ms since 1970; 0 if unknown. */
  readonly changedAt: number
  /** In UTF-16 units, which are bytes for ASCII text. */
  readonly size: number
}

/** Two saves that continue the same one. */
export interface SaveConflict {
  readonly gameId: string
  readonly userId: string
  readonly device: SaveVersion
  readonly account: SaveVersion & { readonly data: string; readonly writeId: string }
}

interface OpenedSave {
  data: string | null
  /** To be decided before the game opens. */
  conflict: SaveConflict | null
}

/** Returns the save to play with, the latest of this device and the account, or a conflict to be decided. */
async function openAccountSave(gameId: string, userId: string, data: string | null): Promise<OpenedSave> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [head, sync] = [await findGameSave({ userId, gameId }, signal), await readSync(gameId, userId)]
  if (!head || isKnown(head.writeId, sync)) return { data, conflict: null }
  const { recordId, writeId, size } = head
  const stored = await loadGameSave({ userId, recordId }, signal)
  const changedAt = Date.parse(head.savedAt) || 0
  if (data === null || data === stored || sync.isSent) {
    await writeSync(gameId, userId, { writeId, attemptId: '', changedAt, isSent: true }, stored)
    return { data: stored, conflict: null }
  }
  return {
    data,
    conflict: {
      gameId,
      userId,
      device: { changedAt: sync.changedAt, size: data.length },
      account: { changedAt, size, data: stored, writeId },
    },
  }
}

/** Opens the save of a game; that of a guest, or without a connection, is the one of this device. */
export async function openSave(gameId: string, userId: string | null): Promise<OpenedSave> {
  const { data } = await saves.get(gameId, userId)
  if (userId === null || connection.offline()) return { data, conflict: null }
  try {
    return await openAccountSave(gameId, userId, data)
  } catch {
    return { data, conflict: null }
  }
}

/** Keeps one of two saves. */
export async function resolveConflict(conflict: SaveConflict, keeps: 'device' | 'account'): Promise<void> {
  const { gameId, userId, device, account } = conflict
  const state = { writeId: account.writeId, attemptId: '' }
  if (keeps === 'account') {
    const { changedAt, data } = account
    await writeSync(gameId, userId, { ...state, changedAt, isSent: true }, data)
    return
  }
  await writeSync(gameId, userId, { ...state, changedAt: device.changedAt, isSent: false })
  unsentSaves.mark(true)
  void sendSave(gameId, userId)
}

/** Changes that wait, by game and user. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>()

function schedule(gameId: string, userId: string): void {
  const key = `${gameId} ${userId}`
  if (waiting.has(key)) return
  const send = () => {
    waiting.delete(key)
    void sendSave(gameId, userId)
  }
  waiting.set(key, { send, timer: setTimeout(send, delayMs) })
}

/** Stores a changed save in this browser, and soon in the account. */
export async function storeSave(gameId: string, userId: string | null, data: string): Promise<void> {
  if (userId === null) {
    await saves.set(gameId, null, { data })
    return
  }
  unsentSaves.mark(true)
  const sync = await readSync(gameId, userId)
  await writeSync(gameId, userId, { ...sync, changedAt: Date.now(), isSent: false }, data)
  schedule(gameId, userId)
}

/** Sends waiting changes now, because the game or the page is left. */
export function flushSaves(): void {
  for (const { timer, send } of waiting.values()) {
    clearTimeout(timer)
    send()
  }
}
