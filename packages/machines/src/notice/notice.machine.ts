import { noticeSetup } from './notice.setup.ts'

/** A notice shown for a moment, such as "Copied". It needs no port. */
export const noticeMachine = noticeSetup.createMachine({
  id: 'notice',
  description: 'A notice shown for a moment',
  context: ({ input: { duration } }) => ({ duration, code: null }),
  initial: 'hidden',
  on: {
    'notice.show': {
      target: '.shown',
      actions: { type: 'keep', params: ({ event: { code } }) => ({ code }) },
    },
  },
  states: {
    hidden: { description: 'Nothing is shown' },
    shown: {
      description: 'The notice is up; showing it again starts its time anew',
      on: { 'notice.hide': { target: 'hidden', actions: 'clear' } },
      after: { duration: { target: 'hidden', actions: 'clear' } },
    },
  },
})
