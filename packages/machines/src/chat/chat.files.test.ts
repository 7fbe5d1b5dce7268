import { describe, expect, it } from 'vitest'
import { emitReply, reply, start } from './chat.harness.ts'
import { selectChatMessages } from './chat.selectors.ts'
import type { ChatFile, ReplyRequest } from './chat.types.ts'

const files: readonly ChatFile[] = [{ id: '1', name: 'cat.png', type: 'image/png', size: 9 }]

const turns = (harness: ReturnType<typeof start>) => (reply(harness).input as ReplyRequest).turns

const answer = (harness: ReturnType<typeof start>) => {
  emitReply(harness, { type: 'reply.delta', text: 'A cat.' })
  emitReply(harness, { type: 'reply.done', cutOff: false })
}

describe('files of a message', () => {
  it('are part of its turn, now and later', async () => {
    const harness = start()
    await harness.send({ type: 'chat.send', text: 'What is it?', files })
    const question = { role: 'user', text: 'What is it?', files }
    expect(turns(harness)).toEqual([question])
    answer(harness)
    await harness.send({ type: 'chat.send', text: 'How old?' })
    expect(turns(harness)).toEqual([
      question,
      { role: 'model', text: 'A cat.' },
      { role: 'user', text: 'How old?' },
    ])
  })

  it('stay when it is edited or asked again', async () => {
    const harness = start()
    await harness.send({ type: 'chat.send', text: 'What is it?', files })
    answer(harness)
    await harness.send({ type: 'chat.retry' })
    expect(turns(harness)).toEqual([{ role: 'user', text: 'What is it?', files }])
    answer(harness)
    await harness.send({ type: 'chat.edit', index: 0, text: 'Who is it?' })
    expect(turns(harness)).toEqual([{ role: 'user', text: 'Who is it?', files }])
  })

  it('are left out if there are none', async () => {
    const harness = start()
    await harness.send({ type: 'chat.send', text: 'Why?', files: [] })
    expect(selectChatMessages(harness.snapshot)[0]).toEqual({ role: 'user', text: 'Why?' })
  })
})
