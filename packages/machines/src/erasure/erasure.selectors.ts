import type { SnapshotFrom } from 'xstate'
import type { erasureMachine } from './erasure.machine.ts'
import type { StoredRecord } from './erasure.types.ts'
import { failureCodeSelector, failureKindSelector } from '../internal/failure-selectors.ts'

type ErasureSnapshot = SnapshotFrom<typeof erasureMachine>

/** `waiting`: it goes on by itself after a minute, as the backend asks. */
export type ErasureStatus = 'idle' | 'working' | 'waiting' | 'finished' | 'stopped' | 'failed'

export const selectErasureStatus = (snapshot: ErasureSnapshot): ErasureStatus => {
  if (snapshot.matches({ working: 'waiting' })) return 'waiting'
  return typeof snapshot.value === 'string' ? snapshot.value : 'working'
}

/** How far it is: how many pieces have had their turn, of how many that are known. */
export const selectErasureProgress = ({ context: { remaining, removed, refused } }: ErasureSnapshot) => {
  const done = removed.length + refused.length
  return { done, total: done + remaining.length, removed: removed.length }
}

/** What the backend did not let its owner remove. */
export const selectRefused = ({ context }: ErasureSnapshot): readonly StoredRecord[] => context.refused

const failureOf = ({ context }: ErasureSnapshot) => context.failure

/** What broke off, and why. */
export const selectErasureFailure = failureCodeSelector(failureOf)
export const selectErasureFailureKind = failureKindSelector(failureOf)
