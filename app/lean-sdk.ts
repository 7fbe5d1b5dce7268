import type { Plugin, Rolldown } from 'vite'
import { sdkParts } from './src/adapters/appwrite/sdk-parts.ts'

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]

/** What can be left out: a method or a field of a class, or what is written into a class or an enum afterwards. */
interface Part {
  of: string
  name: string
  start: number
  end: number
}

const wanted: Readonly<Record<string, readonly string[]>> = sdkParts

/** The owner and the name in `owner.name = …`. */
function written(statement: Statement) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined
  const { left } = statement.expression
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return undefined
  return { owner: left.object, name: left.property.name }
}

/** The enum in `(function (Enum) { … })(Enum || (Enum = {}))`. */
function filledEnum(statement: Statement): string | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
    return undefined
  const [given] = statement.expression.arguments
  return given?.type === 'LogicalExpression' && given.left.type === 'Identifier' ? given.left.name : undefined
}

function partsOf(statement: Statement): Part[] {
  const { start, end } = statement
  const filled = filledEnum(statement)
  if (filled !== undefined) return [{ of: filled, name: '', start, end }]
  const { owner, name = '' } = written(statement) ?? {}
  if (owner?.type === 'Identifier') return [{ of: owner.name, name, start, end }]
  if (statement.type !== 'ClassDeclaration' || !statement.id || !Object.hasOwn(wanted, statement.id.name))
    return []
  const of = statement.id.name
  return statement.body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return []
    if (member.kind !== 'constructor')
      return [{ of, name: member.key.name, start: member.start, end: member.end }]
    return (member.value.body?.body ?? []).flatMap((line) => {
      const field = written(line)
      return field?.owner.type === 'ThisExpression'
        ? [{ of, name: field.name, start: line.start, end: line.end }]
        : []
    })
  })
}

/** The parts that nothing wanted mentions, not even by way of another; the last first. */
function unused(parts: readonly Part[], code: string): Part[] {
  const left = new Set(parts)
  let kept = parts.filter(({ of, name }) => wanted[of]?.includes(name))
  while (kept.length > 0) {
    for (const part of kept) left.delete(part)
    const words = new Set(kept.flatMap(({ start, end }) => code.slice(start, end).match(/\w+/g) ?? []))
    kept = [...left].filter(({ of, name }) => words.has(Object.hasOwn(wanted, of) ? name : of))
  }
  return [...left].sort((a, b) => b.start - a.start)
}

/** The SDK's text without what the portal does not call. */
export function lean(code: string, program: Program): string {
  const parts = program.body.flatMap(partsOf)
  for (const [of, names] of Object.entries(wanted))
    for (const name of names)
      if (!parts.some((part) => part.of === of && part.name === name))
        throw new Error(`Appwrite's SDK has no ${of}.${name} where lean-sdk.ts looks for it.`)
  return unused(parts, code).reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}

/** Keeps from visitors what the portal does not call of Appwrite's SDK, which is most of it: methods cannot be shaken off. */
export function leanSdk(): Plugin {
  return {
    name: 'saha:lean-sdk',
    apply: 'build',
    transform: {
      filter: { id: /\/appwrite\/dist\/esm\/sdk\.js/ },
      handler(code) {
        return { code: lean(code, this.parse(code)), map: null }
      },
    },
  }
}
