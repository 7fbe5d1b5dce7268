import {
  createChatMachine,
  selectChatMessages,
  selectChatStatus,
  type ChatMessage,
  type ChatModel,
  type ChatSnapshot,
} from '@saha/machines/chat'
import { createActor } from 'xstate'
import { createReply } from '../../../adapters/gemini/tools/chat.ts'
import { sessionStore } from '../../../adapters/storage/web-storage.ts'
import type { LibraryStore } from '../../../adapters/library/library-store.ts'
import { createThread, toThread, type Thread } from '../../../adapters/library/thread.ts'
import { createStore, type Store, type Subscribe } from '../../../platform/store.ts'
import type { HandOver } from '../shared/send-to/hand-over.ts'
import { FileContents } from './files/file-contents.ts'
import { PendingFilesStore } from './files/pending-files.ts'
import { autosaveChat, type Chat } from './streaming/autosave-chat.ts'
import { throttleToFrames } from './streaming/throttle-to-frames.ts'

/** Session storage key of the thread that is reopened after a reload. */
const openKey = 'saha.chatbot.open'

/** Whether a reply is on its way. */
export const isAnswering = (snapshot: ChatSnapshot): boolean => selectChatStatus(snapshot) !== 'idle'

interface OpenChat {
  /** The thread as it was opened; changes only when another thread is opened. */
  readonly opened: Thread
  /** Id under which it is stored by now. */
  readonly id: string
  readonly chat: Chat
}

/** Holds the open chat and the stored threads; lives as long as the session. */
export class ChatStore {
  readonly store: LibraryStore
  readonly contents: FileContents
  /** Files of the next message. */
  readonly pendingFiles: PendingFilesStore
  readonly #throttled: ReturnType<typeof throttleToFrames>
  readonly #machine: ReturnType<typeof createChatMachine>
  readonly subscribe: Subscribe
  readonly getSnapshot: () => OpenChat
  readonly #open: Store<OpenChat>
  #end: () => void = () => undefined
  #touched = false

  constructor(store: LibraryStore) {
    this.store = store
    this.contents = new FileContents(store)
    this.pendingFiles = new PendingFilesStore(this.contents)
    this.#throttled = throttleToFrames(createReply(this.contents.load))
    this.#machine = createChatMachine({ reply: this.#throttled.reply })
    this.#open = createStore(this.#begin(createThread('flash')))
    this.subscribe = this.#open.subscribe
    this.getSnapshot = this.#open.get
    void this.#reopen(sessionStore.get(openKey))
  }

  /** Opens the thread from before a reload, unless the user has started another. */
  async #reopen(storedId: string | null): Promise<void> {
    const { entries } = await this.store.load()
    const lastEntry = entries.find(({ id }) => id === storedId)
    const lastThread = lastEntry && toThread(lastEntry)
    if (lastThread && !this.#touched) this.open(lastThread)
  }

  /** Opens a thread. Stops a running reply of the thread before and stores it. */
  open(thread: Thread): void {
    this.#end()
    const chat = this.#begin(thread)
    sessionStore.set(openKey, thread.id)
    this.#open.set(chat)
  }

  startThread(model: ChatModel): void {
    this.#touched = true
    this.open(createThread(model))
  }

  /** Starts a chat that continues an answer of another tool. */
  continueFrom({ question, answer, model }: NonNullable<HandOver['turn']>): void {
    this.#touched = true
    const messages: readonly ChatMessage[] = [
      { role: 'user', text: question },
      { role: 'model', text: answer, ending: 'whole', failure: null },
    ]
    this.open({ ...createThread(model), messages })
  }

  /**
   * Replaces a message and continues from there. The messages after it stay in the original thread, if they have any
   * text.
   */
  readonly edit = (index: number, text: string): void => {
    const { opened, chat } = this.getSnapshot()
    const messages = selectChatMessages(chat.getSnapshot())
    const isKept = messages.slice(index + 1).some((message) => message.text.trim() !== '')
    if (!isKept) {
      chat.send({ type: 'chat.edit', index, text })
      return
    }
    const question = messages[index]
    const files = (question?.role === 'user' && question.files) || []
    this.open({ ...createThread(opened.model), messages: messages.slice(0, index) })
    this.getSnapshot().chat.send({ type: 'chat.send', text, files })
  }

  /** Stops the running reply; text that was received but not rendered yet is kept. */
  readonly stopReply = (): void => {
    this.#throttled.flush()
    this.getSnapshot().chat.send({ type: 'reply.stop' })
  }

  /** Starts a new chat if the open one was removed. */
  readonly leaveRemoved = (ids: readonly string[]): void => {
    const { opened, id } = this.getSnapshot()
    if (ids.includes(id)) this.startThread(opened.model)
  }

  stop(): void {
    this.#end()
    this.pendingFiles.stop()
  }

  #begin(opened: Thread): OpenChat {
    const chat = createActor(this.#machine, {
      input: { model: opened.model, messages: opened.messages },
    }).start()
    const loadFiles = (ids: readonly string[]) => this.contents.loadAll(ids)
    const stopAutosave = autosaveChat(chat, opened, this.store, loadFiles, ({ id }) => {
      const shown = this.getSnapshot()
      if (shown.chat !== chat) return
      sessionStore.set(openKey, id)
      if (shown.id !== id) this.#open.set({ ...shown, id })
    })
    const watching = chat.subscribe((snapshot) => {
      if (selectChatStatus(snapshot) !== 'idle') this.#touched = true
    })
    this.#end = () => {
      this.#throttled.flush()
      stopAutosave()
      watching.unsubscribe()
      chat.stop()
    }
    return { opened, id: opened.id, chat }
  }
}
