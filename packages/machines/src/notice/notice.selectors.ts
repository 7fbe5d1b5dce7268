import type { SnapshotFrom } from 'xstate'
import type { noticeMachine } from './notice.machine.ts'

/** The code of the notice that is up; null when none is. */
export const selectNotice = ({ context }: SnapshotFrom<typeof noticeMachine>): string | null => context.code
