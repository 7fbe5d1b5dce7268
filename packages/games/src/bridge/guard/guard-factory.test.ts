import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuardReport } from './message-guard.ts'
import { createWorkerGuardFactory } from './guard-factory.ts'

function fakeWorker() {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(message: unknown, transfer?: unknown) => void>(),
    terminate: vi.fn<() => void>(),
  })
  const post = (data: GuardReport) => worker.dispatchEvent(Object.assign(new Event('message'), { data }))
  return { worker, post }
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

describe('createWorkerGuardFactory', () => {
  it('sends the highest score first, then commands', () => {
    const { worker, line } = reach()
    expect(worker.postMessage.mock.calls[0]).toEqual([{ maxScore: 500 }, []])
    const { port1 } = new MessageChannel()
    line.send({ type: 'open', port: port1 })
    expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'open', port: port1 }, [port1])
    port1.close()
    line.close()
    expect(worker.terminate).toHaveBeenCalledOnce()
  })

  it('forwards reports except pongs', () => {
    const { post, report } = reach()
    post({ type: 'hello', page: 'p', game: 'zellige' })
    post({ type: 'pong' })
    expect(report.mock.calls).toEqual([[{ type: 'hello', page: 'p', game: 'zellige' }]])
  })

  it('pings the guard regularly', () => {
    const fake = reach()
    for (let i = 0; i < 20; i++) {
      fake.post({ type: 'pong' })
      vi.advanceTimersByTime(200)
    }
    expect(pings(fake)).toBe(21)
    expect(fake.report).not.toHaveBeenCalled()
    fake.line.close()
    vi.advanceTimersByTime(10_000)
    expect(pings(fake)).toBe(21)
  })

  it('reports a flood when the guard does not answer for a second', () => {
    const { post, report } = reach()
    post({ type: 'pong' })
    vi.advanceTimersByTime(200 + 800)
    expect(report).not.toHaveBeenCalled()
    vi.advanceTimersByTime(200)
    expect(report).toHaveBeenCalledExactlyOnceWith({ type: 'violation', violation: 'flood' })
  })

  it('waits as long as the worker needs to load', () => {
    const { report } = reach()
    vi.advanceTimersByTime(60_000)
    expect(report).not.toHaveBeenCalled()
  })

  it('ignores time in which the portal’s own thread was blocked', () => {
    const { post, report } = reach()
    post({ type: 'pong' })
    vi.advanceTimersByTime(800)
    vi.setSystemTime(Date.now() + 3_600_000)
    const wake = performance.now() + 5000
    vi.spyOn(performance, 'now').mockReturnValueOnce(wake)
    vi.advanceTimersByTime(200)
    vi.spyOn(performance, 'now').mockRestore()
    vi.advanceTimersByTime(400)
    post({ type: 'pong' })
    vi.advanceTimersByTime(200)
    expect(report).not.toHaveBeenCalled()
  })

  it('uses an inline guard when the worker fails to load', () => {
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
