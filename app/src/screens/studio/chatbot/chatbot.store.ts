import { createChatMachine, selectChatMessages, selectChatStatus, type ChatModel } from '@saha/machines/chat'
import { createActor } from 'xstate'
import { reply } from '../../../adapters/gemini/chat.ts'
import { perSession } from '../../../adapters/storage/preferences.ts'
import { ThreadStore } from '../../../adapters/threads/thread-store.ts'
import { freshThread, type Thread } from '../../../adapters/threads/thread.ts'
import { autosaveChat, type Chat } from './streaming/autosave-chat.ts'
import { throttleToFrames } from './streaming/throttle-to-frames.ts'

const throttled = throttleToFrames(reply)
const machine = createChatMachine({ reply: throttled.reply })

/** Which conversation a tab goes on with after a reload. */
const openKey = 'saha.chatbot.open'

/** The conversation that is open. */
export interface OpenChat {
  /** The thread as it was opened; another one as soon as another is opened. */
  readonly opened: Thread
  /** What it is kept as by now. */
  readonly id: string
  readonly chat: Chat
}

/** One conversation at a time, and all that were kept. It lives as long as the visit. */
export class ChatStore {
  readonly store: ThreadStore
  #snapshot: OpenChat
  #end: () => void = () => undefined
  #touched = false
  readonly #listeners = new Set<() => void>()

  constructor(store = new ThreadStore()) {
    this.store = store
    this.#snapshot = this.#begin(freshThread('flash'))
    const storedId = perSession.get(openKey)
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

  /** Goes on with a thread. What was on its way in the one before is stopped, and kept. */
  open(thread: Thread): void {
    this.#end()
    this.#snapshot = this.#begin(thread)
    perSession.set(openKey, thread.id)
    this.#changed()
  }

  startThread(model: ChatModel): void {
    this.#touched = true
    this.open(freshThread(model))
  }

  /**
   * Says something otherwise, and goes on from there. What had followed is not lost: it stays as a conversation of its
   * own, unless nothing had come of it.
   */
  readonly edit = (index: number, text: string): void => {
    const { opened, chat } = this.#snapshot
    const messages = selectChatMessages(chat.getSnapshot())
    const isKept = messages.slice(index + 1).some((message) => message.text.trim() !== '')
    if (!isKept) {
      chat.send({ type: 'chat.edit', index, text })
      return
    }
    this.open({ ...freshThread(opened.model), messages: messages.slice(0, index) })
    this.#snapshot.chat.send({ type: 'chat.send', text })
  }

  /** What is on its way is stopped, and all that came of it stays, also what was not shown yet. */
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

  /** The visit is over. */
  stop(): void {
    this.#end()
    void this.store.close()
  }

  #begin(opened: Thread): OpenChat {
    const chat = createActor(machine, { input: { model: opened.model, messages: opened.messages } }).start()
    const stopAutosave = autosaveChat(chat, opened, this.store, ({ id }) => {
      if (this.#snapshot.chat !== chat) return
      perSession.set(openKey, id)
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
