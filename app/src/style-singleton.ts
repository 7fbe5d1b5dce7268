/**
 * Stands in for `react-style-singleton`, by which modal overlays keep the page behind them from scrolling: that one
 * writes a `<style>`, which the portal's content security policy forbids. A constructed sheet is allowed.
 */
import { useEffect } from 'react'

/** A component whose styles hold while any of its kind is mounted; the first one's. */
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
