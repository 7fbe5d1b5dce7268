/**
 * Adds 'use client' to modules that call a hook, create a context or attach an event handler, and to modules that
 * call exports of these. All others stay usable in server components.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}

function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodes(item)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  yield value as Node
  for (const child of Object.values(value)) yield* nodes(child)
}

const nameOf = (node: unknown) => {
  const { name, property } = (node ?? {}) as { name?: string; property?: { name?: string } }
  return name ?? property?.name ?? ''
}

const isHook = (name: string) => /^(?:use|use[A-Z]\w*|createContext)$/.test(name)

/**
 * Yields property names of object arguments: `{ onClick: … }` in a call attaches a handler; in a parameter it only
 * receives one.
 */
function* given(call: Node): Generator<string> {
  for (const argument of call.arguments as Node[])
    if (argument.type === 'ObjectExpression')
      for (const property of argument.properties as Node[]) yield nameOf(property.key)
}

interface Module {
  /** Names of called functions. */
  calls: Set<string>
  /** Imports: local name, source module, and exported name. */
  imports: { local: string; from: string; name: string }[]
  /** Re-exports by exported name. */
  passes: Map<string, { from: string; name: string }>
  client: boolean
}

function read(path: string, dist: string): Module {
  const program = parseAst(readFileSync(join(dist, path), 'utf8')) as unknown as { body: Node[] }
  const calls = [...nodes(program.body)].filter(({ type }) => type === 'CallExpression')
  const called = new Set(calls.map(({ callee }) => nameOf(callee)))
  const resolve = (source: unknown) => join(path, '..', (source as { value: string }).value)
  return {
    calls: called,
    imports: program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers }) =>
        (specifiers as Node[]).map(({ local, imported }) => ({
          local: nameOf(local),
          from: resolve(source),
          name: nameOf(imported),
        })),
      ),
    passes: new Map(
      program.body
        .filter(({ type, source }) => type === 'ExportNamedDeclaration' && source)
        .flatMap(({ source, specifiers }) =>
          (specifiers as Node[]).map(
            ({ local, exported }) =>
              [nameOf(exported), { from: resolve(source), name: nameOf(local) }] as const,
          ),
        ),
    ),
    client:
      [...called].some(isHook) ||
      calls.some((call) => [...given(call)].some((name) => /^on[A-Z]/.test(name))),
  }
}

/** Adds 'use client' to the compiled client modules in `dist`. */
export function markClientModules(dist: string) {
  const modules = new Map(globSync('**/*.js', { cwd: dist }).map((path) => [path, read(path, dist)]))
  /** Returns the module that defines a name, following re-exports. */
  const home = (from: string, name: string): Module | undefined => {
    const module = modules.get(from)
    const passed = module?.passes.get(name)
    return passed ? home(passed.from, passed.name) : module
  }
  const callsClient = ({ calls, imports }: Module) =>
    imports.some(({ local, from, name }) => calls.has(local) && home(from, name)?.client)

  let found = true
  while (found) {
    found = false
    for (const module of modules.values()) {
      if (module.client || !callsClient(module)) continue
      module.client = true
      found = true
    }
  }
  for (const [path, { client }] of modules) if (client) mark(join(dist, path))
}

function mark(path: string) {
  writeFileSync(path, `'use client';\n${readFileSync(path, 'utf8')}`)
  if (!existsSync(`${path}.map`)) return
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { mappings: string }
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}
