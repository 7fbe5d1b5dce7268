import { isComposing } from '@saha/ui/composition'
import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFullscreen = () => document.fullscreenElement !== null

/**
 * Fills the screen with an element, and says why when the browser will not. Where there is no such thing, as on an
 * iPhone or in a page that may not, `active` alone says that everything but the game is to step isExpanded.
 */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const isNative = useSyncExternalStore(subscribe, isFullscreen)
  const [isExpanded, setExpanded] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const toggle = useCallback(async () => {
    setFailure(null)
    try {
      if (isFullscreen()) await document.exitFullscreen()
      // Missing on iPhone, whatever the types say.
      else if (document.fullscreenEnabled) await target.current?.requestFullscreen()
      else setExpanded((on) => !on)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }, [target])

  useEffect(() => {
    if (!isExpanded) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setExpanded(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isExpanded])

  return {
    active: isNative || isExpanded,
    /** The browser's own words, or an empty text when it has none; null while nothing failed. */
    failure,
    dismiss: () => setFailure(null),
    toggle: () => void toggle(),
  }
}
