/**
 * Returns whether a click in the portal opened this page, not a reload, a typed URL or the back button. Then the
 * game may start without another click.
 */
export function wasOpenedByClick(): boolean {
  // Both are undefined in older browsers, although the types require them.
  const activation = navigator.userActivation as UserActivation | undefined
  const here = window.navigation as Navigation | undefined
  const newest = here?.currentEntry?.index === (here?.entries().length ?? 0) - 1
  return (activation?.isActive ?? false) && newest
}
