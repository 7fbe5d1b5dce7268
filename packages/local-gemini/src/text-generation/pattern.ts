/** Characters that generated texts prefer, in this order. */
const PREFERRED_LETTERS = 'demoabcfghijklnpqrstuvwxyzDEMO0123456789 -_.@/:,'.split('')
const ALL = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
/** Repetitions that an open quantifier may have, and nested groups. */
const MAX_REPEATS = 64

type Node =
  | { readonly kind: 'set'; readonly matches: (letter: string) => boolean }
  | { readonly kind: 'choice'; readonly options: readonly Node[][] }
  | { readonly kind: 'repeat'; readonly node: Node; readonly least: number; readonly most: number }

/**
 * Creates a text that matches a pattern: literals, classes, groups, alternatives, quantifiers and anchors.
 *
 * @returns null for a pattern with other syntax, or without a match of that length
 */
export function createMatch(pattern: string, minLength: number, maxLength: number): string | null {
  const expression = compile(pattern)
  const nodes = expression === null ? null : new Parser(pattern).parse()
  if (expression === null || nodes === null) return null
  for (let extra = 0; extra <= MAX_REPEATS; extra += 1) {
    const text = writeSequence(nodes, extra)
    const length = Array.from(text).length
    if (length >= minLength && length <= maxLength && expression.test(text)) return text
  }
  return null
}

function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return null
  }
}

const writeSequence = (nodes: readonly Node[], extra: number): string =>
  nodes.map((node) => writeNode(node, extra)).join('')

function writeNode(node: Node, extra: number): string {
  if (node.kind === 'set') return [...PREFERRED_LETTERS, ...ALL].find((letter) => node.matches(letter)) ?? ''
  if (node.kind === 'choice') return writeSequence(node.options[0] ?? [], extra)
  const { least, most } = node
  const count = Math.min(most, Math.max(least, Math.min(extra, least + MAX_REPEATS)))
  return Array.from({ length: count }, (_, index) => writeRepeated(node.node, index, extra)).join('')
}

/** Repeats a class with different letters, so that `[a-z]{4}` reads `demo`. */
function writeRepeated(node: Node, index: number, extra: number): string {
  if (node.kind !== 'set') return writeNode(node, extra)
  const letters = PREFERRED_LETTERS.filter((letter) => node.matches(letter))
  return letters[index % Math.max(1, letters.length)] ?? writeNode(node, extra)
}

/** Parses the supported part of regular expressions. */
class Parser {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  /** @returns null for unsupported syntax */
  parse(): Node[] | null {
    try {
      const options = this.#alternatives()
      return this.#at < this.#source.length ? null : [{ kind: 'choice', options }]
    } catch (error) {
      if (error instanceof SyntaxError) return null
      throw error
    }
  }

  #alternatives(): Node[][] {
    const options = [this.#sequence()]
    while (this.#source[this.#at] === '|') {
      this.#at += 1
      options.push(this.#sequence())
    }
    return options
  }

  #sequence(): Node[] {
    const nodes: Node[] = []
    for (;;) {
      const next = this.#source[this.#at]
      if (next === undefined || next === '|' || next === ')') return nodes
      this.#at += 1
      // Anchors match no letter.
      if (next === '^' || next === '$') continue
      nodes.push(this.#quantified(this.#atom(next)))
    }
  }

  #atom(first: string): Node {
    if (first === '(') return this.#group()
    if (first === '[') return { kind: 'set', matches: this.#class() }
    if (first === '.') return { kind: 'set', matches: (letter) => letter !== '\n' }
    if (first === '\\') return { kind: 'set', matches: this.#escape() }
    return { kind: 'set', matches: (letter) => letter === first }
  }

  #group(): Node {
    const rest = this.#source.slice(this.#at)
    const head = /^\?(?::|<[A-Za-z]\w*>)/.exec(rest)?.[0] ?? ''
    if (rest.startsWith('?') && head === '') throw new SyntaxError('Lookarounds are not supported.')
    this.#at += head.length
    const options = this.#alternatives()
    this.#at += 1
    return { kind: 'choice', options }
  }

  #escape(): (letter: string) => boolean {
    const rest = this.#source.slice(this.#at)
    const escape = /^(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]+\}|.)/su.exec(rest)?.[0]
    if (escape === undefined || /^[bBk1-9]/.test(escape)) throw new SyntaxError(`Unsupported: \\${escape}`)
    this.#at += escape.length
    const single = new RegExp(`^\\${escape}$`, 'u')
    return (letter) => single.test(letter)
  }

  #class(): (letter: string) => boolean {
    const rest = this.#source.slice(this.#at)
    const body = /^\^?\]?(?:\\.|[^\]\\])*\]/su.exec(rest)?.[0]
    if (body === undefined) throw new SyntaxError('The class has no end.')
    this.#at += body.length
    const single = new RegExp(`^[${body}$`, 'u')
    return (letter) => single.test(letter)
  }

  #quantified(node: Node): Node {
    const rest = this.#source.slice(this.#at)
    const [quantifier, least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(rest) ?? []
    if (quantifier === undefined) return node
    this.#at += quantifier.length
    // A lazy quantifier matches the same texts.
    if (this.#source[this.#at] === '?') this.#at += 1
    if (quantifier === '*') return { kind: 'repeat', node, least: 0, most: MAX_REPEATS }
    if (quantifier === '+') return { kind: 'repeat', node, least: 1, most: MAX_REPEATS }
    if (quantifier === '?') return { kind: 'repeat', node, least: 0, most: 1 }
    const from = Number(least)
    if (from > 10_000) throw new SyntaxError('Too many repetitions.')
    const to = comma === '' ? from : most === '' ? from + MAX_REPEATS : Number(most)
    return { kind: 'repeat', node, least: from, most: to }
  }
}
