import { parseSync, Visitor } from 'oxc-parser'
import type { Node, ObjectExpression, ObjectProperty } from 'oxc-parser'

/** One thing broken in a source: what stands from `start` to `end` is replaced by `text`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** What is broken and how: the same as long as nothing around it changes. */
  readonly what: string
}

type Parts = Readonly<Record<string, string>>

const swapped: Parts = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
/** What a chart is made of, each of which may be missing. */
const parts = new Set([
  'target',
  'guard',
  'actions',
  'always',
  'entry',
  'reenter',
  'onDone',
  'onError',
  'invoke',
])
const branching = new Set(['always', 'onDone', 'onError'])
const named = new Set(['code', 'kind'])
const undone = new Set(['trim', 'slice', 'filter', 'toSorted', 'sort'])
const quantified: Parts = { some: 'every', every: 'some' }

/** Every single fault that can be made in a source by dropping, swapping, forcing or miscounting one part of it. */
export const mutantsOf = (source: string): readonly Mutant[] => {
  const { program } = parseSync('source.ts', source)
  const found: Mutant[] = []
  const path: string[] = []
  let aside = 0
  const written = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const short = (node: { start: number; end: number }) => written(node).replaceAll(/\s+/g, ' ').slice(0, 60)
  const breakAt = ({ start, end }: { start: number; end: number }, text: string, how: string) =>
    void found.push({ start, end, text, what: `${path.join('.')}: ${how}` })
  const swap = (node: Node, text: string) => breakAt(node, text, `${short(node)} → ${text.slice(0, 60)}`)
  const drop = (node: { start: number; end: number }) => {
    const comma = source[node.end] === ',' ? 1 : 0
    breakAt({ start: node.start, end: node.end + comma }, '', `without ${short(node)}`)
  }
  const force = (node: Node) => {
    swap(node, 'true')
    swap(node, 'false')
  }
  const targets = [
    ...new Set([...source.matchAll(/target: '([^']+)'/g)].map(([, target]) => target as string)),
  ]

  const breakProperty = (node: ObjectProperty, name: string) => {
    const { value } = node
    const above = path.at(-2)
    if ((parts.has(name) && !isVocabulary(value)) || above === 'on' || above === 'after') drop(node)
    if (
      value.type === 'ArrayExpression' &&
      (['actions', 'tags'].includes(name) || branching.has(name) || above === 'on' || above === 'after')
    )
      for (const element of value.elements) if (element) drop(element)
    if (name === 'target' && value.type === 'Literal') {
      const kin = targets.filter(
        (target) =>
          target[0] === String(value.value)[0] || /^\w/.test(target) === /^\w/.test(String(value.value)),
      )
      const other = kin[(kin.indexOf(String(value.value)) + 1) % kin.length]
      if (other !== undefined && other !== value.value) swap(value, `'${other}'`)
    }
    if (named.has(name) && value.type === 'Literal') swap(value, "'mutant'")
    if (above === 'guards' && value.type === 'ArrowFunctionExpression') force(value.body)
  }
  const breakInitial = (node: ObjectExpression) => {
    const property = (name: string) =>
      node.properties.find((part): part is ObjectProperty => part.type === 'Property' && keyOf(part) === name)
        ?.value
    const [initial, states] = [property('initial'), property('states')]
    if (initial?.type !== 'Literal' || states?.type !== 'ObjectExpression') return
    const others = states.properties
      .flatMap((part) => (part.type === 'Property' ? [keyOf(part)] : []))
      .filter((state) => state !== initial.value)
    for (const state of others) swap(initial, `'${state}'`)
  }

  new Visitor({
    // What is taken apart, and what is a type, is no part of what happens.
    ObjectPattern: () => void (aside += 1),
    'ObjectPattern:exit': () => void (aside -= 1),
    TSLiteralType: () => void (aside += 1),
    'TSLiteralType:exit': () => void (aside -= 1),
    Property: (node) => {
      const name = keyOf(node as ObjectProperty)
      path.push(name)
      if (aside === 0 && !path.includes('options')) breakProperty(node as ObjectProperty, name)
    },
    'Property:exit': () => void path.pop(),
    VariableDeclarator: (node) => void path.push(written(node.id).split(':')[0] as string),
    'VariableDeclarator:exit': () => void path.pop(),
    ObjectExpression: (node) => breakInitial(node),
    CallExpression: (node) => {
      const { callee } = node
      if (callee.type === 'Identifier' && callee.name === 'assign') {
        const change = node.arguments[0]
        if (change?.type === 'ObjectExpression') for (const part of change.properties) drop(part)
        if (change?.type === 'ArrowFunctionExpression') {
          const body = change.body.type === 'ParenthesizedExpression' ? change.body.expression : change.body
          if (body.type === 'ObjectExpression') for (const part of body.properties) drop(part)
        }
      }
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const method = written(callee.property)
      if (undone.has(method)) swap(node, written(callee.object))
      if (quantified[method]) swap(callee.property, quantified[method])
    },
    BinaryExpression: (node) => {
      const to = swapped[node.operator]
      if (to) swap(node, `${written(node.left)} ${to} ${written(node.right)}`)
    },
    LogicalExpression: (node) => {
      swap(node, `(${written(node.left)} ${swapped[node.operator]} ${written(node.right)})`)
    },
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-') swap(node, written(node.argument))
    },
    ConditionalExpression: (node) => force(node.test),
    IfStatement: (node) => force(node.test),
    ExpressionStatement: (node) => {
      if (node.expression.type === 'CallExpression') breakAt(node, '{}', `without ${short(node)}`)
    },
    Literal: (node) => {
      if (path.includes('options') || aside > 0) return
      if (typeof node.value === 'boolean') swap(node, String(!node.value))
      if (typeof node.value === 'number')
        swap(node, node.value < 100 ? String(node.value + 1) : String(node.value * 2))
      if (typeof node.value === 'number' && node.value >= 100) swap(node, String(node.value / 2))
    },
  }).visit(program)
  return numbered(found)
}

/** The words that a chart may use, as `setup` takes them: without any of them it does not even load. */
const isVocabulary = (value: Node) =>
  value.type === 'ObjectExpression' &&
  value.properties.every(
    (part) =>
      part.type !== 'Property' || !['type', 'target', 'guard', 'actions', 'src'].includes(keyOf(part)),
  )

const keyOf = ({ key }: ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '…'

/** Two alike in one place are told apart by their order. */
const numbered = (mutants: readonly Mutant[]): readonly Mutant[] => {
  const seen = new Map<string, number>()
  const places = new Set<string>()
  return mutants.flatMap((mutant) => {
    const place = `${mutant.start} ${mutant.end} ${mutant.text}`
    if (places.has(place)) return []
    places.add(place)
    const count = (seen.get(mutant.what) ?? 0) + 1
    seen.set(mutant.what, count)
    return [count === 1 ? mutant : { ...mutant, what: `${mutant.what} (${count})` }]
  })
}
