/** A file of a game; the path is relative to the game's folder and has forward slashes. */
export interface GameFile {
  path: string
  bytes: Uint8Array
}

/** Reports progress as the done and the expected amount, in any unit. */
export type OnProgress = (done: number, total: number) => void

export interface ReadOptions {
  signal: AbortSignal
  onProgress: OnProgress
}
