import { createChatMachine, selectChatMessages, selectChatStatus } from '@saha/machines/chat'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stubGeminiFetch } from '../stub-gemini-fetch.ts'
import { table } from './table.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'en' } },
  }),
)

const { createReply } = await import('../../tools/chat.ts')
const reply = createReply(async () => null)

const machine = createChatMachine({ reply })

/** Faults after which the failed question is not sent again. */
const spoiled = Object.entries(table.chat).filter(([, end]) => end !== 'answered' && end !== 'cut off')

const setChat = () => {
  const chat = createActor(machine, { input: { model: 'flash', messages: [] } }).start()
  onTestFinished(() => void chat.stop())
  const ask = async (text: string) => {
    chat.send({ type: 'chat.send', text })
    await waitFor(chat, (snapshot) => selectChatStatus(snapshot) === 'idle')
    return selectChatMessages(chat.getSnapshot()).at(-1)
  }
  return { chat, ask }
}

it.each(spoiled)('answers a plain question after one that failed with %s', async (fault, end) => {
  const stage = await stubGeminiFetch()
  const { ask } = setChat()
  expect(await ask(`Tell me about palms #fault:${fault}`)).toMatchObject({
    ending: 'failed',
    failure: { kind: end },
  })
  expect(await ask('And about the sea?')).toMatchObject({ ending: 'whole', failure: null })
  expect(stage.sent.at(-1)?.body).not.toContain('palms')
})

it('answers a plain question after a stopped one', async () => {
  const stage = await stubGeminiFetch()
  const { chat, ask } = setChat()
  chat.send({ type: 'chat.send', text: 'Tell me about palms #fault:hang' })
  await vi.waitUntil(() => stage.sent.length > 0)
  chat.send({ type: 'reply.stop' })
  expect(await ask('And about the sea?')).toMatchObject({ ending: 'whole' })
  expect(stage.sent.at(-1)?.body).not.toContain('palms')
})
