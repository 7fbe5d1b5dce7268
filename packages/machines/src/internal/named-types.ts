import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/** The part of a machine's snapshot for selectors. Interfaces extend it, so that editors show one name. */
export type SnapshotOf<Machine extends AnyStateMachine> = Pick<
  SnapshotFrom<Machine>,
  'can' | 'context' | 'hasTag' | 'matches' | 'status' | 'value'
>
