import { createMessageGuard } from './message-guard.ts'
import type { GuardCommand, GuardReport } from './message-guard.ts'

/** Connection of the portal's page to a guard. */
interface GuardConnection {
  send: (command: GuardCommand) => void
  close: () => void
}

/** Creates a guard for a game with this highest score. */
export type GuardFactory = (maxScore: number, report: (report: GuardReport) => void) => GuardConnection

/** Creates a guard in the page's own thread, for browsers without workers and for tests. */
export const inlineGuardFactory: GuardFactory = (maxScore, report) => {
  const guard = createMessageGuard({ maxScore, report })
  return { send: guard.execute, close: guard.close }
}

type GuardWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const pingInterval = 200
/** A guard that does not answer for a second is busy with an abusive message. */
const maxUnanswered = 5

/**
 * Creates guards in a worker that runs `message-guard.worker.ts`. Pings detect a guard kept busy by the frame. A
 * worker that fails to load is replaced by an inline guard.
 */
export const createWorkerGuardFactory =
  (openWorker: () => GuardWorker): GuardFactory =>
  (maxScore, report) => {
    const worker = openWorker()
    let replacement: GuardConnection | null = null
    let alive = false
    let answered = false
    let unanswered = 0
    let before = performance.now()

    const send = (command: GuardCommand) =>
      worker.postMessage(command, command.type === 'open' ? [command.port] : [])
    const ping = () => {
      answered = false
      unanswered = 0
      send({ type: 'ping' })
    }
    const watch = () => {
      const now = performance.now()
      // This thread was blocked or the tab suspended: the answer may be queued behind this timer.
      const late = now - before > 2 * pingInterval
      before = now
      if (!alive) return
      if (answered) ping()
      else if (late) unanswered = 0
      else if (++unanswered === maxUnanswered) report({ type: 'violation', violation: 'flood' })
    }
    const timer = setInterval(watch, pingInterval)
    const close = () => {
      clearInterval(timer)
      worker.terminate()
      replacement?.close()
    }

    worker.addEventListener('message', ({ data }: MessageEvent<GuardReport>) => {
      alive = true
      if (data.type === 'pong') answered = true
      else report(data)
    })
    worker.addEventListener('error', () => {
      if (alive) return
      close()
      replacement = inlineGuardFactory(maxScore, report)
      report({ type: 'replaced' })
    })
    worker.postMessage({ maxScore }, [])
    ping()
    return {
      send(command) {
        if (replacement) replacement.send(command)
        else send(command)
      },
      close,
    }
  }
