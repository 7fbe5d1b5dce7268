import { useLayoutEffect, useRef } from 'react'
import { isVisible, tabbable } from './panel-focus.ts'

/** What opened it and will still be there afterwards: an item's menu closes, the menu's trigger remains. */
function lasting(opener: Element | null): Element | null {
  const menu = opener?.closest('[role="menu"][aria-labelledby]')
  if (!menu) return opener
  return lasting(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''))
}

/** The element that has focus; Safari gives none to a button that is clicked, so then the trigger of what is open. */
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

/** Where focus can go when its opener is disabled or removed, as it stood when the overlay opened. */
export interface FocusPlace {
  /** The opener, then what is nearest to it in the page, what follows before what precedes. */
  controls: HTMLElement[]
  /** The groups around the opener within its dialog or its main content, the innermost first. */
  boxes: HTMLElement[]
}

/** Returns where focus can go instead of an element that it should return to. */
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
    // A wrapper is no place: when a whole page is exchanged, its host leads focus.
    if (box.matches(groups)) boxes.push(box)
  }
  return { controls: [...controls], boxes }
}

function isLost() {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
}

/** Focuses the opener, or what is nearest to it. */
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
 * Moves focus to the nearest place when its opener has lost it: at once, or as long as it keeps focus. An answer often
 * disables or removes what had asked, in the same moment or when the server has replied.
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
  // A removal blurs too: only an opener that could have kept focus was left by the person.
  const leave = () => void setTimeout(() => canFocus(opener) && end())
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  opener.addEventListener('blur', leave)
}

/** Part of every overlay's content: when it closes, focus is at its opener or next to it, never nowhere. */
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
    // What never had focus, or lost it to a press on the page, gives none back.
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
      // Radix gives focus back in a timeout of its own, which begins after this one. Strict mode only pretends to close.
      setTimeout(() => setTimeout(() => void (isOpen.current || keepFocus(remembered))))
    }
  }, [])
  return null
}
