interface Asked {
  locale: 'en' | 'ar'
  /** Repeats the check with every word replaced by one of 28 letters. */
  longWords: boolean
}

/** Returns by how much the page is wider than the viewport; restores the text. Runs in the page. */
export function findOverflow({ locale, longWords }: Asked): string[] {
  const root = document.documentElement
  const wider = (when: string) => {
    const by = root.scrollWidth - root.clientWidth
    return by > 0 ? [`scrolls sideways by ${by} px ${when}`] : []
  }
  const asItIs = wider(`at ${innerWidth} px`)
  if (!longWords) return asItIs
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
  const withThem = wider('with words of 28 letters')
  for (const [node, text] of kept) node.textContent = text
  return [...asItIs, ...withThem]
}
