import type { FocusEvent } from 'react'

/** Returns true if the panel does not clip the element. */
function isFullyVisible(element: Element, panel: Element) {
  const [box, frame] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  return box.top >= frame.top && box.bottom <= frame.bottom
}

/** Returns true if the element has a visible box. `checkVisibility` is newer than the supported browsers. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

export const tabbable = 'a[href],button,input,select,textarea,summary,[tabindex]'

/**
 * Returns the control that gets focus when the panel opens: an alert dialog's cancel button, else the first control.
 */
const firstControl = (panel: Element) =>
  panel.querySelector('[data-slot="alert-dialog-cancel"]') ??
  [...panel.querySelectorAll<HTMLElement>(tabbable)].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element),
  )

/**
 * Focuses the title if the first control of a long panel is not visible, so that the text is read before its
 * controls. Returns true if it did.
 */
export function focusPanelStart(panel: HTMLElement): boolean {
  const control = firstControl(panel)
  if (!control || isFullyVisible(control, panel)) return false
  const title = panel.querySelector<HTMLElement>('[data-slot$="-title"]') ?? panel
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/** Scrolls the focused control into view, because Radix moves focus without scrolling. */
export function scrollFocusIntoView({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && currentTarget.contains(target)) target.scrollIntoView({ block: 'nearest' })
}
