import type { FocusEvent } from 'react'

/** Whether nothing of an element is cut off by the panel that it stands in. */
function isInSight(element: Element, panel: Element) {
  const [box, frame] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
  return box.top >= frame.top && box.bottom <= frame.bottom
}

/** Whether an element has a box that is not hidden. `checkVisibility` is newer than the browsers the kit supports. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

export const tabbable = 'a[href],button,input,select,textarea,summary,[tabindex]'

/** What focus goes to by itself when a panel opens: the way back of a question, else the first control. */
const firstControl = (panel: Element) =>
  panel.querySelector('[data-slot="alert-dialog-cancel"]') ??
  [...panel.querySelectorAll<HTMLElement>(tabbable)].find(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element),
  )

/**
 * Where the first control of a long panel lies out of sight, its title gets focus: what is read comes before what is
 * answered. Returns whether it did.
 */
export function focusBeginning(panel: HTMLElement): boolean {
  const control = firstControl(panel)
  if (!control || isInSight(control, panel)) return false
  const title = panel.querySelector<HTMLElement>('[data-slot$="-title"]') ?? panel
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/** Radix moves focus without scrolling; in a panel that scrolls it would be lost to the eye. */
export function keepInSight({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && currentTarget.contains(target)) target.scrollIntoView({ block: 'nearest' })
}
