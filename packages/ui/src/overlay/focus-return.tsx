import { useLayoutEffect, useRef } from 'react'
import { isVisible, tabbable } from './panel-focus.ts'

/** Returns the opener that remains in the page: for a menu item, the menu's trigger. */
function lasting(opener: Element | null): Element | null {
  const menu = opener?.closest('[role="menu"][aria-labelledby]')
  if (!menu) return opener
  return lasting(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}

/** Returns the focused element. Safari does not focus a clicked button, so the last open trigger is used there. */
function findOpener(): Element | null {
  const { activeElement, body } = document
  if (activeElement !== body) return lasting(activeElement)
  return [...document.querySelectorAll('[aria-haspopup][data-state="open"]')].at(-1) ?? null
}

const canFocus = (element: HTMLElement) =>
  element.isConnected &&
  !element.matches(':disabled') &&
  isVisible(element) &&
  !element.closest('[inert], [aria-hidden="true"]')

const controlsIn = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>(tabbable)].filter(({ tabIndex }) => tabIndex >= 0)

/** Elements that a screen reader can name. */
const groups = 'section, article, nav, aside, form, fieldset, ul, ol, table, [role]'

/** Focus candidates for an opener that gets disabled or removed, collected when the overlay opens. */
export interface FocusPlace {
  /** The opener, then controls by distance: following ones before preceding ones. */
  controls: HTMLElement[]
  /** Groups around the opener within its dialog or main content, innermost first. */
  boxes: HTMLElement[]
}

/** Collects the focus candidates around an opener. */
export function placeAround(opener: HTMLElement): FocusPlace {
  const root = opener.closest('[role="dialog"], [role="alertdialog"], main, [role="main"]') ?? document.body
  const controls = new Set([opener])
  const boxes: HTMLElement[] = []
  for (let box = opener.parentElement; box; box = box.parentElement) {
    const within = controlsIn(box)
    const follows = (control: Element) =>
      Boolean(opener.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
    const before = within.filter((control) => !follows(control))
    for (const control of [...within.filter(follows), ...before.toReversed()]) controls.add(control)
    if (box === root) break
    // Skips plain wrappers: when a whole page is replaced, the host moves focus.
    if (box.matches(groups)) boxes.push(box)
  }
  return { controls: [...controls], boxes }
}

function isLost() {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/** Focuses the opener, or the nearest control or group. */
export function focusNearest({ controls, boxes }: FocusPlace) {
  const box = boxes.find(({ isConnected }) => isConnected)
  const next = controls.find(canFocus) ?? (box && controlsIn(box).find(canFocus))
  if (next) next.focus()
  else if (box) {
    if (!box.hasAttribute('tabindex')) {
      box.tabIndex = -1
      box.addEventListener('blur', () => box.removeAttribute('tabindex'), { once: true })
    }
    box.focus()
  }
}

/**
 * Moves focus to the nearest candidate if the opener is disabled or removed, now or while it has focus. A dialog's
 * answer often does that, at once or after a server response.
 */
function keepFocus(place: FocusPlace): void {
  if (isLost()) return focusNearest(place)
  const [opener] = place.controls
  if (!opener || document.activeElement !== opener) return
  const end = () => {
    observer.disconnect()
    opener.removeEventListener('blur', leave)
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement === opener && canFocus(opener)) return
    end()
    if (isLost()) focusNearest(place)
  })
  // A removal also fires `blur`. Only if the opener could have kept focus did the user leave it.
  const leave = () => void setTimeout(() => canFocus(opener) && end())
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  opener.addEventListener('blur', leave)
}

/**
 * Returns focus when an overlay closes: to its opener, or to the nearest control. Part of every overlay's content.
 */
export function FocusReturn() {
  const place = useRef<FocusPlace>(null)
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    isOpen.current = true
    if (!place.current) {
      const opener = findOpener()
      if (opener instanceof HTMLElement && opener !== document.body) place.current = placeAround(opener)
    }
    const remembered = place.current
    // An overlay that never had focus, or lost it to a press on the page, does not return it.
    let hasFocus = document.activeElement !== document.body
    const enter = () => (hasFocus = true)
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || !(target instanceof HTMLElement)) return
      setTimeout(() => {
        if (isLost() && canFocus(target)) hasFocus = false
      })
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('focusout', leave)
    return () => {
      isOpen.current = false
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
      if (!remembered || !hasFocus) return
      // Runs after the timeout in which Radix returns focus. The check of `isOpen` skips Strict Mode's simulated
      // unmount.
      setTimeout(() => setTimeout(() => void (isOpen.current || keepFocus(remembered))))
    }
  }, [])
  return null
}
