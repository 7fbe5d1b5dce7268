import type { EventObject } from 'xstate'
import type { OpenResource } from '../port/index.ts'

/**
 * Opens a resource as a machine does, to test an adapter.
 *
 * @param onEnd registers the function that closes it at the end of the test, such as Vitest's `onTestFinished`
 */
export function openResource<Input, Event extends EventObject, Command extends EventObject>(
  open: OpenResource<Input, Event, Command>,
  input: Input,
  onEnd: (close: () => Promise<void>) => void,
) {
  const scope = new AbortController()
  const events: Event[] = []
  const waiting = new Set<() => void>()
  let listener: (command: Command) => void = () => {}
  const opened = open({
    input,
    signal: scope.signal,
    send: (event) => {
      if (!scope.signal.aborted) events.push(event)
      for (const look of waiting) look()
    },
    receive: (receive) => (listener = receive),
  })
  const close = async () => {
    scope.abort()
    await opened.then(
      (dispose) => dispose(),
      () => {},
    )
  }
  onEnd(close)
  return {
    /** Events sent so far; none after closing. */
    events,
    opened,
    close,
    sendCommand: (command: Command) => listener(command),
    /** Resolves with an event of the type, skipping the given number. */
    until: async <Type extends Event['type']>(
      type: Type,
      after = 0,
    ): Promise<Extract<Event, { type: Type }>> =>
      new Promise((resolve) => {
        const look = () => {
          const event = events.filter((event) => event.type === type)[after]
          if (!event) return
          waiting.delete(look)
          resolve(event as Extract<Event, { type: Type }>)
        }
        waiting.add(look)
        look()
      }),
  }
}
