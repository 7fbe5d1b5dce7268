/** An element's words without its buttons ("Copy") and decoration, on one line. */
export function textWorthHearing(element: Element | null): string {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const aside of copy.querySelectorAll('button, [aria-hidden="true"]')) aside.remove()
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
