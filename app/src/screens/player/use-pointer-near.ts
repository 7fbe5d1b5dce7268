import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How long a resting pointer is still taken for near, in ms: a frame may keep its leaving to itself. */
const hideDelayMs = 4000

/** Whether a mouse is at something, told by the handlers that it takes. A finger is never near: it presses. */
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
