import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuardReport } from './message-guard.ts'
import { createWorkerGuardFactory } from './guard-factory.ts'

function fakeWorker() {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(message: unknown, transfer?: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  })
  const say = (data: GuardReport) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))
  return { worker, say }
}
const pings = ({ worker }: ReturnType<typeof fakeWorker>) =>
  worker.postMessage.mock.calls.filter(([message]) => (message as { type?: string }).type === 'ping').length

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function reach() {
  const fake = fakeWorker()
  const report = vi.fn<(report: GuardReport) => void>()
  const line = createWorkerGuardFactory(() => fake.worker)(500, report)
  return { ...fake, report, line }
}

describe('a gate in a worker', () => {
  it('is told the most points first, and then what to do', () => {
    const { worker, line } = reach()
    expect(worker.postMessage.mock.calls[0]).toEqual([{ maxScore: 500 }, []])
    const { port1 } = new MessageChannel()
    line.send({ type: 'open', port: port1 })
    expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'open', port: port1 }, [port1])
    port1.close()
    line.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('passes on what it reports, but for its pongs', () => {
    const { say, report } = reach()
    say({ type: 'hello', page: 'p', game: 'zellige' })
    say({ type: 'pong' })
    expect(report.mock.calls).toEqual([[{ type: 'hello', page: 'p', game: 'zellige' }]])
  })

  it('is asked again and again whether it is well', () => {
    const fake = reach()
    for (let i = 0; i < 20; i++) {
      fake.say({ type: 'pong' })
      vi.advanceTimersByTime(200)
    }
    expect(pings(fake)).toBe(21)
    expect(fake.report).not.toHaveBeenCalled()
    fake.line.close()
    vi.advanceTimersByTime(10_000)
    expect(pings(fake)).toBe(21)
  })

  it('takes a gate that does not answer for a second for flooded', () => {
    const { say, report } = reach()
    say({ type: 'pong' })
    vi.advanceTimersByTime(200 + 800)
    expect(report).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'violation', violation: 'flood' })
  })

  it('gives a gate that is still being fetched all the time it needs', () => {
    const { report } = reach()
    vi.advanceTimersByTime(60_000)
    expect(report).not.toHaveBeenCalled()
  })

  it('does not blame a gate for the time in which the portal itself slept', () => {
    const { say, report } = reach()
    say({ type: 'pong' })
    vi.advanceTimersByTime(800)
    vi.setSystemTime(Date.now() + 3_600_000)
    const wake = performance.now() + 5000
    vi.spyOn(performance, 'now').mockReturnValueOnce(wake)
    vi.advanceTimersByTime(200)
    vi.spyOn(performance, 'now').mockRestore()
    vi.advanceTimersByTime(400)
    say({ type: 'pong' })
    vi.advanceTimersByTime(200)
    expect(report).not.toHaveBeenCalled()
  })

  it('is replaced by one in this thread when it cannot be loaded', () => {
    const { worker, line, report } = reach()
    worker.dispatchEvent(new Event('error'))
    expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'replaced' })
    const port = Object.assign(new EventTarget(), { start: vi.fn(), close: vi.fn() })
    line.send({ type: 'open', port: port as unknown as MessagePort })
    port.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'hello', page: 'p', game: 'g' }, ports: [] }),
    )
    expect(report).toHaveBeenLastCalledWith({ type: 'hello', page: 'p', game: 'g' })
    line.close()
  })
})
