import type { LanguageInput } from 'shiki/core'
import { loadChunk } from '../../chunks/load-chunk.ts'

type Load = () => Promise<{ default: LanguageInput }>

const languages: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['c', () => loadChunk(() => import('shiki/langs/c.mjs'))],
  ['csharp', () => loadChunk(() => import('shiki/langs/csharp.mjs'))],
  ['css', () => loadChunk(() => import('shiki/langs/css.mjs'))],
  ['diff', () => loadChunk(() => import('shiki/langs/diff.mjs'))],
  ['go', () => loadChunk(() => import('shiki/langs/go.mjs'))],
  ['html', () => loadChunk(() => import('shiki/langs/html.mjs'))],
  ['java', () => loadChunk(() => import('shiki/langs/java.mjs'))],
  ['javascript', () => loadChunk(() => import('shiki/langs/javascript.mjs'))],
  ['json', () => loadChunk(() => import('shiki/langs/json.mjs'))],
  ['kotlin', () => loadChunk(() => import('shiki/langs/kotlin.mjs'))],
  ['python', () => loadChunk(() => import('shiki/langs/python.mjs'))],
  ['rust', () => loadChunk(() => import('shiki/langs/rust.mjs'))],
  ['shellscript', () => loadChunk(() => import('shiki/langs/shellscript.mjs'))],
  ['sql', () => loadChunk(() => import('shiki/langs/sql.mjs'))],
  ['swift', () => loadChunk(() => import('shiki/langs/swift.mjs'))],
  ['tsx', () => loadChunk(() => import('shiki/langs/tsx.mjs'))],
  ['typescript', () => loadChunk(() => import('shiki/langs/typescript.mjs'))],
  ['xml', () => loadChunk(() => import('shiki/langs/xml.mjs'))],
  ['yaml', () => loadChunk(() => import('shiki/langs/yaml.mjs'))],
])

const aliases: ReadonlyMap<string, string> = new Map([
  ['bash', 'shellscript'],
  // The grammar of C++ is ten times as large.
  ['c++', 'c'],
  ['c#', 'csharp'],
  ['cpp', 'c'],
  ['cs', 'csharp'],
  ['js', 'javascript'],
  ['jsx', 'tsx'],
  ['kt', 'kotlin'],
  ['mjs', 'javascript'],
  ['py', 'python'],
  ['rs', 'rust'],
  ['sh', 'shellscript'],
  ['shell', 'shellscript'],
  ['svg', 'xml'],
  ['ts', 'typescript'],
  ['yml', 'yaml'],
  ['zsh', 'shellscript'],
])

export interface CodeLanguage {
  readonly name: string
  readonly load: Load
}

/** Returns a language by a name of any case that models and people use. */
export function findCodeLanguage(name: string): CodeLanguage | null {
  const lower = name.toLowerCase()
  const found = aliases.get(lower) ?? lower
  const load = languages.get(found)
  return load ? { name: found, load } : null
}
