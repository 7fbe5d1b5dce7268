import { selectErasureProgress, selectErasureStatus, selectRefused } from '../../erasure/index.ts'
import type {
  ErasureActor,
  ErasureEmitted,
  ErasureEvent,
  ErasureInput,
  ErasureMachine,
  ErasureSnapshot,
} from '../../erasure/index.ts'
import { createMachineHook } from '../create-machine-hook.ts'
import type { MachineHook, Send } from '../create-machine-hook.ts'

const read = (snapshot: ErasureSnapshot) => ({
  status: selectErasureStatus(snapshot),
  /** `done` of the `total` known records are processed; `removed` of them are deleted. */
  ...selectErasureProgress(snapshot),
  /** Records that the backend does not let their owner delete. */
  refused: selectRefused(snapshot),
  failure: snapshot.context.failure,
})

const commands = (send: Send<ErasureEvent>) => ({
  start: () => send({ type: 'erasure.start' }),
  stop: () => send({ type: 'erasure.stop' }),
})

type Values = ReturnType<typeof read>
type Commands = ReturnType<typeof commands>

/** Values and functions of {@link useErasure}. */
export interface ErasureView extends Values, Commands {
  readonly actor: ErasureActor
}

/** Connects the deletion of the user's stored data. Another user restarts it. */
export const useErasure: MachineHook<
  ErasureMachine,
  ErasureActor,
  ErasureInput,
  ErasureEmitted,
  ErasureView
> = /* @__PURE__ */ createMachineHook({
  read,
  commands,
  key: ({ userId }: ErasureInput) => userId,
})
