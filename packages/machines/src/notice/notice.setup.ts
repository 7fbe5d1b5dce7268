import { assign, setup } from 'xstate'
import type { NoticeContext, NoticeEvent, NoticeInput } from './notice.types.ts'

/** What the chart may say: the words it uses for effects and times. */
export const noticeSetup = setup({
  types: {
    context: {} as NoticeContext,
    events: {} as NoticeEvent,
    input: {} as NoticeInput,
  },
  actions: {
    keep: assign({ code: (_, { code }: { code: string }) => code }),
    clear: assign({ code: null }),
  },
  delays: { duration: ({ context }) => context.duration },
})
