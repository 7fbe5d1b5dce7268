import { takeGraphemes, toVisibleLine } from '../characters/index.ts'

/** Buttons ("Copy") and decoration. */
const silentSelector = 'button, [aria-hidden="true"]'

/** How an element's words begin, without its buttons and decoration, on one line. */
export function getAnnouncementText(element: Element | null, maxLength: number): string {
  if (!element) return ''
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
      return node.matches(silentSelector) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    },
  )
  let text = ''
  // Not the whole of a long answer, which takes longer than a frame has.
  while (text.length <= maxLength && walker.nextNode()) {
    text = (text + (walker.currentNode.nodeValue ?? '')).replaceAll(/\s+/g, ' ').trimStart()
  }
  return takeGraphemes(toVisibleLine(text), maxLength).trimEnd()
}
