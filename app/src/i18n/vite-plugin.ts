import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { readonly [key: string]: string | Messages }
type Compiled = { [key: string]: unknown }

const compileAll = (messages: Messages): Compiled =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? compile(message) : compileAll(message),
    ]),
  )

const isMessageFile = /\/i18n\/messages\/(?:[a-z-]+\/)?[a-z]{2}\.ts$/

/** Compiles ICU messages at build time, so that no parser is shipped (see `use-intl/format-message/format-only`). */
export function messages(): Plugin {
  return {
    name: 'saha:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (!isMessageFile.test(file)) return null
      this.addWatchFile(file)
      const source = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as { default: Messages }
      return `export default ${JSON.stringify(compileAll(source.default))}`
    },
  }
}
