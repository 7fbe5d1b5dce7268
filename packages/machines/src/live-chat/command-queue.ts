import type { SessionCommand } from './live-chat.types.ts'

/** How much waits for the next session: 16 frames of 256 ms are about four seconds of speech. */
export const queueLimit = 16

/**
 * Keeps what is said while one session takes over from another. When there is too much, the oldest speech
 * is dropped, never a typed message; when all of it is typed, the newest waits in vain.
 */
export const enqueueCommand = (
  queue: readonly SessionCommand[],
  command: SessionCommand,
): readonly SessionCommand[] => {
  const all = [...queue, command]
  if (all.length <= queueLimit) return all
  // Where there is no speech, −1 stands for the newest.
  const oldest = all.findIndex(({ type }) => type !== 'text')
  return all.toSpliced(oldest, 1)
}
