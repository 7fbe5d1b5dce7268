/**
 * Whether the visitor has come here by pressing something in the portal just now, and not by a reload, an address or
 * the browser's Back: then a game may begin without asking once more.
 */
export function wasOpenedByClick(): boolean {
  // Both missing in older browsers, whatever the types say.
  const activation = navigator.userActivation as UserActivation | undefined
  const here = window.navigation as Navigation | undefined
  const newest = here?.currentEntry?.index === (here?.entries().length ?? 0) - 1
  return (activation?.isActive ?? false) && newest
}
