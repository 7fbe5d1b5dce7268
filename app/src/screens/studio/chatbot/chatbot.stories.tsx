import type { ChatMessage } from '@saha/machines/chat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { deleteDB } from 'idb'
import { userEvent } from 'storybook/test'
import type { Entry } from '../../../adapters/library/entry.ts'
import { LibraryStore } from '../../../adapters/library/library-store.ts'
import { createThread, fromThread } from '../../../adapters/library/thread.ts'
import { clickElement, findElement } from '../../../testing/find-element.ts'
import { refuses, streams, type GeminiStub } from '../../../testing/gemini.ts'
import { portalStory } from '../../../testing/portal-story.tsx'
import { answers, article, questions } from './testing/chat-fixtures.ts'

/** Chats with a model of choice and stores the conversations. */
export default {
  title: 'Screens/Studio/Chatbot',
  parameters: { spec: ['§2 Chatbot', '§7 Chatbot', '§8 AI Studio'] },
} satisfies Meta

const path = 'ai-studio/chatbot'
const field = 'main [data-slot=prompt-input] textarea'
const whole = '[data-slot=chat-message][data-from=model][data-state=complete]'

/** Stored chats of one question and answer each, oldest first. */
type Earlier = readonly (readonly [question: string, answer: string])[]

const messagesOf = ([question, answer]: Earlier[number]): ChatMessage[] => [
  { role: 'user', text: question },
  { role: 'model', text: answer, ending: 'whole', failure: null },
]

const store: (this: LibraryStore, entry: Entry) => Promise<Entry> = Reflect.get(
  LibraryStore.prototype,
  'keep',
)
const writes = new Map<LibraryStore, Promise<unknown>>()
const retired = new WeakSet<LibraryStore>()
// A chat that outlives its story must not be stored among those of the next story.
LibraryStore.prototype.keep = function keepInItsStory(entry) {
  if (retired.has(this)) return Promise.resolve(entry)
  const write = store.call(this, entry)
  writes.set(this, write)
  return write
}

async function keep(earlier: Earlier): Promise<void> {
  for (const each of writes.keys()) retired.add(each)
  await Promise.allSettled(writes.values())
  writes.clear()
  await deleteDB('saha.library')
  const library = new LibraryStore()
  for (const [index, each] of earlier.entries())
    await library.keep(
      fromThread({
        ...createThread('flash'),
        messages: messagesOf(each),
        at: Date.UTC(2026, 10, 20, index),
      }),
    )
  await library.close()
}

interface ChatStory {
  earlier?: Earlier
  gemini?: GeminiStub
  /** Question to send. */
  ask?: string
  until?: string
  act?: (canvas: HTMLElement) => Promise<void>
}

/** The chatbot with stored chats, after a question is sent. */
function chatStory({ earlier = [], gemini, ask, until = field, act }: ChatStory): StoryObj {
  const story = portalStory({
    path,
    ...(gemini ? { gemini } : {}),
    until: field,
    act: async (canvas) => {
      const prompt = canvas.querySelector(field)
      if (ask !== undefined && prompt) await userEvent.type(prompt, `${ask}{Enter}`, { delay: null })
      await findElement(until)
      // The question is stored shortly after it is shown.
      if (ask !== undefined) await findElement('main [aria-labelledby=chats] li')
      await act?.(canvas)
    },
  })
  const before = Array.isArray(story.loaders) ? story.loaders : []
  return { ...story, loaders: [...before, () => keep(earlier)] }
}

export const Empty = chatStory({})

/** The model has not replied yet. */
export const Asked = chatStory({ ask: questions.en, gemini: streams([]), until: '[data-state=streaming]' })

export const Streaming = chatStory({
  ask: questions.en,
  gemini: streams([{ text: answers.en }]),
  until: '[data-state=streaming] [data-slot=prose] p',
})

export const Stopped = chatStory({
  ask: questions.en,
  gemini: streams([{ text: answers.en }]),
  until: '[data-state=streaming] [data-slot=prose] p',
  act: async () => {
    await clickElement('[data-slot=prompt-input-send][data-state=stop]')
    await findElement(whole)
  },
})

export const CutOff = chatStory({
  ask: questions.en,
  gemini: streams([{ text: answers.en }], 'MAX_TOKENS'),
  until: whole,
})

export const Failed = chatStory({
  ask: questions.en,
  gemini: refuses(503),
  until: '[data-slot=chat-message][data-state=failed]',
})

/** English and Arabic, prose and code, each block in its own direction. */
export const Mixed = chatStory({
  ask: questions.ar,
  gemini: streams([{ text: answers.mixed }], 'STOP'),
  until: whole,
})

export const Long = chatStory({
  ask: questions.en,
  gemini: streams([{ text: article }], 'STOP'),
  until: whole,
})

export const EditingQuestion = chatStory({
  ask: questions.en,
  gemini: streams([{ text: answers.en }], 'STOP'),
  until: whole,
  act: async () => {
    await clickElement(
      '[data-from=user] [data-slot=chat-message-actions] [data-slot=button]:not([data-state])',
    )
    await findElement('[data-from=user] textarea')
  },
})

const earlier: Earlier = [
  [questions.en, answers.en],
  [questions.ar, answers.mixed],
]

/** Stored chats; behind a button on small screens. */
export const Threads = chatStory({
  earlier,
  act: async (canvas) => {
    const open = canvas.querySelector<HTMLElement>('main [data-slot=sheet-trigger]')
    if (open?.checkVisibility()) await userEvent.click(open)
    await findElement('[data-slot=dropdown-menu-trigger]')
  },
})
