import { selectNotice } from '../../notice/index.ts'
import type {
  NoticeActor,
  NoticeEvent,
  NoticeInput,
  NoticeMachine,
  NoticeSnapshot,
} from '../../notice/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: NoticeSnapshot) => ({
  /** Code of the visible notice; null for none. */
  code: selectNotice(snapshot),
})

const commands = (send: Send<NoticeEvent>) => ({
  /** Shows the notice, or restarts its time. */
  show: (code: string) => send({ type: 'notice.show', code }),
  hide: () => send({ type: 'notice.hide' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useNotice}. */
export interface NoticeView extends Values, Commands {
  readonly actor: NoticeActor
}

/** Connects a notice that is shown for a moment. */
export const useNotice: MachineHook<NoticeMachine, NoticeActor, NoticeInput, never, NoticeView> =
  /* @__PURE__ */ createMachineHook({
    read,
    commands,
  })
