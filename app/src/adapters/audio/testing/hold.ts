import type { OpenResource } from '@saha/machines/port'
import { onTestFinished } from 'vitest'

interface Fact {
  readonly type: string
}

/** Opens a resource as a machine does, and closes it at the end of the test at the latest. */
export function hold<Input, Told extends Fact, Command extends Fact>(
  open: OpenResource<Input, Told, Command>,
  input: Input,
) {
  const scope = new AbortController()
  const facts: Told[] = []
  const waiting = new Set<() => void>()
  let listener: (command: Command) => void = () => {}
  const opened = open({
    input,
    signal: scope.signal,
    send: (fact) => {
      if (!scope.signal.aborted) facts.push(fact)
      for (const look of waiting) look()
    },
    receive: (receive) => (listener = receive),
  })
  const close = async () => {
    scope.abort()
    await opened.then(
      (letGo) => letGo(),
      () => {},
    )
  }
  onTestFinished(close)
  return {
    facts,
    opened,
    close,
    tell: (command: Command) => listener(command),
    /** Resolves with an event of the type, skipping the given number. */
    until: async <Type extends Told['type']>(type: Type, after = 0): Promise<Extract<Told, { type: Type }>> =>
      new Promise((resolve) => {
        const look = () => {
          const fact = facts.filter((told) => told.type === type)[after]
          if (!fact) return
          waiting.delete(look)
          resolve(fact as Extract<Told, { type: Type }>)
        }
        waiting.add(look)
        look()
      }),
  }
}
