import { deferredAttribute } from '../routing/page-attributes.ts'
import { decode } from './markup.ts'

/** Tags as React writes them: no attribute value contains `>`. */
const tags = /<(\/?)([a-z][\w-]*)((?:\s[^>]*?)?)(\/?)>/gi
const attributes = /([^\s="]+)(?:="([^"]*)")?/g
const withoutEnd = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Attributes of the root element that depend on the user. */
const ofVisitor: ReadonlySet<string> = new Set([
  'lang',
  'dir',
  'data-elsewhere',
  'data-motion',
  'data-theme',
  'data-welcome',
])

/** Names in some markup that CSS selectors may match, without deferred blocks. */
export class ElementNames {
  readonly #types = new Set(['html', 'body'])
  readonly #classes = new Set<string>()
  readonly #attributes = new Map<string, Set<string>>()

  constructor(markup: readonly string[]) {
    for (const each of markup) this.#read(each)
  }

  #read(markup: string): void {
    let depth = 0
    /** Depth of the deferred element. */
    let waiting = Number.POSITIVE_INFINITY
    for (const [, end, type = '', written = '', closed] of markup.matchAll(tags)) {
      if (end) {
        depth -= 1
        if (depth === waiting) waiting = Number.POSITIVE_INFINITY
        continue
      }
      if (waiting > depth) this.#see(type, written)
      if (closed || withoutEnd.test(type)) continue
      if (written.includes(` ${deferredAttribute}`)) waiting = Math.min(waiting, depth)
      depth += 1
    }
  }

  #see(type: string, written: string): void {
    this.#types.add(type.toLowerCase())
    for (const [, name = '', encoded = ''] of written.matchAll(attributes)) {
      const value = decode(encoded)
      if (name === 'class') for (const each of value.split(' ')) this.#classes.add(each)
      this.#attributes.set(name, (this.#attributes.get(name) ?? new Set()).add(value))
    }
  }

  hasType = (type: string): boolean => this.#types.has(type.toLowerCase())
  hasClass = (name: string): boolean => this.#classes.has(name)

  /** @param value when omitted, any value matches */
  hasAttribute(name: string, value?: string): boolean {
    if (ofVisitor.has(name)) return true
    const values = this.#attributes.get(name)
    return values !== undefined && (value === undefined || values.has(value))
  }
}
