import type { MachineCases } from '../testing/cases.ts'
import type { NoticeEvent, NoticeInput } from './notice.machine.ts'

/** Everything that can happen to the notice machine. */
export const noticeCases = {
  inputs: [{ duration: 2000 }, { duration: 2500 }],
  events: {
    'notice.show': [{ code: 'copied' }, { code: 'copy-failed' }],
    'notice.hide': [{}],
  },
  ports: {},
  home: (snapshot) => snapshot.matches('hidden'),
} satisfies MachineCases<NoticeEvent, object, NoticeInput>
