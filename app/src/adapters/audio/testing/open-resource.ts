import type { OpenResource } from '@saha/machines/port'
import { onTestFinished } from 'vitest'

interface TypedEvent {
  readonly type: string
}

/** Opens a resource as a machine does, and closes it at the end of the test at the latest. */
export function openResource<Input, Told extends TypedEvent, Command extends TypedEvent>(
  open: OpenResource<Input, Told, Command>,
  input: Input,
) {
  const scope = new AbortController()
  const events: Told[] = []
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
  onTestFinished(close)
  return {
    events,
    opened,
    close,
    sendCommand: (command: Command) => listener(command),
    /** Resolves with an event of the type, skipping the given number. */
    until: async <Type extends Told['type']>(type: Type, after = 0): Promise<Extract<Told, { type: Type }>> =>
      new Promise((resolve) => {
        const look = () => {
          const event = events.filter((event) => event.type === type)[after]
          if (!event) return
          waiting.delete(look)
          resolve(event as Extract<Told, { type: Type }>)
        }
        waiting.add(look)
        look()
      }),
  }
}
