import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'
import { portal } from './src/config/portal.ts'

const source = readFileSync(new URL('boot.js', import.meta.url), 'utf8')
  .replaceAll('en|ar', portal.languages.join('|'))
  .replaceAll("'en'", `'${portal.languages[0]}'`)
const { code } = minifySync('boot.js', source)
/** Inlined into every page: a separate file would delay the first paint. */
const script = code.trim()

/** Its hash for the content security policy. */
export const bootHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Replaces the script tag with the inline script. */
export const boot = (): Plugin => ({
  name: 'saha:boot',
  transformIndexHtml: (html) => html.replace(/<script src="\.\/boot\.js"[^>]*>/, () => `<script>${script}`),
})
