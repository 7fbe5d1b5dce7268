import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const app = fileURLToPath(new URL('src/', import.meta.url))
const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url))
const isMessageFile = /packages\/ui\/src\/messages\/(?:en|ar)\.ts$/
const isOther = /(?:\/messages\/|\/testing\/|\.(?:test|stories|example|guidelines)\.)/

/** Names in the code of the components that the portal shows; `kit.css` lists the others. */
function readUsedNames(): ReadonlySet<string> {
  const unused = [...readFileSync(`${app}kit.css`, 'utf8').matchAll(/@source not '.*\/src\/([\w/.-]+)';/g)]
  const files = globSync(`${kit}**/*.{ts,tsx}`).filter(
    (file) =>
      !isOther.test(file) && !unused.some(([, path]) => `${file.slice(kit.length)}/`.startsWith(`${path}/`)),
  )
  return new Set(files.flatMap((file) => listReadNames(readFileSync(file, 'utf8'))))
}

/** Names of the messages that a source file reads; every word of a file that computes them. */
const listReadNames = (source: string): readonly string[] =>
  source.match(source.includes('messages[') ? /\w+/g : /(?<=\bmessages\??\.)\w+/g) ?? []

/** Removes the messages of components that the portal does not show from a file of the kit's messages. */
export const removeUnusedMessages = (source: string, used: ReadonlySet<string>): string =>
  source.replace(/^export const [^]*/m, (messages) =>
    messages.replaceAll(/^ {2}(\w+):[^]*?(?=^ {2}\w+:|^\})/gm, (entry, name: string) =>
      used.has(name) ? entry : '',
    ),
  )

/** Leaves messages of unused components out of the first load. */
export function kitMessages(): Plugin {
  const used = readUsedNames()
  return {
    name: 'saha:kit-messages',
    enforce: 'pre',
    transform: (code, id) =>
      isMessageFile.test(id) ? { code: removeUnusedMessages(code, used), map: null } : null,
  }
}
