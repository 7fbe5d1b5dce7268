import { createGate } from './gate.ts'
import type { GateCommand, GateReport } from './gate.ts'

/** A gate as the portal's page reaches it. */
interface GateLine {
  send: (command: GateCommand) => void
  close: () => void
}

/** Opens a gate for a game that gives at most so many points. */
export type ReachGate = (maxScore: number, report: (report: GateReport) => void) => GateLine

/** The gate in the portal's own thread: for browsers without workers, and for tests. */
export const gateHere: ReachGate = (maxScore, report) => {
  const gate = createGate({ maxScore, report })
  return { send: gate.obey, close: gate.close }
}

/** What of a worker is needed to reach the gate in it. */
type GateWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>

const pingEvery = 200
/** A gate that does not answer for a second is busy with a message that no honest page sends. */
const mostUnanswered = 5

/**
 * The gate in a worker that runs `gate.worker.ts`. It is asked all the time whether it is well: one that is kept busy
 * is the frame's doing. One that cannot be loaded is replaced by a gate in this thread.
 */
export const gateIn =
  (open: () => GateWorker): ReachGate =>
  (maxScore, report) => {
    const worker = open()
    let replacement: GateLine | null = null
    let alive = false
    let answered = false
    let unanswered = 0
    let before = performance.now()

    const send = (command: GateCommand) =>
      worker.postMessage(command, command.type === 'open' ? [command.port] : [])
    const ping = () => {
      answered = false
      unanswered = 0
      send({ type: 'ping' })
    }
    const watch = () => {
      const now = performance.now()
      // This thread was held up, or the tab asleep: the answer may wait behind this timer.
      const late = now - before > 2 * pingEvery
      before = now
      if (!alive) return
      if (answered) ping()
      else if (late) unanswered = 0
      else if (++unanswered === mostUnanswered) report({ type: 'misbehaved', as: 'flood' })
    }
    const timer = setInterval(watch, pingEvery)
    const close = () => {
      clearInterval(timer)
      worker.terminate()
      replacement?.close()
    }

    worker.addEventListener('message', ({ data }: MessageEvent<GateReport>) => {
      alive = true
      if (data.type === 'pong') answered = true
      else report(data)
    })
    worker.addEventListener('error', () => {
      if (alive) return
      close()
      replacement = gateHere(maxScore, report)
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
