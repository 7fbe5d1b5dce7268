import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const { code } = minifySync('boot.js', readFileSync(new URL('boot.js', import.meta.url), 'utf8'))
/** What runs before the first paint, as it stands in every page: a file of its own would be waited for. */
const script = code.trim()

/** What the policy knows it by. */
export const bootHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Puts it into the page in the place of its file. */
export const boot = (): Plugin => ({
  name: 'saha:boot',
  transformIndexHtml: (html) => html.replace(/<script src="\.\/boot\.js"[^>]*>/, () => `<script>${script}`),
})
