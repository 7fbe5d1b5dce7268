import { createContext, use, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { queueReducer, type ToastOptions } from './toast-queue.ts'
import type { ToastRegion } from './toast-region.tsx'

/** What a host says and takes back. The same object for as long as its provider lives. */
export interface Toasts {
  /** Queues a message and returns its id. */
  show: (toast: ToastOptions) => string
  /** Puts a message away, whether it is on the screen or still waits. */
  close: (id: string) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Short news that need no answer. Throws outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) {
    throw new Error(
      'useToast() was called outside <ToastProvider>. ' +
        'Toasts are queued, shown and announced by one provider for the whole page. ' +
        'Put it inside SahaProvider, around the app: <SahaProvider locale="ar"><ToastProvider>…</ToastProvider></SahaProvider>.',
    )
  }
  return toasts
}

export interface ToastProviderProps {
  /** How long a message stays, in ms; resting a pointer or the focus on it stops the clock. @default 6000 */
  duration?: number
  /** How many are on the screen at once; the others wait their turn. @default 3 */
  limit?: number
  /** Moves focus to the messages: key codes, or names of modifier properties. @default ['F8'] */
  hotkey?: string[]
  children: ReactNode
}

const defaultHotkey = ['F8']

/**
 * What shows the messages, which a page without any can do without: it comes once the page stands. Where it cannot
 * come, the page goes on without; whoever reports the errors of a page hears of the refused import.
 */
function useRegion() {
  const [region, keep] = useState<{ ToastRegion: typeof ToastRegion }>()
  useEffect(() => void import('./toast-region.tsx').then(keep), [])
  return region
}

/** Queues, shows and announces toasts for what is inside it. Nothing of them outlives it. */
export function ToastProvider({
  duration = 6000,
  limit = 3,
  hotkey = defaultHotkey,
  children,
}: ToastProviderProps) {
  const [queue, change] = useReducer(queueReducer, [])
  const count = useRef(0)
  const region = useRegion()
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = `toast-${++count.current}`
        change({ type: 'show', toast, id })
        return id
      },
      close: (id) => change({ type: 'close', id }),
    }),
    [],
  )
  return (
    <>
      <ToastContext value={toasts}>{children}</ToastContext>
      {region && (
        <region.ToastRegion
          toasts={queue.slice(0, limit)}
          duration={duration}
          hotkey={hotkey}
          onClose={(id) => change({ type: 'close', id })}
          onGone={(id) => change({ type: 'gone', id })}
        />
      )}
    </>
  )
}
