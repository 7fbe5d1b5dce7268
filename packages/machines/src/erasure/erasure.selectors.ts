import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import type { erasureMachine } from './erasure.machine.ts'
import type { StoredRecord } from './erasure.types.ts'

type Logic = typeof erasureMachine

/** The machine with its ports. */
export interface ErasureMachine extends Logic {}

/** A running erasure machine. */
export interface ErasureActor extends ActorRefFrom<Logic> {}

export interface ErasureSnapshot extends SnapshotOf<Logic> {}

/** `waiting`: the backend's rate limit is reached; deletion continues after a minute. */
export type ErasureStatus = 'idle' | 'working' | 'waiting' | 'finished' | 'stopped' | 'failed'

export const selectErasureStatus = (snapshot: ErasureSnapshot): ErasureStatus => {
  if (snapshot.matches({ working: 'waiting' })) return 'waiting'
  return typeof snapshot.value === 'string' ? snapshot.value : 'working'
}

/** Counts of the known records. */
export interface ErasureProgress {
  readonly done: number
  readonly total: number
  readonly removed: number
}

export const selectErasureProgress = ({ context }: ErasureSnapshot): ErasureProgress => {
  const { remaining, removed, refused } = context
  const done = removed.length + refused.length
  return { done, total: done + remaining.length, removed: removed.length }
}

/** Records that the backend does not let their owner delete. */
export const selectRefused = ({ context }: ErasureSnapshot): readonly StoredRecord[] => context.refused

/** The step that failed. */
export const selectErasureFailure = ({ context }: ErasureSnapshot) => context.failure?.code ?? null
