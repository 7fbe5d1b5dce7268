/** Files of a built portal, and keys that none of them may contain. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Key of no account, as long as one. */
export const KEY = 'AQ.not-a-key-of-anybody-but-as-long-as-one-is'

/** Environment of a build that has a key under each of its names. */
export const keyEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY'].map((name) => [
    name,
    KEY,
  ]),
)

/** Reads the files of a build, and returns a function that names those which contain a text. */
export function readBuiltSite(folder: string): (text: string, names?: RegExp) => readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name, parentPath }) => ({ name, content: readFileSync(join(parentPath, name), 'latin1') }))
  return (text, names = /./) =>
    files.filter(({ name, content }) => names.test(name) && content.includes(text)).map(({ name }) => name)
}
