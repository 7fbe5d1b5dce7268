import type { ReactNode } from 'react'
import type { IconSource } from '../icon/index.ts'

/** The button of a toast. */
export interface ToastAction {
  /** Label of the button, one or two words. */
  label: string
  /** The same action without the toast, for users who cannot reach it in time: "Undo in Settings". */
  altText: string
  /** Called when the button is pressed. */
  onAction: () => void
}

/** Content and behavior of a toast. */
export interface ToastOptions {
  /** Short title: the event, such as "Link copied". */
  title: ReactNode
  /** More details below the title. */
  description?: ReactNode
  /** `danger` interrupts the screen reader; the others wait. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Icon before the title. @default by tone: info, check, alert */
  icon?: IconSource
  /** One action, such as undo. */
  action?: ToastAction
  /** Display time in ms; `Infinity` until dismissed. @default the provider's */
  duration?: number
}

export interface QueuedToast extends ToastOptions {
  id: string
  open: boolean
}

export type QueueAction =
  | { type: 'show'; toast: ToastOptions; id: string }
  | { type: 'close'; id: string }
  | { type: 'exited'; id: string }

/** Queue in order of arrival. A closed toast stays in it until its exit animation ends. */
export function queueReducer(queue: readonly QueuedToast[], action: QueueAction): readonly QueuedToast[] {
  if (action.type === 'show') return [...queue, { ...action.toast, id: action.id, open: true }]
  if (action.type === 'exited') return queue.filter(({ id, open }) => id !== action.id || open)
  return queue.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast))
}
