import type { Mutant } from './mutants-of.ts'

/** One thing to break by hand, where no rule would: `from` occurs once in the file, and `to` takes its place. */
interface Fault {
  /** What is wrong once it is broken. */
  readonly what: string
  /** From `src`. */
  readonly file: string
  readonly from: string
  readonly to: string
}

const faults: readonly Fault[] = [
  {
    what: 'a port that throws before it promises crashes its machine',
    file: 'port/from-port.ts',
    from: 'startCall(() => port(input, call.signal)).then',
    to: 'port(input, call.signal).then',
  },
  {
    what: 'a call that was abandoned goes on in the world',
    file: 'port/from-port.ts',
    from: 'port(input, call.signal)',
    to: 'port(input, new AbortController().signal)',
  },
  {
    what: 'patience is counted on another clock',
    file: 'port/from-port.ts',
    from: "Reflect.get(self, 'clock') as Timers",
    to: 'globalThis as never as Timers',
  },
  {
    what: 'a resource that is granted late is kept',
    file: 'port/from-resource.ts',
    from: 'else if (signal.aborted) release(closeIt)',
    to: '',
  },
  {
    what: 'a resource that fails to close does so in silence',
    file: 'port/from-resource.ts',
    from: 'throw error',
    to: 'void error',
  },
  {
    what: 'a retry has no end',
    file: 'port/with-retry.ts',
    from: 'tried + 1',
    to: 'tried',
  },
]

/** The faults of this list in one source. */
export const byHand = (file: string, source: string): readonly Mutant[] =>
  faults
    .filter((fault) => fault.file === file)
    .map(({ what, from, to }) => {
      const start = source.indexOf(from)
      if (start < 0 || source.includes(from, start + 1))
        throw new Error(`${file} must hold this once, so that the fault has its place:\n${from}`)
      return { start, end: start + from.length, text: to, what }
    })
