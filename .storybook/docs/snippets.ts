import { readFileSync } from 'node:fs'
import { createHighlighter, createCssVariablesTheme } from 'shiki'
import type { Plugin } from 'vite'

const theme = createCssVariablesTheme({ variablePrefix: '--code-' })
let highlighter: ReturnType<typeof createHighlighter> | undefined

/**
 * Imports of a file with `?snippet` get its source and the source as highlighted HTML. Highlighting at build time
 * sends no grammar to the browser.
 */
export const snippets = (): Plugin => ({
  name: 'saha-snippets',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?')
    if (query !== 'snippet' || !path) return null
    this.addWatchFile(path)
    const code = readFileSync(path, 'utf8').trimEnd()
    highlighter ??= createHighlighter({ langs: ['tsx'], themes: [theme] })
    const html = (await highlighter).codeToHtml(code, { lang: 'tsx', theme: 'css-variables' })
    return `export default ${JSON.stringify({ code, html })}`
  },
})
