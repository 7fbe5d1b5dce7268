import type { ReactNode } from 'react'
import type { IconSource } from '../icon/index.ts'

export interface ToastAction {
  /** What it does, in a word or two. */
  label: string
  /** How to do the same without the toast, for those who cannot reach it in time: "Undo in Settings". */
  altText: string
  onAction: () => void
}

export interface ToastOptions {
  /** What happened, in a few words. */
  title: ReactNode
  /** What follows from it. */
  description?: ReactNode
  /** `danger` interrupts what is being read; the others wait their turn. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger'
  /** @default by tone: info, check, alert */
  icon?: IconSource
  action?: ToastAction
  /** How long it stays, in ms; `Infinity` until it is put away. @default the provider's */
  duration?: number
}

export interface QueuedToast extends ToastOptions {
  id: string
  open: boolean
}

export type QueueChange =
  | { type: 'show'; toast: ToastOptions; id: string }
  | { type: 'close'; id: string }
  | { type: 'gone'; id: string }

/** Oldest first. A closed toast keeps its place until it has left the screen. */
export function queueReducer(queue: readonly QueuedToast[], change: QueueChange): readonly QueuedToast[] {
  if (change.type === 'show') return [...queue, { ...change.toast, id: change.id, open: true }]
  if (change.type === 'gone') return queue.filter(({ id, open }) => id !== change.id || open)
  return queue.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast))
}
