/**
 * Parses a stylesheet and computes the cascade order of its rules. Split stylesheets lose source order, so each step
 * of the order becomes a cascade layer.
 */

/** A CSS statement, or a block with nested blocks (`children`) or declarations (`body`). */
export interface Node {
  prelude: string
  body?: string
  children?: Node[]
}

/** One selector with its declarations and enclosing conditions (media, supports), outermost first. */
export interface Rule {
  conditions: readonly string[]
  selector: string
  body: string
}

const holdsRules = /^@(?:layer|media|supports|container)\b/

/** Returns the index after the string, comment, escape or bracket pair that starts at `at`. */
function past(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (css.startsWith('/*', at)) return css.indexOf('*/', at) + 2
  if (sign === '"' || sign === "'") {
    let end = at + 1
    while (css[end] !== sign) end += css[end] === '\\' ? 2 : 1
    return end + 1
  }
  const closing = { '(': ')', '[': ']', '{': '}' }[sign ?? '']
  if (!closing) return at + 1
  let end = at + 1
  while (css[end] !== closing) end = past(css, end)
  return end + 1
}

/** Splits at a character, ignoring strings and brackets. */
export function split(css: string, sign: string): string[] {
  const parts: string[] = []
  let begin = 0
  for (let at = 0; at < css.length;) {
    if (css[at] === sign) {
      parts.push(css.slice(begin, at))
      begin = at + 1
    }
    at = past(css, at)
  }
  return [...parts, css.slice(begin)].map((part) => part.trim()).filter(Boolean)
}

export function parse(css: string): Node[] {
  const nodes: Node[] = []
  let begin = 0
  for (let at = 0; at < css.length;) {
    const next = past(css, at)
    const prelude = css
      .slice(begin, at)
      .replace(/^\s*(?:\/\*[^]*?\*\/\s*)*/, '')
      .trim()
    if (css[at] === ';') nodes.push({ prelude })
    if (css[at] === '{') {
      const body = css.slice(at + 1, next - 1)
      nodes.push(holdsRules.test(prelude) ? { prelude, children: parse(body) } : { prelude, body })
    }
    if (css[at] === ';' || css[at] === '{') begin = next
    at = next
  }
  return nodes
}

export const write = ({ prelude, body, children }: Node): string =>
  children
    ? `${prelude}{${children.map(write).join('\n')}}`
    : body === undefined
      ? `${prelude};`
      : `${prelude}{${body}}`

/** Flattens blocks into rules in source order, one per selector. */
export function rulesOf(nodes: readonly Node[], conditions: readonly string[] = []): Rule[] {
  return nodes.flatMap(({ prelude, body = '', children }) =>
    children
      ? rulesOf(children, [...conditions, prelude])
      : split(prelude, ',').map((selector) => ({ conditions, selector, body })),
  )
}

type Weight = readonly [ids: number, classes: number, elements: number]

const compare = (one: Weight, other: Weight) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

/** Returns the specificity of a selector (Selectors 4, §17). */
export function weigh(selector: string): Weight {
  let [ids, classes, elements] = [0, 0, 0]
  for (let at = 0; at < selector.length;) {
    const rest = selector.slice(at)
    const name = /^(?:\\.|[\w-])+/.exec(rest.replace(/^[.#]|^::?/, ''))?.[0] ?? ''
    const sign = /^(?:::|[.#:[])/.exec(rest)?.[0] ?? ''
    if (sign === '[') {
      classes += 1
      at = past(selector, at)
      continue
    }
    const end = at + Math.max(sign.length + name.length, 1)
    const inside = selector[end] === '(' && name ? selector.slice(end + 1, past(selector, end) - 1) : ''
    if (sign === '#') ids += 1
    else if (sign === '.') classes += 1
    else if (sign === '::' || (sign === '' && name)) elements += 1
    else if (sign === ':' && /^(?:is|not|has)$/.test(name)) {
      const most = split(inside, ',').map(weigh).toSorted(compare).at(-1) ?? [0, 0, 0]
      ;[ids, classes, elements] = [ids + most[0], classes + most[1], elements + most[2]]
    } else if (sign === ':' && /^(?:before|after)$/.test(name)) elements += 1
    else if (sign === ':' && name !== 'where') classes += 1
    at = inside || selector[end] === '(' ? past(selector, end) : end
  }
  return [ids, classes, elements]
}

/**
 * Groups properties that may override each other. Groups err on the large side, so that a shorthand and its longhands
 * always share one.
 */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property
  const name = property.replace(/^-(?:webkit|moz)-/, '')
  if (/^(?:top|right|bottom|left)$/.test(name)) return 'inset'
  if (/^(?:width|height|inline-size|block-size)$/.test(name)) return 'size'
  if (/^(?:row-gap|column-gap)$/.test(name)) return 'gap'
  if (/^(?:align|justify)-/.test(name)) return 'place'
  if (name === 'line-height') return 'font'
  return name.split('-')[0] ?? name
}

/** Returns the layer of each rule: above every weaker rule that sets one of the same properties. */
export function steps(rules: readonly Rule[]): number[] {
  const highest = new Map<string, number>()
  const found: number[] = []
  const byStrength = rules
    .map(({ selector, body }, index) => ({ index, body, weight: weigh(selector) }))
    .toSorted((one, other) => compare(one.weight, other.weight) || one.index - other.index)
  for (const { index, body } of byStrength) {
    const families = split(body, ';').map((declaration) => familyOf(split(declaration, ':')[0] ?? ''))
    const step = 1 + Math.max(0, ...families.map((family) => highest.get(family) ?? 0))
    for (const family of families) highest.set(family, step)
    found[index] = step
  }
  return found
}
