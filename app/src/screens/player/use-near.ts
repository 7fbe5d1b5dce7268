import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** How long a resting pointer is still taken for near, in ms: a frame may keep its leaving to itself. */
const rest = 4000

/** Whether a mouse is at something, told by the handlers that it takes. A finger is never near: it presses. */
export function useNear() {
  const [near, setNear] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const leave = () => {
    clearTimeout(timer.current)
    setNear(false)
  }
  const come = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    clearTimeout(timer.current)
    timer.current = setTimeout(leave, rest)
    setNear(true)
  }
  return { near, leave, handlers: { onPointerEnter: come, onPointerMove: come, onPointerLeave: leave } }
}
