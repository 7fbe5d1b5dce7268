import type { ReactNode } from 'react'
import type { IconSource } from '../icon/index.ts'

export interface ToastAction {
  /** Label of the button, one or two words. */
  label: string
  /** How to do the same without the toast, for users who cannot reach it in time: "Undo in Settings". */
  altText: string
  onAction: () => void
}

export interface ToastOptions {
  /** Short title: the event, such as "Link copied". */
  title: ReactNode
  /** More details below the title. */
  description?: ReactNode
  /** `danger` interrupts the screen reader; the others wait. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger'
  /** Icon before the title. @default by tone: info, check, alert */
  icon?: IconSource
  action?: ToastAction
  /** Display time in ms; `Infinity` until dismissed. @default the provider's */
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

/** Queue in order of arrival. A closed toast stays in it until its exit animation ends. */
export function queueReducer(queue: readonly QueuedToast[], change: QueueChange): readonly QueuedToast[] {
  if (change.type === 'show') return [...queue, { ...change.toast, id: change.id, open: true }]
  if (change.type === 'gone') return queue.filter(({ id, open }) => id !== change.id || open)
  return queue.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast))
}
