import type { AnyStateMachine } from 'xstate'
import { getName } from '../chart.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Keys whose values name an implementation. */
const implementations = new Set(['actions', 'entry', 'exit', 'guard'])
/** Keys whose objects have names of states, events and delays as keys. */
const named = new Set(['states', 'on', 'after'])
/** Keys that hold code or data of a running machine. */
const omitted = new Set(['context', 'input', 'params', 'output', 'options', 'types'])

/**
 * Converts a machine to the JSON configuration that Stately's editor imports: states, transitions and the names of
 * actions, guards, actors and delays, without their code.
 */
export const toMachineJson = ({ config }: AnyStateMachine): Json => convert(config)

const convert = (value: unknown, hasNames = false): Json => {
  if (Array.isArray(value)) return value.map((part) => convert(part))
  if (typeof value === 'function' || value === undefined) return null
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => part !== undefined && (hasNames || !omitted.has(key)))
      .map(([key, part]) => [
        key,
        !hasNames && implementations.has(key) ? toNames(part) : convert(part, !hasNames && named.has(key)),
      ]),
  )
}

const toNames = (part: unknown): Json =>
  Array.isArray(part) ? part.map((each) => getName(each) ?? 'inline') : (getName(part) ?? 'inline')
