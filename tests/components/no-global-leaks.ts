/** Test files share a page with the kit's styles, so each test restores the root element. */
import { afterEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import '../../packages/ui/src/styles/styles.css'

const { documentElement: root } = document
const attributes = ['lang', 'dir', 'style', 'class', 'data-theme', 'data-motion']
const { adoptedStyleSheets } = document
afterEach(async () => {
  await cleanup()
  for (const name of attributes) root.removeAttribute(name)
  document.adoptedStyleSheets = adoptedStyleSheets
})
