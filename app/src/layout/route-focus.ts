import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The path without its language, so that switching language is not a change of place. */
const placeOf = (pathname: string) => pathname.split('/').slice(2).join('/')

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** Focuses the new screen's heading now, or when its chunk has arrived. Returns how to stop waiting. */
function focusHeadingWhenThere(): () => void {
  if (focusHeading()) return () => {}
  const observer = new MutationObserver(() => focusHeading() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * On every change of place: scrolls to the top, and moves focus to the new screen's heading so that it is
 * read and the keyboard starts there. Not on the first load, and not when only the language changed.
 */
export function useRouteFocus(): void {
  const place = placeOf(useLocation().pathname)
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return undefined
    last.current = place
    window.scrollTo({ top: 0, behavior: 'instant' })
    return focusHeadingWhenThere()
  }, [place])
}
