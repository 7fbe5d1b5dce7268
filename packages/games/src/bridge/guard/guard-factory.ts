import { createMessageGuard } from './message-guard.ts'
import type { GuardCommand, GuardReport } from './message-guard.ts'

/** A gate as the portal's page reaches it. */
interface GuardConnection {
  send: (command: GuardCommand) => void
  close: () => void
}

/** Opens a gate for a game that gives at most so many points. */
export type GuardFactory = (maxScore: number, report: (report: GuardReport) => void) => GuardConnection

/** The gate in the portal's own thread: for browsers without workers, and for tests. */
export const inlineGuardFactory: GuardFactory = (maxScore, report) => {
  const guard = createMessageGuard({ maxScore, report })
  return { send: guard.execute, close: guard.close }
}

/** What of a worker is needed to reach the gate in it. */
type GuardWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const pingInterval = 200
/** A gate that does not answer for a second is busy with a message that no honest page sends. */
const maxUnanswered = 5

/**
 * The gate in a worker that runs `gate.worker.ts`. It is asked all the time whether it is well: one that is kept busy
 * is the frame's doing. One that cannot be loaded is replaced by a gate in this thread.
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
      // This thread was held up, or the tab asleep: the answer may wait behind this timer.
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
