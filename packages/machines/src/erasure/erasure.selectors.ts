import type { SnapshotFrom } from 'xstate'
import type { erasureMachine } from './erasure.machine.ts'
import type { StoredRecord } from './erasure.types.ts'

type ErasureSnapshot = SnapshotFrom<typeof erasureMachine>

/** `waiting`: the backend's rate limit is reached; deletion continues after a minute. */
export type ErasureStatus = 'idle' | 'working' | 'waiting' | 'finished' | 'stopped' | 'failed'

export const selectErasureStatus = (snapshot: ErasureSnapshot): ErasureStatus => {
  if (snapshot.matches({ working: 'waiting' })) return 'waiting'
  return typeof snapshot.value === 'string' ? snapshot.value : 'working'
}

/** Progress: how many of the known records are processed. */
export const selectErasureProgress = ({ context: { remaining, removed, refused } }: ErasureSnapshot) => {
  const done = removed.length + refused.length
  return { done, total: done + remaining.length, removed: removed.length }
}

/** Records that the backend does not let their owner delete. */
export const selectRefused = ({ context }: ErasureSnapshot): readonly StoredRecord[] => context.refused

/** The step that failed. */
export const selectErasureFailure = ({ context }: ErasureSnapshot) => context.failure?.code ?? null
