import { readFileSync } from 'node:fs'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/** Name of the file, which is never served. */
export const HEADERS_FILE = '_headers'

/** A block of the file: a path pattern, and headers to set and unset. */
interface Rule {
  readonly text: string
  readonly pattern: RegExp
  readonly set: [name: string, value: string][]
  readonly unset: string[]
}

/** Header rules by path. */
export interface HeaderRules {
  /** Unique patterns as written. */
  readonly patterns: readonly string[]
  headersFor(path: string): ReadonlyMap<string, string>
}

/**
 * Reads a folder's `_headers` file in the format of Netlify and Cloudflare Pages: a path pattern in the first column
 * (`*` for anything, `:name` for one segment), then indented `Name: value` lines, or `! Name` to unset a header.
 * Values of several rules are joined by commas.
 *
 * @throws {StartError} that names the invalid line
 */
export function readHeadersFile(folder: string): HeaderRules {
  const path = join(folder, HEADERS_FILE)
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'))
      throw new StartError(`The file ${path} cannot be read: check that it is a text file.`, { cause })
  }
  return parseHeaders(text, path)
}

/** @param source name of the text in errors */
export function parseHeaders(text: string, source: string): HeaderRules {
  const rules: Rule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    const createError = (problem: string, cause?: unknown) =>
      new StartError(`${source}, line ${index + 1}: ${problem}`, { cause })
    if (!/^\s/.test(line)) {
      rules.push({ text: content, pattern: compilePattern(content, createError), set: [], unset: [] })
      continue
    }
    const rule = rules.at(-1)
    if (rule === undefined) throw createError('a header must follow the path it applies to.')
    readHeader(content, rule, createError)
  }
  const patterns = [...new Set(rules.map((rule) => rule.text))]
  return { patterns, headersFor: (path) => collectHeaders(rules, path) }
}

type CreateError = (problem: string, cause?: unknown) => StartError

function compilePattern(text: string, createError: CreateError): RegExp {
  if (!text.startsWith('/'))
    throw createError(`a path must start with "/", and a header must be indented: "${text}" is neither.`)
  const source = text
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

function readHeader(content: string, rule: Rule, createError: CreateError): void {
  if (content.startsWith('!')) {
    rule.unset.push(content.slice(1).trim().toLowerCase())
    return
  }
  const colon = content.indexOf(':')
  if (colon < 1) throw createError(`a header has the form "Name: value", but this is "${content}".`)
  const name = content.slice(0, colon).trim().toLowerCase()
  const value = content.slice(colon + 1).trim()
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  } catch (cause) {
    throw createError(`"${content}" is not a valid header.`, cause)
  }
  rule.set.push([name, value])
}

function collectHeaders(rules: readonly Rule[], path: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const { pattern, set, unset } of rules) {
    if (!pattern.test(path)) continue
    for (const name of unset) headers.delete(name)
    for (const [name, value] of set) {
      const earlier = headers.get(name)
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return headers
}
