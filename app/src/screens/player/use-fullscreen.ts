import { useCallback, useState, useSyncExternalStore, type RefObject } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Fills the screen with an element, and says why when the browser will not. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const active = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const toggle = useCallback(async () => {
    setFailure(null)
    try {
      if (document.fullscreenElement) await document.exitFullscreen()
      // Missing on iPhone, whatever the types say.
      else if (target.current?.requestFullscreen as unknown) await target.current?.requestFullscreen()
      else setFailure('')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }, [target])
  return {
    active,
    /** The browser's own words, or an empty text when it has none; null while nothing failed. */
    failure,
    dismiss: () => setFailure(null),
    toggle: () => void toggle(),
  }
}
