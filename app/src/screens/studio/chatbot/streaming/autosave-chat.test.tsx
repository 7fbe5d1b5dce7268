import { createChatMachine, type ChatResources } from '@saha/machines/chat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createThread, toThread, type Thread } from '../../../../adapters/library/thread.ts'
import { autosaveChat } from './autosave-chat.ts'

type Send = Parameters<ChatResources['reply']>[0]['send']

/** A chat that is autosaved to a list. */
function createHarness(renamedTo?: string) {
  let say: Send = () => undefined
  const machine = createChatMachine({
    reply: async ({ send }) => {
      say = send
      return () => undefined
    },
  })
  const chat = createActor(machine, { input: { model: 'flash', messages: [] } }).start()
  const states: Thread[] = []
  const savedIds: string[] = []
  const loaded: string[] = []
  const end = autosaveChat(
    chat,
    createThread('flash'),
    {
      keep: async (entry) => {
        states.push(toThread(entry) as Thread)
        return { ...entry, id: renamedTo ?? entry.id, revision: entry.revision + 1 }
      },
    },
    async (ids) => {
      loaded.push(...ids)
      return new Map()
    },
    ({ id }) => void savedIds.push(id),
  )
  return { chat, states, savedIds, loaded, end, say: (fact: Parameters<Send>[0]) => say(fact) }
}

const texts = (states: readonly Thread[]) =>
  states.map(({ messages }) => messages.map(({ text }) => text).join(' | '))

/** In milliseconds: a frame and the task after it. */
const frame = 20

afterEach(() => void vi.useRealTimers())

describe('autosaveChat', () => {
  it('saves messages and ends after the next frame, and streamed text once a second', async () => {
    vi.useFakeTimers()
    const { chat, states, say, end } = createHarness()
    chat.send({ type: 'chat.send', text: 'Why?' })
    // The message is rendered first.
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual([])
    await vi.advanceTimersByTimeAsync(frame)
    expect(texts(states)).toEqual(['Why? | '])
    for (const text of ['Be', 'cau']) say({ type: 'reply.delta', text })
    await vi.advanceTimersByTimeAsync(999)
    expect(states).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(texts(states).at(-1)).toBe('Why? | Becau')
    say({ type: 'reply.delta', text: 'se' })
    say({ type: 'reply.done', cutOff: false })
    await vi.advanceTimersByTimeAsync(frame)
    expect(texts(states).slice(2)).toEqual(['Why? | Because'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(states).toHaveLength(3)
    end()
  })

  it('saves received text on pagehide and when it stops', async () => {
    const { chat, states, say, end } = createHarness()
    chat.send({ type: 'chat.send', text: 'Why?' })
    await vi.waitFor(() => expect(states).toHaveLength(1))
    say({ type: 'reply.delta', text: 'Be' })
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await vi.waitFor(() => expect(texts(states).at(-1)).toBe('Why? | Be'))
    say({ type: 'reply.delta', text: 'cause' })
    end()
    await vi.waitFor(() => expect(texts(states).at(-1)).toBe('Why? | Because'))
  })

  it('continues with the id under which the thread was stored', async () => {
    const { chat, states, savedIds, say, end } = createHarness('another')
    chat.send({ type: 'chat.send', text: 'Why?' })
    await vi.waitFor(() => expect(savedIds).toEqual(['another']))
    say({ type: 'reply.failed', kind: 'network' })
    await vi.waitFor(() => expect(states).toHaveLength(2))
    expect(states[1]).toMatchObject({ id: 'another', revision: 1 })
    end()
  })

  it('does not save an empty chat', async () => {
    const { chat, states, end } = createHarness()
    chat.send({ type: 'chat.clear' })
    end()
    await Promise.resolve()
    expect(states).toEqual([])
  })

  it('stores the content of each file once', async () => {
    vi.useFakeTimers()
    const { chat, states, loaded, say, end } = createHarness()
    const file = { id: 'cat', name: 'cat.png', type: 'image/png', size: 9 }
    chat.send({ type: 'chat.send', text: 'What is it?', files: [file] })
    await vi.advanceTimersByTimeAsync(1500)
    say({ type: 'reply.delta', text: 'A cat' })
    await vi.advanceTimersByTimeAsync(1500)
    end()
    expect(states.length).toBeGreaterThan(1)
    expect(states.at(-1)?.files).toEqual([{ id: 'cat', type: 'image/png', size: 9 }])
    expect(loaded).toEqual(['cat'])
  })
})
