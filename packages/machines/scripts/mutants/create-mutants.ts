import { parseSync, Visitor } from 'oxc-parser'
import type { Node, ObjectExpression, ObjectProperty } from 'oxc-parser'

/** One change of a source file: `text` replaces the source from `start` to `end`. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Description of the change. It does not depend on the surrounding code. */
  readonly what: string
}

type Parts = Readonly<Record<string, string>>

const swappedOperators: Parts = {
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
/** Chart properties that a mutant drops. */
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
const droppedMethods = new Set(['trim', 'slice', 'filter', 'toSorted', 'sort'])
const swappedMethods: Parts = { some: 'every', every: 'some' }

/** Creates every mutant of a source: drops, swaps, forces or miscounts one part of it at a time. */
export const createMutants = (source: string): readonly Mutant[] => {
  const { program } = parseSync('source.ts', source)
  const found: Mutant[] = []
  const path: string[] = []
  let ignoredDepth = 0
  const sourceText = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const shorten = (node: { start: number; end: number }) =>
    sourceText(node).replaceAll(/\s+/g, ' ').slice(0, 60)
  const addMutant = ({ start, end }: { start: number; end: number }, text: string, how: string) =>
    void found.push({ start, end, text, what: `${path.join('.')}: ${how}` })
  const swap = (node: Node, text: string) => addMutant(node, text, `${shorten(node)} → ${text.slice(0, 60)}`)
  const drop = (node: { start: number; end: number }) => {
    const comma = source[node.end] === ',' ? 1 : 0
    addMutant({ start: node.start, end: node.end + comma }, '', `without ${shorten(node)}`)
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
    if ((parts.has(name) && !isSetupPart(value)) || above === 'on' || above === 'after') drop(node)
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
      node.properties.find(
        (part): part is ObjectProperty => part.type === 'Property' && getKey(part) === name,
      )?.value
    const [initial, states] = [property('initial'), property('states')]
    if (initial?.type !== 'Literal' || states?.type !== 'ObjectExpression') return
    const others = states.properties
      .flatMap((part) => (part.type === 'Property' ? [getKey(part)] : []))
      .filter((state) => state !== initial.value)
    for (const state of others) swap(initial, `'${state}'`)
  }

  new Visitor({
    // Destructuring patterns and types have no effect at run time.
    ObjectPattern: () => void (ignoredDepth += 1),
    'ObjectPattern:exit': () => void (ignoredDepth -= 1),
    TSLiteralType: () => void (ignoredDepth += 1),
    'TSLiteralType:exit': () => void (ignoredDepth -= 1),
    Property: (node) => {
      const name = getKey(node as ObjectProperty)
      path.push(name)
      if (ignoredDepth === 0 && !path.includes('options')) breakProperty(node as ObjectProperty, name)
    },
    'Property:exit': () => void path.pop(),
    VariableDeclarator: (node) => void path.push(sourceText(node.id).split(':')[0] as string),
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
      const method = sourceText(callee.property)
      if (droppedMethods.has(method)) swap(node, sourceText(callee.object))
      if (swappedMethods[method]) swap(callee.property, swappedMethods[method])
    },
    BinaryExpression: (node) => {
      const to = swappedOperators[node.operator]
      if (to) swap(node, `${sourceText(node.left)} ${to} ${sourceText(node.right)}`)
    },
    LogicalExpression: (node) => {
      swap(node, `(${sourceText(node.left)} ${swappedOperators[node.operator]} ${sourceText(node.right)})`)
    },
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-') swap(node, sourceText(node.argument))
    },
    ConditionalExpression: (node) => force(node.test),
    IfStatement: (node) => force(node.test),
    ExpressionStatement: (node) => {
      if (node.expression.type === 'CallExpression') addMutant(node, '{}', `without ${shorten(node)}`)
    },
    Literal: (node) => {
      if (path.includes('options') || ignoredDepth > 0) return
      if (typeof node.value === 'boolean') swap(node, String(!node.value))
      if (typeof node.value === 'number')
        swap(node, node.value < 100 ? String(node.value + 1) : String(node.value * 2))
      if (typeof node.value === 'number' && node.value >= 100) swap(node, String(node.value / 2))
    },
  }).visit(program)
  return numberDuplicates(found)
}

/** Properties of `setup`: the module does not load without them. */
const isSetupPart = (value: Node) =>
  value.type === 'ObjectExpression' &&
  value.properties.every(
    (part) =>
      part.type !== 'Property' || !['type', 'target', 'guard', 'actions', 'src'].includes(getKey(part)),
  )

const getKey = ({ key }: ObjectProperty): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '…'

/** Numbers mutants with equal descriptions by their order. */
const numberDuplicates = (mutants: readonly Mutant[]): readonly Mutant[] => {
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
