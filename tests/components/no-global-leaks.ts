/** Files share a page, with the kit's styles on it: each test leaves its root as it found it. */
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '../../packages/ui/src/styles/styles.css'

const { documentElement: root } = document
const told = ['lang', 'dir', 'style', 'class', 'data-theme', 'data-motion']
const { adoptedStyleSheets } = document
afterEach(async () => {
  await cleanup()
  for (const name of told) root.removeAttribute(name)
  document.adoptedStyleSheets = adoptedStyleSheets
})
