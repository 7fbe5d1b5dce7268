import { isNumber, isRecord, isString } from '@saha/machines/port'
import { useEffect } from 'react'
import { parsePath, useLocation } from 'react-router-dom'
import { withoutLanguage } from '../../routing/address.ts'

/** The link that led away from a screen, and its distance from the top of the viewport in px. */
export interface ScrollAnchor {
  href: string
  top: number
}

const isScrollAnchor = isRecord<ScrollAnchor>({ href: isString, top: isNumber })

/** State of the history entry, which also holds the router's own. */
const readState = (): object =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

/** Returns the scroll anchor of the current history entry, if it was left by a link. */
export function readScrollAnchor(): ScrollAnchor | undefined {
  const state = readState()
  return 'scrollAnchor' in state && isScrollAnchor(state.scrollAnchor) ? state.scrollAnchor : undefined
}

/** Turns native scroll restoration off where there is an anchor: in a long list it would miss the link. */
const setScrollRestoration = (anchor: ScrollAnchor | undefined) => {
  history.scrollRestoration = anchor ? 'manual' : 'auto'
}

function storeAnchor(scrollAnchor: ScrollAnchor | undefined): void {
  history.replaceState({ ...readState(), scrollAnchor }, '')
  setScrollRestoration(scrollAnchor)
}
const removeAnchor = () => storeAnchor(undefined)

const hashToPath = (hash: string) => withoutLanguage(parsePath(hash.slice(1)).pathname ?? '')

/** Stores the clicked link in the history entry, just before the router leaves it. */
function recordAnchor({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const isNavigation = hashToPath(href) !== hashToPath(location.hash)
  if (isNavigation && link.closest('#main')) storeAnchor({ href, top: link.getBoundingClientRect().top })
  else removeAnchor()
}

/** Records the content link that leads away from each screen, so that Back can return to that link. */
export function useRecordScrollAnchor(): void {
  useLocation()
  // On every navigation, because a new history entry starts with the previous scroll restoration.
  useEffect(() => setScrollRestoration(readScrollAnchor()))
  useEffect(() => {
    const unmounted = new AbortController()
    const options = { capture: true, signal: unmounted.signal }
    document.addEventListener('click', recordAnchor, options)
    // A search leaves the screen without a link.
    document.addEventListener('submit', removeAnchor, options)
    // After a reload the browser restores the scroll position.
    window.addEventListener('beforeunload', () => setScrollRestoration(undefined), {
      signal: unmounted.signal,
    })
    return () => unmounted.abort()
  }, [])
}
