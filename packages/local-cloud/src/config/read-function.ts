import { isValidId } from '../identifiers.ts'
import type { ConfigNode } from './config-node.ts'
import type { FunctionDefinition } from './project.ts'
import { SCOPES } from './scopes.ts'

/** Appwrite's limit, in seconds. */
const MAX_TIMEOUT = 900
/** The event names that this server emits for documents and rows. */
const DOCUMENT_EVENT =
  /^databases\.[^.]+\.(?:collections\.[^.]+\.documents|tables\.[^.]+\.rows)\.[^.]+\.(?:create|update|delete)$/

/** Reads a function that events start. */
export function readFunction(node: ConfigNode): FunctionDefinition {
  const id = node.string('$id')
  if (!isValidId(id)) throw node.error('"$id" must be a valid id.')
  const events = node.strings('events')
  const other = events.find((event) => !DOCUMENT_EVENT.test(event))
  if (other !== undefined)
    throw node.error(
      `the event ${other} is not supported by the local cloud: write databases.<id>.collections.<id>.documents.*.create, update or delete.`,
    )
  const scopes = node.strings('scopes')
  const unknown = scopes.find((scope) => !SCOPES.includes(scope))
  if (unknown !== undefined)
    throw node.error(
      `the scope ${unknown} is not supported by the local cloud: write one of ${SCOPES.join(', ')}.`,
    )
  const timeoutSeconds = node.count('timeout', 15, 1)
  if (timeoutSeconds > MAX_TIMEOUT) throw node.error(`"timeout" must be at most ${MAX_TIMEOUT} seconds.`)
  return {
    id,
    name: node.string('name', id),
    enabled: node.boolean('enabled', true),
    file: `${node.string('path')}/${node.string('entrypoint')}`,
    events,
    scopes,
    timeoutSeconds,
  }
}
