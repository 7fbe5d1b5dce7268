import type { Fault } from './fault.ts'

export const ports: readonly Fault[] = [
  {
    what: 'a late answer settles an abandoned call',
    file: 'port/from-port.ts',
    from: '(output) => signal.aborted || resolve(output)',
    to: '(output) => resolve(output)',
  },
  {
    what: 'a late failure settles an abandoned call',
    file: 'port/from-port.ts',
    from: '(error: unknown) => signal.aborted || reject(error)',
    to: '(error: unknown) => reject(error)',
  },
  {
    what: 'a resource that is granted late is kept',
    file: 'port/from-resource.ts',
    from: 'if (signal.aborted) release(closeIt)\n      else close = closeIt',
    to: 'close = closeIt',
  },
  {
    what: 'a resource is never closed',
    file: 'port/from-resource.ts',
    from: 'if (close) release(close)',
    to: '',
  },
  {
    what: 'a retry goes on after an abort',
    file: 'port/with-retry.ts',
    from: 'signal.throwIfAborted()\n',
    to: '',
  },
  {
    what: 'every failure is tried again',
    file: 'port/with-retry.ts',
    from: '|| !again(error)',
    to: '',
  },
  {
    what: 'an aborted sleep keeps its timer',
    file: 'port/sleep.ts',
    from: 'timers.clearTimeout(id)\n        reject',
    to: 'reject',
  },
]
