import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

/** Values of a service whose variables are replaced. */
interface Service {
  readonly args: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string>>
}

interface ComposeFile {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build: { readonly args?: Readonly<Record<string, string>> }
        readonly environment: Readonly<Record<string, string>>
        readonly env_file?: string
      }
    >
  >
}

type Variables = Readonly<NodeJS.Dict<string>>

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}`; a default may contain a variable. */
function interpolate(text: string, variables: Variables): string {
  const pattern = /\$\{(\w+)(?::([-?])((?:[^{}]|\{[^{}]*\})*))?\}/g
  return text.replaceAll(pattern, (_, name: string, kind?: string, rest = '') => {
    const value = variables[name] ?? ''
    if (value !== '' || kind === undefined) return value
    if (kind === '?') throw new Error(`${name}: ${rest}`)
    return interpolate(rest, variables)
  })
}

const interpolateAll = (values: Readonly<Record<string, string>>, variables: Variables) =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, interpolate(text, variables)]))

/**
 * Reads a service of `deploy/compose.yaml` as an operator has it who copied `.env.example`.
 *
 * @param changes variables that the operator changed
 */
export function readService(name: string, changes: Variables): Service {
  const file = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as ComposeFile
  const variables = { ...parseEnv(readFileSync('deploy/.env.example', 'utf8')), ...changes }
  const service = file.services[name]
  if (service === undefined) throw new Error(`There is no service ${name}.`)
  const fromFile = Object.entries(service.env_file === undefined ? {} : variables)
  return {
    args: interpolateAll(service.build.args ?? {}, variables),
    environment: {
      ...Object.fromEntries(fromFile.map(([variable, value]) => [variable, value ?? ''])),
      ...interpolateAll(service.environment, variables),
    },
  }
}
