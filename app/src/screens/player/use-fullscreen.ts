import { isComposing } from '@saha/ui/composition'
import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFullscreen = () => document.fullscreenElement !== null

/**
 * Toggles fullscreen of an element and returns its state. Without the Fullscreen API (iPhone, or a page without
 * permission) only `active` changes, and the player hides everything but the game.
 */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const isNative = useSyncExternalStore(subscribe, isFullscreen)
  const [isExpanded, setExpanded] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const toggle = useCallback(async () => {
    setFailure(null)
    try {
      if (isFullscreen()) await document.exitFullscreen()
      // Undefined on iPhone, although the types require it.
      else if (document.fullscreenEnabled) await target.current?.requestFullscreen()
      else setExpanded((on) => !on)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }, [target])

  const active = isNative || isExpanded
  const set = useCallback(
    (on: boolean) => {
      if (on !== active) void toggle()
    },
    [active, toggle],
  )

  useEffect(() => {
    if (!isExpanded) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setExpanded(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isExpanded])

  return {
    active,
    /** The browser's error message, or an empty text without one; null if nothing failed. */
    failure,
    dismiss: () => setFailure(null),
    toggle: () => void toggle(),
    /** Enters or leaves fullscreen. */
    set,
  }
}
