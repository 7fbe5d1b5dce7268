/**
 * Puts one word of 28 letters in the place of every word of the kit's parts, in either script, and says by how many
 * pixels the page is now wider than its window. Runs in the page; the texts come back before it returns.
 */
export function withLongWords(locale: 'en' | 'ar'): number {
  const word = locale === 'ar' ? 'ااستقبالهمومستشفياتهمالكبرىى' : 'Donaudampfschifffahrtsgesell'
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kept: [node: Node, text: string | null][] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    const part = node.parentElement?.closest('[data-slot]')
    if (!part || !/\p{L}/u.test(node.textContent ?? '') || node.parentElement?.closest('script, style, svg'))
      continue
    kept.push([node, node.textContent])
  }
  for (const [node] of kept) node.textContent = word
  const { scrollWidth, clientWidth } = document.documentElement
  for (const [node, text] of kept) node.textContent = text
  return scrollWidth - clientWidth
}
