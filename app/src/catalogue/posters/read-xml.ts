/**
 * Parses XML elements and attributes as strictly as an `<img>` does. Returns elements with attributes in document
 * order.
 *
 * @throws Error at the first syntax error
 */
export function readXml(source: string): { name: string; attributes: ReadonlyMap<string, string> }[] {
  const token = /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z:-]+="[^"<&]*")*)\s?(\/?)>/y
  const open: string[] = []
  const elements: { name: string; attributes: Map<string, string> }[] = []
  while (token.lastIndex < source.length) {
    const position = token.lastIndex
    const [, isClosing, name, attributeText = '', isEmpty] = token.exec(source) ?? []
    if (name === undefined)
      throw new Error(`Not XML at ${position}: ${source.slice(position, position + 60)}`)
    if (isClosing) {
      if (open.pop() !== name) throw new Error(`</${name}> at ${position} closes another element`)
    } else {
      if (open.length === 0 && elements.length > 0)
        throw new Error(`<${name}> at ${position} is a second root`)
      const pairs = [...attributeText.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ])
      const attributes = new Map(pairs as [string, string][])
      if (attributes.size !== pairs.length) throw new Error(`<${name}> at ${position} repeats an attribute`)
      elements.push({ name, attributes })
      if (!isEmpty) open.push(name)
    }
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> is never closed`)
  return elements
}
