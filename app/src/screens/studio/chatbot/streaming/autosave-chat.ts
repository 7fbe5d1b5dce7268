import { selectChatMessages, selectChatStatus, type ChatMessage, type chatMachine } from '@saha/machines/chat'
import type { ActorRefFrom } from 'xstate'
import type { Files } from '../../../../adapters/library/entry.ts'
import type { LibraryStore } from '../../../../adapters/library/library-store.ts'
import { fromThread, listFiles, maxMessages, type Thread } from '../../../../adapters/library/thread.ts'
import { afterFrame } from './after-frame.ts'

export type Chat = ActorRefFrom<typeof chatMachine>

/** Milliseconds between saves while a reply streams in; a crash loses no more. */
const interval = 1000

function afterInterval(callback: () => void): () => void {
  const timer = setTimeout(callback, interval)
  return () => clearTimeout(timer)
}

/**
 * Saves a chat after the frame that shows a new message or the end of a reply, once a second while a reply streams,
 * and on `pagehide`.
 *
 * @param loadFiles returns the contents of new files
 * @param onSaved receives the thread as it was stored
 * @returns saves a last time and stops
 */
export function autosaveChat(
  chat: Chat,
  thread: Thread,
  store: Pick<LibraryStore, 'keep'>,
  loadFiles: (ids: readonly string[]) => Promise<Files>,
  onSaved: (thread: Thread) => void,
): () => void {
  let saved: readonly ChatMessage[] = selectChatMessages(chat.getSnapshot())
  let status = selectChatStatus(chat.getSnapshot())
  let cancel: (() => void) | undefined
  let latest = thread
  const storedFiles = new Set(thread.files.map(({ id }) => id))
  let queue: Promise<unknown> = Promise.resolve()

  const saveAfter = async (before: Promise<unknown>, messages: readonly ChatMessage[], at: number) => {
    await before
    const thread = { ...latest, messages: messages.slice(0, maxMessages), at }
    const added = listFiles(thread.messages).flatMap(({ id }) => (storedFiles.has(id) ? [] : [id]))
    const { id, name, revision } = await store.keep(fromThread(thread), await loadFiles(added))
    for (const file of added) storedFiles.add(file)
    latest = { ...thread, id, name, revision }
    onSaved(latest)
  }

  const keep = () => {
    cancel?.()
    cancel = undefined
    const messages = selectChatMessages(chat.getSnapshot())
    if (messages === saved || messages.length === 0) return
    saved = messages
    const at = Date.now()
    queue = saveAfter(queue, messages, at)
  }

  const subscription = chat.subscribe((snapshot) => {
    const now = selectChatStatus(snapshot)
    if ((now === 'idle') !== (status === 'idle')) {
      cancel?.()
      // Writing to the database takes as long as a frame, so the message is rendered first.
      cancel = afterFrame(() => 0, keep)
    } else cancel ??= afterInterval(keep)
    status = now
  })
  window.addEventListener('pagehide', keep)
  return () => {
    subscription.unsubscribe()
    window.removeEventListener('pagehide', keep)
    keep()
  }
}
