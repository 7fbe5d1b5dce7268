import * as RadixPortal from '@radix-ui/react-portal'
import * as RadixToast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { focusFallback, findFocusFallback, type FocusFallback } from '../overlay/focus-return.tsx'
import { physicalSide } from '../overlay/logical-side.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import { useKit } from '../provider/index.ts'
import type { QueuedToast } from './toast-queue.ts'
import { Toast } from './toast.tsx'

interface ToastRegionProps {
  /** Visible toasts, oldest first. */
  toasts: readonly QueuedToast[]
  duration: number
  hotkey: string[]
  /** Called when a toast was dismissed or has expired. */
  onClose: (id: string) => void
  /** Called when the exit animation has ended. */
  onExited: (id: string) => void
}

/** Displays toasts in a corner of the viewport and announces them. */
export function ToastRegion({ toasts, duration, hotkey, onClose, onExited }: ToastRegionProps) {
  const { messages } = useKit()
  const { dir, portal } = useOverlay()
  const viewport = useRef<HTMLOListElement>(null)
  const previousFocus = useRef<FocusFallback>(null)
  const isEmpty = toasts.length === 0
  useEffect(() => {
    // The last toast is gone and focus is on an empty list: return it to where the shortcut was pressed.
    if (isEmpty && viewport.current && document.activeElement === viewport.current && previousFocus.current)
      focusFallback(previousFocus.current)
  }, [isEmpty])
  return (
    <RadixToast.Provider
      label={messages.notification}
      duration={duration}
      // Toasts leave over the inline end. Radix expects a physical direction.
      swipeDirection={physicalSide('inline-end', dir) === 'left' ? 'left' : 'right'}
      announcerContainer={portal.container ?? undefined}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          onClose={() => onClose(toast.id)}
          onExited={() => onExited(toast.id)}
        />
      ))}
      <RadixPortal.Root {...portal} dir={dir}>
        <RadixToast.Viewport
          ref={viewport}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
              previousFocus.current = findFocusFallback(relatedTarget)
          }}
          data-slot="toast-viewport"
          hotkey={hotkey}
          label={messages.notifications('{hotkey}')}
          className="sa:beside-scrollbar sa:pointer-events-none sa:fixed sa:end-0 sa:bottom-0 sa:z-60 sa:m-0 sa:flex sa:max-h-dvh sa:w-full sa:list-none sa:flex-col sa:gap-3 sa:overflow-y-auto sa:overflow-x-clip sa:p-4 sa:pb-[calc(1rem+env(safe-area-inset-bottom))] sa:no-ring sa:sm:w-110"
        />
      </RadixPortal.Root>
    </RadixToast.Provider>
  )
}
