import type { EventObject } from 'xstate'
import type { OpenResource } from '../../port/index.ts'
import { openPromise } from './open-promise.ts'

/** One opening of a fake resource. */
export interface FakeHold<
  Input = unknown,
  Event extends EventObject = EventObject,
  Command extends EventObject = EventObject,
> {
  readonly input: Input
  /** `opening` until granted or denied; `left` if the machine left its state while it was opening. */
  readonly phase: 'opening' | 'left' | 'held' | 'denied' | 'closed'
  /** Number of times it was closed; at most one. */
  readonly closes: number
  readonly commands: readonly Command[]
  grant(): void
  deny(error: unknown): void
  send(fact: Event): void
}

/** A resource that the test opens, denies and sends events from. */
export interface FakeResource<
  Input = unknown,
  Event extends EventObject = EventObject,
  Command extends EventObject = EventObject,
> {
  readonly open: OpenResource<Input, Event, Command>
  readonly holds: readonly FakeHold<Input, Event, Command>[]
}

export const fakeResource = <
  Input = unknown,
  Event extends EventObject = EventObject,
  Command extends EventObject = EventObject,
>(): FakeResource<Input, Event, Command> => {
  const holds: FakeHold<Input, Event, Command>[] = []
  return {
    holds,
    open: ({ input, signal, send, receive }) => {
      const { promise, resolve, reject } = openPromise<() => void>()
      const commands: Command[] = []
      let answer: 'none' | 'granted' | 'denied' = 'none'
      let closes = 0
      receive((command) => commands.push(command))
      holds.push({
        input,
        commands,
        get closes() {
          return closes
        },
        get phase() {
          if (closes > 0) return 'closed'
          if (answer === 'none') return signal.aborted ? 'left' : 'opening'
          return answer === 'granted' ? 'held' : 'denied'
        },
        grant() {
          answer = 'granted'
          resolve(() => {
            closes += 1
          })
        },
        deny(error) {
          answer = 'denied'
          reject(error)
        },
        send,
      })
      return promise
    },
  }
}
