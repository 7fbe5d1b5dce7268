import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How far from the end, in px, still counts as being there: about one line. */
const bottomThreshold = 32
/** How long after a wheel, a finger or a key a scroll is still the reader's, in ms. */
const userScrollWindow = 500

/** How far a message that was not laid out yet may throw the box, in px. */
const maxLayoutJump = 120

/** Everything whose change moves a scrolling box without anybody scrolling it. */
const getLayoutKey = (box: HTMLElement) =>
  [box.scrollHeight, box.clientHeight, box.clientWidth, window.innerWidth, window.innerHeight].join(' ')

/**
 * Keeps a scrolling box at its end while its reader is there, lets go as soon as they scroll back, and
 * follows again once they return.
 */
export function useStickToBottom() {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const following = useRef(true)
  /** Where the box was last seen, to tell a reader who scrolls back from a layout that changes. */
  const last = useRef({ top: 0, layout: '' })
  const [isAway, setIsAway] = useState(false)

  const scrollToBottom = useCallback(() => {
    const scroller = box.current
    if (!scroller || !following.current) return
    scroller.scrollTop = scroller.scrollHeight
    last.current = { top: scroller.scrollTop, layout: getLayoutKey(scroller) }
  }, [])

  /** From the next change on, with the frame that shows it. */
  const follow = useCallback(() => {
    following.current = true
    setIsAway(false)
  }, [])

  const scrollToEnd = useCallback(() => {
    follow()
    scrollToBottom()
  }, [follow, scrollToBottom])

  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || !list.current) return undefined
    let lastInput = -Infinity
    const onInput = ({ timeStamp }: Event) => {
      lastInput = timeStamp
    }
    const onScroll = ({ timeStamp }: Event) => {
      const { top, layout } = last.current
      const rest = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      last.current = { top: scroller.scrollTop, layout: getLayoutKey(scroller) }
      if (scroller.scrollTop < top && rest > 1) {
        // Searching in the page and screen readers scroll without a touch, but further than a jolt.
        const isUserScroll = rest > maxLayoutJump && layout === last.current.layout
        if (isUserScroll || timeStamp - lastInput < userScrollWindow) following.current = false
        else scrollToBottom()
      } else if (rest <= bottomThreshold) following.current = true
      setIsAway(!following.current)
    }
    scrollToBottom()
    const observer = new ResizeObserver(scrollToBottom)
    observer.observe(scroller)
    observer.observe(list.current)
    const controller = new AbortController()
    const options = { passive: true, signal: controller.signal }
    scroller.addEventListener('scroll', onScroll, options)
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      scroller.addEventListener(type, onInput, options)
    return () => {
      observer.disconnect()
      controller.abort()
    }
  }, [scrollToBottom])

  return { box, list, following, isAway, follow, scrollToEnd }
}
