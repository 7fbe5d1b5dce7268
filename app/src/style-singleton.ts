/**
 * Replaces `react-style-singleton`, with which modal overlays lock scrolling: it inserts a `<style>` element, which
 * the content security policy forbids. A constructed stylesheet is allowed.
 */
import { useEffect } from 'react'

/** Creates a component that applies the styles of its first instance while any instance is mounted. */
export function styleSingleton() {
  let mounted = 0
  const sheet = new CSSStyleSheet()
  return function Style({ styles }: { styles: string }): null {
    useEffect(() => {
      if (mounted === 0) {
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      mounted += 1
      return () => {
        mounted -= 1
        if (mounted > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles])
    return null
  }
}
