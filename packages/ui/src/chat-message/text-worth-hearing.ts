import { firstCharacters, visibleLine } from '../characters/index.ts'

/** Buttons ("Copy") and decoration. */
const aside = 'button, [aria-hidden="true"]'

/** How an element's words begin, without its buttons and decoration, on one line. */
export function textWorthHearing(element: Element | null, longest: number): string {
  if (!element) return ''
  const words = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT
    return node.matches(aside) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  let text = ''
  // Not the whole of a long answer, which takes longer than a frame has.
  while (text.length <= longest && words.nextNode()) {
    text = (text + (words.currentNode.nodeValue ?? '')).replaceAll(/\s+/g, ' ').trimStart()
  }
  return firstCharacters(visibleLine(text), longest).trimEnd()
}
