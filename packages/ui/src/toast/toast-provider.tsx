import { Portal as RadixPortal, Toast as RadixToast } from 'radix-ui'
import { createContext, use, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react'
import { physicalSide } from '../overlay/side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useKit } from '../provider/index.ts'
import { queueReducer, type ToastOptions } from './toast-queue.ts'
import { Toast } from './toast.tsx'

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

/** Queues, shows and announces toasts for what is inside it. Nothing of them outlives it. */
export function ToastProvider({
  duration = 6000,
  limit = 3,
  hotkey = defaultHotkey,
  children,
}: ToastProviderProps) {
  const { strings } = useKit()
  const { dir, portal } = useOverlay()
  const [queue, change] = useReducer(queueReducer, [])
  const count = useRef(0)
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isEmpty = queue.length === 0
  useEffect(() => {
    // The last message is gone and leaves focus on an empty list: back to where the hotkey took it from.
    if (isEmpty && viewport.current && document.activeElement === viewport.current) cameFrom.current?.focus()
  }, [isEmpty])
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
    <RadixToast.Provider
      label={strings.notification}
      duration={duration}
      // It leaves the way it came: over the edge where the line ends. Radix knows sides of the screen only.
      swipeDirection={physicalSide('inline-end', dir) === 'left' ? 'left' : 'right'}
      announcerContainer={portal.container ?? undefined}
    >
      <ToastContext value={toasts}>{children}</ToastContext>
      {queue.slice(0, limit).map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          onClose={() => change({ type: 'close', id: toast.id })}
          onGone={() => change({ type: 'gone', id: toast.id })}
        />
      ))}
      <RadixPortal.Root {...portal} dir={dir}>
        <RadixToast.Viewport
          ref={viewport}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              cameFrom.current = relatedTarget
          }}
          data-slot="toast-viewport"
          hotkey={hotkey}
          label={strings.notifications('{hotkey}')}
          className="sa:beside-scrollbar sa:pointer-events-none sa:fixed sa:end-0 sa:bottom-0 sa:z-60 sa:m-0 sa:flex sa:max-h-dvh sa:w-full sa:list-none sa:flex-col sa:gap-3 sa:overflow-y-auto sa:overflow-x-clip sa:p-4 sa:pb-[calc(1rem+env(safe-area-inset-bottom))] sa:no-ring sa:sm:w-110"
        />
      </RadixPortal.Root>
    </RadixToast.Provider>
  )
}
