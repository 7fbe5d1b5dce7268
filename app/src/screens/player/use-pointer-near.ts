import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Resets after this time in ms without movement, because a frame may swallow the leave event. */
const hideDelayMs = 4000

/** Returns whether a mouse is over the element, and the handlers for it. Touch is ignored. */
export function usePointerNear() {
  const [isNear, setNear] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = () => {
    clearTimeout(timer.current)
    setNear(false)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(leave, hideDelayMs)
    setNear(true)
  }
  return { isNear, leave, handlers: { onPointerEnter: enter, onPointerMove: enter, onPointerLeave: leave } }
}
