import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How far from the end, in px, still counts as being there: about one line. */
const near = 32
/** How long after a wheel, a finger or a key a scroll is still the reader's, in ms. */
const readersOwn = 500

/** How far a message that was not laid out yet may throw the box, in px. */
const jolt = 120

/** Everything whose change moves a scrolling box without anybody scrolling it. */
const layoutOf = (box: HTMLElement) =>
  [box.scrollHeight, box.clientHeight, box.clientWidth, window.innerWidth, window.innerHeight].join(' ')

/**
 * Keeps a scrolling box at its end while its reader is there, lets go as soon as they scroll back, and
 * follows again once they return.
 */
export function useFollowEnd() {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const following = useRef(true)
  /** Where the box was last seen, to tell a reader who scrolls back from a layout that changes. */
  const last = useRef({ top: 0, layout: '' })
  const [away, setAway] = useState(false)

  const settle = useCallback(() => {
    const scroller = box.current
    if (!scroller || !following.current) return
    scroller.scrollTop = scroller.scrollHeight
    last.current = { top: scroller.scrollTop, layout: layoutOf(scroller) }
  }, [])

  /** From the next change on, with the frame that shows it. */
  const follow = useCallback(() => {
    following.current = true
    setAway(false)
  }, [])

  const toEnd = useCallback(() => {
    follow()
    settle()
  }, [follow, settle])

  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || !list.current) return undefined
    let touched = -Infinity
    const onTouch = ({ timeStamp }: Event) => {
      touched = timeStamp
    }
    const onScroll = ({ timeStamp }: Event) => {
      const { top, layout } = last.current
      const rest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      last.current = { top: scroller.scrollTop, layout: layoutOf(scroller) }
      if (scroller.scrollTop < top && rest > 1) {
        // Searching in the page and screen readers scroll without a touch, but further than a jolt.
        const farther = rest > jolt && layout === last.current.layout
        if (farther || timeStamp - touched < readersOwn) following.current = false
        else settle()
      } else if (rest <= near) following.current = true
      setAway(!following.current)
    }
    settle()
    const observer = new ResizeObserver(settle)
    observer.observe(scroller)
    observer.observe(list.current)
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    scroller.addEventListener('scroll', onScroll, options)
    for (const touch of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      scroller.addEventListener(touch, onTouch, options)
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [settle])

  return { box, list, following, away, follow, toEnd }
}
