import { isComposing } from '@saha/ui/composition'
import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
const isFull = () => document.fullscreenElement !== null

/**
 * Fills the screen with an element, and says why when the browser will not. Where there is no such thing, as on an
 * iPhone or in a page that may not, `active` alone says that everything but the game is to step aside.
 */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, isFull)
  const [aside, setAside] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const toggle = useCallback(async () => {
    setFailure(null)
    try {
      if (isFull()) await document.exitFullscreen()
      // Missing on iPhone, whatever the types say.
      else if (document.fullscreenEnabled) await target.current?.requestFullscreen()
      else setAside((on) => !on)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }, [target])

  useEffect(() => {
    if (!aside) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setAside(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [aside])

  return {
    active: full || aside,
    /** The browser's own words, or an empty text when it has none; null while nothing failed. */
    failure,
    dismiss: () => setFailure(null),
    toggle: () => void toggle(),
  }
}
