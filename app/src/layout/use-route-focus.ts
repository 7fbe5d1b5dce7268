import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutLanguage } from '../routing/address.ts'
import {
  readScrollAnchor,
  useRecordScrollAnchor,
  type ScrollAnchor,
} from '../features/scroll-anchor/scroll-anchor.ts'

/** Events that show the reader has moved on. Dictation fires `input` without a key. */
const userEvents = ['keydown', 'input', 'pointerdown', 'wheel', 'focusin'] as const
/** After this time, in ms, focus no longer moves. */
const focusTimeout = 30_000

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  heading?.focus({ preventScroll: true })
  // The page stays at its top unless the viewport is too low to show the heading.
  heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return heading !== null
}

/** Focuses the link that led away, at its former position in the viewport. */
function focusLink(main: HTMLElement, { href, top }: ScrollAnchor): boolean {
  const link = main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
  link?.focus({ preventScroll: true })
  if (link) window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
  return link !== null
}

/**
 * Focuses the new screen's heading now or when its chunk has arrived, unless the reader has acted meanwhile.
 *
 * @returns a function that stops waiting
 */
function focusWhenRendered(main: HTMLElement, focus: (main: HTMLElement) => boolean): () => void {
  if (focus(main)) return () => {}
  const stopped = new AbortController()
  const { signal } = stopped
  const stop = () => stopped.abort()
  const observer = new MutationObserver(() => focus(main) && stop())
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(stop, focusTimeout)
  for (const type of userEvents) window.addEventListener(type, stop, { capture: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return stop
}

/**
 * After navigation scrolls to the top and focuses the heading of the new screen; on Back, the link that led away.
 * Does nothing on first load or a language change. The player manages its own focus.
 */
export function useRouteFocus(): void {
  const path = withoutLanguage(useLocation().pathname)
  const last = useRef(path)
  useRecordScrollAnchor()
  useEffect(() => {
    if (last.current === path) return undefined
    last.current = path
    const anchor = readScrollAnchor()
    if (!anchor) window.scrollTo({ top: 0, behavior: 'instant' })
    const main = document.getElementById('main')
    if (!main) return undefined
    return focusWhenRendered(main, anchor ? (root) => focusLink(root, anchor) : focusHeading)
  }, [path])
}
