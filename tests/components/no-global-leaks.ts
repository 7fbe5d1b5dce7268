/** Test files share a page with the kit's styles, so each test restores the root element. */
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
