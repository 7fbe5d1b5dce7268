import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'

/** Delay before a held button repeats, and between repetitions, in milliseconds. */
const repeatDelay = 400
const repeatInterval = 60

/** Returns props of a button that calls `press` on a click, and repeatedly while it is held. */
export function usePressAndHold(
  press: () => void,
  isDisabled: boolean,
): { onClick: () => void } & Pick<
  ComponentProps<'button'>,
  'disabled' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave'
> {
  const [isHeld, setHeld] = useState(false)
  const hasRepeated = useRef(false)
  // A disabled button hears no release.
  if (isHeld && isDisabled) setHeld(false)
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true
    press()
  })
  useEffect(() => {
    if (!isHeld) return undefined
    let timer = setTimeout(function next() {
      timer = setTimeout(next, repeatInterval)
      repeat()
    }, repeatDelay)
    return () => clearTimeout(timer)
  }, [isHeld])
  const release = () => setHeld(false)
  return {
    disabled: isDisabled,
    onClick: () => {
      if (!hasRepeated.current) press()
      hasRepeated.current = false
    },
    onPointerDown: ({ button }) => {
      hasRepeated.current = false
      if (button === 0) setHeld(true)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  }
}
