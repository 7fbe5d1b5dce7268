import { useLayoutEffect, useRef } from 'react'
import { isVisible, tabbable } from './panel-focus.ts'

/** Returns the opener that remains in the page: for a menu item, the menu's trigger. */
function findLastingOpener(opener: Element | null): Element | null {
  const menu = opener?.closest('[role="menu"][aria-labelledby]')
  if (!menu) return opener
  return findLastingOpener(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}

/** Returns the focused element. Safari does not focus a clicked button, so the last open trigger is used there. */
function findOpener(): Element | null {
  const { activeElement, body } = document
  if (activeElement !== body) return findLastingOpener(activeElement)
  return [...document.querySelectorAll('[aria-haspopup][data-state="open"]')].at(-1) ?? null
}

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  isVisible(element) &&
  !element.closest('[inert], [aria-hidden="true"]')

const getControls = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>(tabbable)].filter(({ tabIndex }) => tabIndex >= 0)

/** Elements that a screen reader can name. */
const groupSelector = 'section, article, nav, aside, form, fieldset, ul, ol, table, [role]'

/** Focus candidates for an opener that gets disabled or removed, collected when the overlay opens. */
export interface FocusFallback {
  /** The opener, then controls by distance: following ones before preceding ones. */
  controls: HTMLElement[]
  /** Groups around the opener within its dialog or main content, innermost first. */
  groups: HTMLElement[]
}

/** Collects the focus candidates around an opener. */
export function findFocusFallback(opener: HTMLElement): FocusFallback {
  const root = opener.closest('[role="dialog"], [role="alertdialog"], main, [role="main"]') ?? document.body
  const controls = new Set([opener])
  const groups: HTMLElement[] = []
  for (let group = opener.parentElement; group; group = group.parentElement) {
    const within = getControls(group)
    const follows = (control: Element) =>
      Boolean(opener.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
    const before = within.filter((control) => !follows(control))
    for (const control of [...within.filter(follows), ...before.toReversed()]) controls.add(control)
    if (group === root) break
    // Skips plain wrappers: when a whole page is replaced, the host moves focus.
    if (group.matches(groupSelector)) groups.push(group)
  }
  return { controls: [...controls], groups }
}

function isLost() {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/** Focuses the opener, or the nearest control or group. */
export function focusFallback({ controls, groups }: FocusFallback) {
  const group = groups.find(({ isConnected }) => isConnected)
  const next = controls.find(canFocus) ?? (group && getControls(group).find(canFocus))
  if (next) next.focus()
  else if (group) {
    if (!group.hasAttribute('tabindex')) {
      group.tabIndex = -1
      group.addEventListener('blur', () => group.removeAttribute('tabindex'), { once: true })
    }
    group.focus()
  }
}

/**
 * Moves focus to the nearest candidate if the opener is disabled or removed, now or while it has focus. A dialog's
 * answer often does that, at once or after a server response.
 */
function restoreFocus(fallback: FocusFallback): void {
  if (isLost()) return focusFallback(fallback)
  const [opener] = fallback.controls
  if (!opener || document.activeElement !== opener) return
  const stop = () => {
    observer.disconnect()
    opener.removeEventListener('blur', onLeave)
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement === opener && canFocus(opener)) return
    stop()
    if (isLost()) focusFallback(fallback)
  })
  // A removal also fires `blur`. Only if the opener could have kept focus did the user leave it.
  const onLeave = () => void setTimeout(() => canFocus(opener) && stop())
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  opener.addEventListener('blur', onLeave)
}

/**
 * Returns focus when an overlay closes: to its opener, or to the nearest control. Part of every overlay's content.
 */
export function FocusReturn() {
  const fallback = useRef<FocusFallback>(null)
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = true
    if (!fallback.current) {
      const opener = findOpener()
      if (opener instanceof HTMLElement && opener !== document.body)
        fallback.current = findFocusFallback(opener)
    }
    const remembered = fallback.current
    // An overlay that never had focus, or lost it to a press on the page, does not return it.
    let hasFocus = document.activeElement !== document.body
    const onEnter = () => (hasFocus = true)
    const onLeave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !(target instanceof HTMLElement)) return
      setTimeout(() => {
        if (isLost() && canFocus(target)) hasFocus = false
      })
    }
    document.addEventListener('focusin', onEnter)
    document.addEventListener('focusout', onLeave)
    return () => {
      isOpen.current = false
      document.removeEventListener('focusin', onEnter)
      document.removeEventListener('focusout', onLeave)
      if (!remembered || !hasFocus) return
      // Runs after the timeout in which Radix returns focus. The check of `isOpen` skips Strict Mode's simulated
      // unmount.
      setTimeout(() => setTimeout(() => void (isOpen.current || restoreFocus(remembered))))
    }
  }, [])
  return null
}
