import { useEffect } from 'react'
import { parsePath, useLocation } from 'react-router-dom'
import { withoutLanguage } from '../../routing/address.ts'

/** The link that a place was left by, and how far below the window's top it stood. */
export interface LeftBy {
  href: string
  top: number
}

const isLeftBy = (value: unknown): value is LeftBy =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  'top' in value &&
  typeof value.top === 'number'

/** What the entry of the history keeps beside the router's own state. */
const state = (): object => (typeof history.state === 'object' && history.state !== null ? history.state : {})

/** The link that led away from this entry of the history, where the reader has been here before. */
export function leftBy(): LeftBy | undefined {
  const kept = state()
  return 'leftBy' in kept && isLeftBy(kept.leftBy) ? kept.leftBy : undefined
}

/** The browser would scroll to where the page stood, which in a long list is not where the link is by then. */
const scrollAs = (left: LeftBy | undefined) => {
  history.scrollRestoration = left ? 'manual' : 'auto'
}

function write(left: LeftBy | undefined): void {
  history.replaceState({ ...state(), leftBy: left }, '')
  scrollAs(left)
}
const forget = () => write(undefined)

const placeOfHash = (hash: string) => withoutLanguage(parsePath(hash.slice(1)).pathname ?? '')

/** Writes into the entry of the history by which link it is left, in the moment before it is. */
function remember({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return
  const leads = placeOfHash(href) !== placeOfHash(location.hash)
  if (leads && link.closest('#main')) write({ href, top: link.getBoundingClientRect().top })
  else forget()
}

/** Keeps for each place by which link of its content it was left, so that Back leads to that link. */
export function useLeftPlace(): void {
  useLocation()
  // On every change of place: an entry begins as the one before it was.
  useEffect(() => scrollAs(leftBy()))
  useEffect(() => {
    const waiting = new AbortController()
    const options = { capture: true, signal: waiting.signal }
    document.addEventListener('click', remember, options)
    // Who searches leaves by no link.
    document.addEventListener('submit', forget, options)
    // Whoever loads the page anew is brought back by the browser.
    window.addEventListener('beforeunload', () => scrollAs(undefined), { signal: waiting.signal })
    return () => waiting.abort()
  }, [])
}
