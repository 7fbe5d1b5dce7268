import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { SnapshotOf } from '../internal/named-types.ts'
import { loopLimit } from '../internal/loop-limit.ts'

export interface NoticeInput {
  /** Time for which the notice is shown, in milliseconds. */
  readonly duration: number
}

export interface NoticeContext extends NoticeInput {
  /** Code of the visible notice, which the view translates; null for none. */
  readonly code: string | null
}

export type NoticeEvent =
  /** Shows the notice, or restarts its time. */
  { type: 'notice.show'; code: string } | { type: 'notice.hide' }

const noticeSetup = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    input: {} as NoticeInput,
  },
  actions: {
    setCode: assign({ code: (_, { code }: { code: string }) => code }),
    clearCode: assign({ code: null }),
  },
  delays: { duration: ({ context }) => context.duration },
})

/** A short notice, such as "Copied". It needs no ports. */
export const noticeMachine = noticeSetup.createMachine({
  id: 'notice',
  ...loopLimit,
  description: 'A notice shown for a moment',
  context: ({ input: { duration } }) => ({ duration, code: null }),
  initial: 'hidden',
  on: {
    'notice.show': {
      target: '.shown',
      actions: { type: 'setCode', params: ({ event: { code } }) => ({ code }) },
    },
  },
  states: {
    hidden: { description: 'Hidden' },
    shown: {
      description: 'Shown; showing it again restarts its time',
      on: { 'notice.hide': { target: 'hidden', actions: 'clearCode' } },
      after: { duration: { target: 'hidden', actions: 'clearCode' } },
    },
  },
})

type Logic = typeof noticeMachine

export interface NoticeMachine extends Logic {}

/** A running notice machine. */
export interface NoticeActor extends ActorRefFrom<Logic> {}

export interface NoticeSnapshot extends SnapshotOf<Logic> {}

/** Code of the visible notice; null for none. */
export const selectNotice = ({ context }: NoticeSnapshot): string | null => context.code
