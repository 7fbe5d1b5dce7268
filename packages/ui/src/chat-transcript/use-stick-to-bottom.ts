import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the end that counts as the end, in px: about one line. */
const bottomThreshold = 32
/** Time after a wheel, touch or key event during which a scroll counts as the user's, in ms. */
const userScrollWindow = 500

/** Maximum distance that a message laid out for the first time moves the content, in px. */
const maxLayoutJump = 120

/** Returns a key of everything that can change the scroll position without user input. */
const getLayoutKey = (box: HTMLElement) =>
  [box.scrollHeight, box.clientHeight, box.clientWidth, window.innerWidth, window.innerHeight].join(' ')

/** Keeps a scrolling box at its end. Stops when the user scrolls back, and resumes when they return to the end. */
export function useStickToBottom() {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const following = useRef(true)
  /** Last scroll position and layout, to tell a user's scrolling from a layout change. */
  const last = useRef({ top: 0, layout: '' })
  const [isAway, setIsAway] = useState(false)

  const scrollToBottom = useCallback(() => {
    const scroller = box.current
    if (!scroller || !following.current) return
    scroller.scrollTop = scroller.scrollHeight
    last.current = { top: scroller.scrollTop, layout: getLayoutKey(scroller) }
  }, [])

  /** Takes effect with the next change of the content. */
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
        // Find in page and screen readers scroll without input events, but farther than a layout jump.
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
