import type { ChatResources, ReplyEvent } from '@saha/machines/chat'
import { describe, expect, it, vi } from 'vitest'
import { throttleToFrames } from './throttle-to-frames.ts'

type Options = Parameters<ChatResources['reply']>[0]

async function createHarness(onEvent: () => void = () => undefined) {
  const events: ReplyEvent[] = []
  let inner: Options['send'] = () => undefined
  const close = vi.fn()
  const { reply, flush } = throttleToFrames(async ({ send }) => {
    inner = send
    return close
  })
  const holding = new AbortController()
  const { signal } = holding
  const closeReply = await reply({
    input: { model: 'flash', turns: [] },
    signal,
    send: (fact: ReplyEvent) => {
      events.push(fact)
      onEvent()
    },
  } as unknown as Options)
  const end = () => {
    holding.abort()
    return closeReply()
  }
  const say = (text: string) => inner({ type: 'reply.delta', text })
  return { events, say, inner: () => inner, flush, end, close }
}

const frame = () => new Promise(requestAnimationFrame)

describe('throttleToFrames', () => {
  it('sends the chunks of a frame as one', async () => {
    const { events, say } = await createHarness()
    for (const chunk of ['Be', 'cau', 'se']) say(chunk)
    expect(events).toEqual([])
    await vi.waitFor(() => expect(events).toEqual([{ type: 'reply.delta', text: 'Because' }]))
    say('.')
    await vi.waitFor(() => expect(events[1]).toEqual({ type: 'reply.delta', text: '.' }))
  })

  it('sends everything when the reply ends', async () => {
    const { events, say, inner } = await createHarness()
    say('Be')
    inner()({ type: 'reply.done', cutOff: false })
    expect(events).toEqual([
      { type: 'reply.delta', text: 'Be' },
      { type: 'reply.done', cutOff: false },
    ])
    await frame()
    expect(events).toHaveLength(2)
  })

  it('splits a burst into chunks that fit a frame, and ends after the last', async () => {
    const { events, say, inner } = await createHarness()
    const text = 'مرحبا 😀 '.repeat(3000)
    say(text)
    inner()({ type: 'reply.done', cutOff: false })
    await vi.waitFor(() => expect(events.at(-1)?.type).toBe('reply.done'), { timeout: 5000 })
    const chunkCount = events.flatMap((fact) => (fact.type === 'reply.delta' ? [fact.text] : []))
    expect(chunkCount.join('')).toBe(text)
    // Enough chunks for the frames, but none waits for long.
    expect(chunkCount.length).toBeGreaterThan(5)
    expect(chunkCount.length).toBeLessThanOrEqual(20)
    expect(chunkCount.every((chunk) => chunk.isWellFormed())).toBe(true)
  })

  it('sends after a frame, never within it', async () => {
    let isFrame = false
    const frames = requestAnimationFrame
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) =>
      frames((now) => {
        isFrame = true
        act(now)
        isFrame = false
      }),
    )
    const heardIn: boolean[] = []
    const { events, say } = await createHarness(() => heardIn.push(isFrame))
    say('a'.repeat(400))
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(1))
    vi.restoreAllMocks()
    expect(heardIn).not.toContain(true)
  })

  it('sends everything on flush, once', async () => {
    const { events, say, flush } = await createHarness()
    const text = 'سلام '.repeat(1000)
    say(text)
    flush()
    expect(events).toEqual([{ type: 'reply.delta', text }])
    flush()
    await frame()
    await frame()
    expect(events).toHaveLength(1)
  })

  it('pauses on a slow page as long as an update took', async () => {
    const times: number[] = []
    const { say } = await createHarness(() => {
      const at = performance.now()
      times.push(at)
      while (performance.now() < at + 120);
    })
    say('a'.repeat(700))
    await vi.waitFor(() => expect(times.length).toBeGreaterThan(1), { timeout: 5000 })
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200)
  })

  it('sends nothing after it is closed', async () => {
    const { events, say, end, close } = await createHarness()
    say('Be')
    void end()
    expect(close).toHaveBeenCalledOnce()
    await frame()
    expect(events).toEqual([])
  })

  it('continues without animation frames', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    const { events, say } = await createHarness()
    say('Be')
    await vi.waitFor(() => expect(events).toEqual([{ type: 'reply.delta', text: 'Be' }]))
    vi.restoreAllMocks()
  })

  it('requests a reply after the frame that shows the question, unless aborted', async () => {
    const order: string[] = []
    const { reply } = throttleToFrames(async () => {
      order.push('asked')
      return () => undefined
    })
    const ask = (signal: AbortSignal) =>
      reply({ input: { model: 'flash', turns: [] }, signal, send: () => undefined } as unknown as Options)
    requestAnimationFrame(() => order.push('drawn'))
    await ask(new AbortController().signal)
    expect(order).toEqual(['drawn', 'asked'])
    const left = new AbortController()
    const asking = ask(left.signal)
    left.abort()
    await expect(asking).rejects.toThrow()
    expect(order).toEqual(['drawn', 'asked'])
  })
})
