import { createContext, use, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { queueReducer, type ToastOptions } from './toast-queue.ts'
import type { ToastRegion } from './toast-region.tsx'

/** Shows and closes toasts. The object is stable for the lifetime of its provider. */
export interface Toasts {
  /** Queues a toast and returns its id. */
  show: (toast: ToastOptions) => string
  /** Dismisses a toast, visible or queued. */
  close: (id: string) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Returns functions to show and close toasts. Throws outside a ToastProvider. */
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
  /** Display time of a toast in ms. Hovering or focusing pauses it. @default 6000 */
  duration?: number
  /** Maximum number of visible toasts; others are queued. @default 3 */
  limit?: number
  /** Shortcut that focuses the toasts: key codes, or names of modifier properties. @default ['F8'] */
  hotkey?: string[]
  /** The app, whose components may call `useToast`. */
  children: ReactNode
}

const defaultHotkey = ['F8']

/**
 * Loads the toast region after the first render, because a page may never show a toast. If the import fails, the page
 * works without toasts, and the rejection is left unhandled for error reporting.
 */
function useToastRegion() {
  const [region, setRegion] = useState<{ ToastRegion: typeof ToastRegion }>()
  useEffect(() => void import('./toast-region.tsx').then(setRegion), [])
  return region
}

/** Queues, shows and announces toasts of its descendants. Unmounting it removes all of them. */
export function ToastProvider({
  duration = 6000,
  limit = 3,
  hotkey = defaultHotkey,
  children,
}: ToastProviderProps) {
  const [queue, dispatch] = useReducer(queueReducer, [])
  const count = useRef(0)
  const region = useToastRegion()
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = `toast-${++count.current}`
        dispatch({ type: 'show', toast, id })
        return id
      },
      close: (id) => dispatch({ type: 'close', id }),
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
          onClose={(id) => dispatch({ type: 'close', id })}
          onExited={(id) => dispatch({ type: 'exited', id })}
        />
      )}
    </>
  )
}
