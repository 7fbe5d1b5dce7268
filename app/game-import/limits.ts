const mebibyte = 1024 * 1024

/** Upper bounds of one game. */
export interface Limits {
  /** Bytes of all files, unpacked. */
  maxBytes: number
  maxFiles: number
  /** Unpacked bytes for each packed one. */
  maxRatio: number
  /** Files below this size may have any ratio. */
  ratioFreeBytes: number
  /** UTF-8 bytes of a path in the game. */
  maxPathBytes: number
}

export const limits: Limits = {
  maxBytes: 50 * mebibyte,
  maxFiles: 1500,
  maxRatio: 100,
  ratioFreeBytes: 64 * 1024,
  maxPathBytes: 240,
}
