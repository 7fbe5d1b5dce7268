declare global {
  interface Window {
    /** Returns translated text that React changed without a visible effect. */
    staleTexts: () => string[]
  }
}

/**
 * Replaces each text node with two `<font>` elements, now and later, as Chrome's and Edge's translators do. React
 * then holds detached text nodes.
 */
export function translatePage(): void {
  const translated: { text: Text; was: string; font: HTMLElement }[] = []
  const untranslatable = 'script, style, noscript, textarea, option, title, svg, font[data-translated]'

  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!parent || !/\p{L}|\d/u.test(text.data) || parent.closest(untranslatable)) return
    const font = document.createElement('font')
    font.dataset['translated'] = ''
    const inner = font.appendChild(document.createElement('font'))
    inner.textContent = text.data
    text.replaceWith(font)
    translated.push({ text, was: text.data, font })
  }

  const translateBelow = (root: Node) => {
    if (root instanceof Text) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }

  window.staleTexts = () =>
    translated
      .filter(({ text, was, font }) => font.isConnected && text.data !== was)
      .map(({ text, was }) => `${was} → ${text.data}`)

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateBelow(target)
      else addedNodes.forEach(translateBelow)
    }
  })

  /** React adds a property to each element that it has hydrated or rendered. */
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))

  const startWhenHydrated = () => {
    const elements = [...document.querySelectorAll('#root:not([data-prerendered]) *')]
    if (elements.length === 0 || !elements.every(isLive)) return requestAnimationFrame(startWhenHydrated)
    document.documentElement.classList.add('translated-ltr')
    translateBelow(document.body)
    return observer.observe(document, { childList: true, characterData: true, subtree: true })
  }
  startWhenHydrated()
}
