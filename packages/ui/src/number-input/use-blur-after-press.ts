import { useRef } from 'react'

/**
 * Returns handlers that call `onBlur` when focus leaves, but after the press that moved it: an error that appears
 * during the press would move the pressed button away from the pointer.
 */
export function useBlurAfterPress(onBlur: () => void): { onFocus: () => void; onBlur: () => void } {
  const stop = useRef<AbortController>(undefined)
  const isPressed = useRef(false)
  return {
    onFocus: () => {
      stop.current?.abort()
      const { signal } = (stop.current = new AbortController())
      isPressed.current = false
      const options = { capture: true, signal }
      document.addEventListener('pointerdown', () => void (isPressed.current = true), options)
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, () => void (isPressed.current = false), options)
    },
    onBlur: () => {
      stop.current?.abort()
      if (!isPressed.current) return onBlur()
      const { signal } = (stop.current = new AbortController())
      // The click follows in the same task.
      const finish = () => {
        stop.current?.abort()
        setTimeout(onBlur)
      }
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, finish, { capture: true, signal })
    },
  }
}
