import { takeGraphemes, toVisibleLine } from '../characters/index.ts'

/** Buttons ("Copy") and decoration, which are not announced. */
const silentSelector = 'button, [aria-hidden="true"]'

/** Returns the beginning of an element's text on one line, without buttons and decoration. */
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
  // Stops at the limit, because reading a long reply would take longer than a frame.
  while (text.length <= maxLength && walker.nextNode()) {
    text = (text + (walker.currentNode.nodeValue ?? '')).replaceAll(/\s+/g, ' ').trimStart()
  }
  return takeGraphemes(toVisibleLine(text), maxLength).trimEnd()
}
