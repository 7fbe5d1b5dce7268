import type { SessionCommand } from '../live-chat.types.ts'

/** Maximum number of queued commands: 16 frames of 256 ms are about four seconds of speech. */
export const queueLimit = 16

/**
 * Queues a command for the next session. A full queue drops its oldest speech, never typed text; if all entries are
 * text, the new command is dropped.
 */
export const enqueueCommand = (
  queue: readonly SessionCommand[],
  command: SessionCommand,
): readonly SessionCommand[] => {
  const all = [...queue, command]
  if (all.length <= queueLimit) return all
  // Without speech the index is −1: the new command.
  const oldest = all.findIndex(({ type }) => type !== 'text')
  return all.toSpliced(oldest, 1)
}
