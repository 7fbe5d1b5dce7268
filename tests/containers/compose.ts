import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

/** Values of a service whose variables are replaced. */
interface Service {
  readonly args: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string>>
  /** Number of containers. */
  readonly replicas: number
}

interface ComposeFile {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly build?: { readonly args?: Readonly<Record<string, string>> }
        readonly environment: Readonly<Record<string, string>>
        readonly env_file?: string
        readonly deploy?: { readonly replicas?: number }
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
 * Reads a service of compose files as an operator has it who copied `.env.example`.
 *
 * @param changes variables that the operator changed
 * @param files names in `deploy`; later ones add to earlier ones
 */
export function readService(name: string, changes: Variables, files = ['compose.yaml']): Service {
  const services = files.flatMap((file) => {
    const { services } = parse(readFileSync(`deploy/${file}`, 'utf8'), { merge: true }) as ComposeFile
    return services[name] ?? []
  })
  if (services.length === 0) throw new Error(`There is no service ${name}.`)
  const merge = <Value>(select: (service: (typeof services)[number]) => Value | undefined) =>
    Object.assign({}, ...services.map((service) => select(service) ?? {})) as Value
  const variables = { ...parseEnv(readFileSync('deploy/.env.example', 'utf8')), ...changes }
  const fromFile = Object.entries(services.some((service) => service.env_file) ? variables : {})
  return {
    args: interpolateAll(
      merge((service) => service.build?.args),
      variables,
    ),
    environment: {
      ...Object.fromEntries(fromFile.map(([variable, value]) => [variable, value ?? ''])),
      ...interpolateAll(
        merge((service) => service.environment),
        variables,
      ),
    },
    replicas: services.findLast(({ deploy }) => deploy?.replicas)?.deploy?.replicas ?? 1,
  }
}
