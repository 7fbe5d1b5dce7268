import { deferredAttribute } from '../routing/page-attributes.ts'
import { decode } from './markup.ts'

/** Tags as React writes them: no attribute value contains `>`. */
const tags = /<(\/?)([a-z][\w-]*)((?:\s[^>]*?)?)(\/?)>/gi
const attributes = /([^\s="]+)(?:="([^"]*)")?/g
const voidElements = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** Attributes of the root element that depend on the user. */
const userAttributes: ReadonlySet<string> = new Set([
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
    let deferredDepth = Number.POSITIVE_INFINITY
    for (const [, end, type = '', attributeText = '', closed] of markup.matchAll(tags)) {
      if (end) {
        depth -= 1
        if (depth === deferredDepth) deferredDepth = Number.POSITIVE_INFINITY
        continue
      }
      if (deferredDepth > depth) this.#add(type, attributeText)
      if (closed || voidElements.test(type)) continue
      if (attributeText.includes(` ${deferredAttribute}`)) deferredDepth = Math.min(deferredDepth, depth)
      depth += 1
    }
  }

  #add(type: string, attributeText: string): void {
    this.#types.add(type.toLowerCase())
    for (const [, name = '', encoded = ''] of attributeText.matchAll(attributes)) {
      const value = decode(encoded)
      if (name === 'class') for (const each of value.split(' ')) this.#classes.add(each)
      this.#attributes.set(name, (this.#attributes.get(name) ?? new Set()).add(value))
    }
  }

  hasType = (type: string): boolean => this.#types.has(type.toLowerCase())
  hasClass = (name: string): boolean => this.#classes.has(name)

  /** @param value when omitted, any value matches */
  hasAttribute(name: string, value?: string): boolean {
    if (userAttributes.has(name)) return true
    const values = this.#attributes.get(name)
    return values !== undefined && (value === undefined || values.has(value))
  }
}
