import { invalidArgument } from '../http/api-error.ts'
import type {
  CreateInteractionRequest,
  InteractionContent,
  ResponseFormat,
} from '../schema/interaction-request.ts'
import { readMessage } from '../schema/read-message.ts'

/** Parsed request body: its input and the format of the response. */
export interface ParsedInteraction {
  readonly body: CreateInteractionRequest
  readonly contents: readonly InteractionContent[]
  readonly format: ResponseFormat
}

/**
 * Parses the body of an interaction.
 *
 * @throws {ApiError} 400 for unknown or invalid fields
 */
export function parseInteraction(value: unknown): ParsedInteraction {
  const body = readMessage('CreateInteractionRequest', value)
  if (body.agent !== undefined) throw invalidArgument('Agents are not supported by this service.')
  if (body.background === true && body.store === false)
    throw invalidArgument('`background` requires `store` to be true.')
  const contents = parseContents(body.input)
  if (contents.length === 0) throw invalidArgument('`input` is required.')
  const formats = Array.isArray(body.response_format) ? body.response_format : [body.response_format ?? {}]
  return { body, contents, format: readMessage('InteractionResponseFormat', formats[0]) }
}

const STEPS = new Set<unknown>(['function_call', 'function_result', 'thought'])

/** Accepts a text, a content, a list of contents, or a list of steps with contents. */
function parseContents(input: unknown): InteractionContent[] {
  if (input === undefined) return []
  if (typeof input === 'string') return [{ type: 'text', text: input }]
  const items: unknown[] = Array.isArray(input) ? input : [input]
  return items.flatMap((item) => {
    // Calls of functions and their results have no content.
    if (typeof item === 'object' && item !== null && 'type' in item && STEPS.has(item.type)) return [{}]
    if (typeof item === 'object' && item !== null && 'content' in item) return parseContents(item.content)
    return [readMessage('InteractionContent', item)]
  })
}
