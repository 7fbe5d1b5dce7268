import { useEffect } from 'react'

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

const write = (left: LeftBy | undefined) => history.replaceState({ ...state(), leftBy: left }, '')
const forget = () => write(undefined)

/** Writes into the entry of the history by which link it is left, in the moment before it is. */
function remember({ target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null
  const href = link?.getAttribute('href')
  if (!link || !href) return
  if (link.closest('#main')) write({ href, top: link.getBoundingClientRect().top })
  else forget()
}

/** Keeps for each place by which link of its content it was left, so that Back leads to that link. */
export function useLeftPlace(): void {
  useEffect(() => {
    const waiting = new AbortController()
    const options = { capture: true, signal: waiting.signal }
    document.addEventListener('click', remember, options)
    // Who searches leaves by no link.
    document.addEventListener('submit', forget, options)
    return () => waiting.abort()
  }, [])
}
