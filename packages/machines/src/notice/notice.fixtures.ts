import type { MachineFixtures } from '../testing/fixtures.ts'
import type { NoticeEvent, NoticeInput } from './notice.machine.ts'

/** Inputs and events of the notice machine. */
export const noticeFixtures = {
  inputs: [{ duration: 2000 }, { duration: 2500 }],
  events: {
    'notice.show': [{ code: 'copied' }, { code: 'copy-failed' }],
    'notice.hide': [{}],
  },
  ports: {},
  isHome: (snapshot) => snapshot.matches('hidden'),
} satisfies MachineFixtures<NoticeEvent, object, NoticeInput>
