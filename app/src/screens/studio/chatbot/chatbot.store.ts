import { createChatMachine, selectChatMessages, selectChatStatus, type ChatModel } from '@saha/machines/chat'
import { createActor } from 'xstate'
import { reply } from '../../../adapters/gemini/tools/chat.ts'
import { sessionStore } from '../../../adapters/storage/web-storage.ts'
import { ThreadStore } from '../../../adapters/threads/thread-store.ts'
import { createThread, type Thread } from '../../../adapters/threads/thread.ts'
import { autosaveChat, type Chat } from './streaming/autosave-chat.ts'
import { throttleToFrames } from './streaming/throttle-to-frames.ts'

const throttled = throttleToFrames(reply)
const machine = createChatMachine({ reply: throttled.reply })

/** Session storage key of the thread that is reopened after a reload. */
const openKey = 'saha.chatbot.open'

export interface OpenChat {
  /** The thread as it was opened; changes only when another thread is opened. */
  readonly opened: Thread
  /** Id under which it is stored by now. */
  readonly id: string
  readonly chat: Chat
}

/** Holds the open chat and the stored threads; lives as long as the session. */
export class ChatStore {
  readonly store: ThreadStore
  #snapshot: OpenChat
  #end: () => void = () => undefined
  #touched = false
  readonly #listeners = new Set<() => void>()

  constructor(store = new ThreadStore()) {
    this.store = store
    this.#snapshot = this.#begin(createThread('flash'))
    const storedId = sessionStore.get(openKey)
    const stop = store.subscribe(() => {
      const { state, threads } = store.getSnapshot()
      if (state === 'loading') return
      stop()
      const lastThread = threads.find(({ id }) => id === storedId)
      if (lastThread && !this.#touched) this.open(lastThread)
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): OpenChat => this.#snapshot

  /** Opens a thread. Stops a running reply of the thread before and stores it. */
  open(thread: Thread): void {
    this.#end()
    this.#snapshot = this.#begin(thread)
    sessionStore.set(openKey, thread.id)
    this.#changed()
  }

  startThread(model: ChatModel): void {
    this.#touched = true
    this.open(createThread(model))
  }

  /**
   * Replaces a message and continues from there. The messages after it stay in the original thread, if they have any
   * text.
   */
  readonly edit = (index: number, text: string): void => {
    const { opened, chat } = this.#snapshot
    const messages = selectChatMessages(chat.getSnapshot())
    const isKept = messages.slice(index + 1).some((message) => message.text.trim() !== '')
    if (!isKept) {
      chat.send({ type: 'chat.edit', index, text })
      return
    }
    this.open({ ...createThread(opened.model), messages: messages.slice(0, index) })
    this.#snapshot.chat.send({ type: 'chat.send', text })
  }

  /** Stops the running reply; text that was received but not rendered yet is kept. */
  readonly stopReply = (): void => {
    throttled.flush()
    this.#snapshot.chat.send({ type: 'reply.stop' })
  }

  async remove(id: string): Promise<void> {
    const { opened, id: open } = this.#snapshot
    const removed = this.store.remove(id)
    if (id === open) this.startThread(opened.model)
    await removed
  }

  stop(): void {
    this.#end()
    void this.store.close()
  }

  #begin(opened: Thread): OpenChat {
    const chat = createActor(machine, { input: { model: opened.model, messages: opened.messages } }).start()
    const stopAutosave = autosaveChat(chat, opened, this.store, ({ id }) => {
      if (this.#snapshot.chat !== chat) return
      sessionStore.set(openKey, id)
      if (this.#snapshot.id === id) return
      this.#snapshot = { ...this.#snapshot, id }
      this.#changed()
    })
    const watching = chat.subscribe((snapshot) => {
      if (selectChatStatus(snapshot) !== 'idle') this.#touched = true
    })
    this.#end = () => {
      throttled.flush()
      stopAutosave()
      watching.unsubscribe()
      chat.stop()
    }
    return { opened, id: opened.id, chat }
  }

  #changed(): void {
    for (const listener of this.#listeners) listener()
  }
}
