import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { placeOf } from '../routing/address.ts'
import { leftBy, useLeftPlace, type LeftBy } from '../features/scroll-anchor/left-place.ts'

/** What shows that the reader has gone on to something else; dictation writes without a key. */
const acts = ['keydown', 'input', 'pointerdown', 'wheel', 'focusin'] as const
/** After so many milliseconds nobody expects focus to move by itself any more. */
const patience = 30_000

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1')
  heading?.focus({ preventScroll: true })
  // The top of the page stays where it is, unless the window is so low that the heading is not on it.
  heading?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return heading !== null
}

/** Back to where it was left: the link that led away gets focus, at the height at which it stood. */
function focusLink(main: HTMLElement, { href, top }: LeftBy): boolean {
  const link = main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
  link?.focus({ preventScroll: true })
  if (link) window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' })
  return link !== null
}

/**
 * Focuses the new screen's heading now, or when its chunk has arrived, unless the reader has meanwhile pressed
 * a key, pointed at something, scrolled or moved focus: what arrives late takes nothing out of anybody's hands. Returns
 * how to stop waiting.
 */
function focusWhenThere(main: HTMLElement, focus: (main: HTMLElement) => boolean): () => void {
  if (focus(main)) return () => {}
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const observer = new MutationObserver(() => focus(main) && stop())
  observer.observe(main, { childList: true, subtree: true })
  const limit = setTimeout(stop, patience)
  for (const act of acts) window.addEventListener(act, stop, { capture: true, signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(limit)
  })
  return stop
}

/**
 * On every change of place: scrolls to the top, and moves focus to the new screen's heading so that it is
 * read and the keyboard starts there; on the way back, to the link that had led away. Not on the first load, and not when only the language changed; and the
 * player, which has no layout, leads focus itself.
 */
export function useRouteFocus(): void {
  const place = placeOf(useLocation().pathname)
  const last = useRef(place)
  useLeftPlace()
  useEffect(() => {
    if (last.current === place) return undefined
    last.current = place
    const left = leftBy()
    if (!left) window.scrollTo({ top: 0, behavior: 'instant' })
    const main = document.getElementById('main')
    if (!main) return undefined
    return focusWhenThere(main, left ? (within) => focusLink(within, left) : focusHeading)
  }, [place])
}
