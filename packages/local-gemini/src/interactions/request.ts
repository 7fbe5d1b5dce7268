import { invalidArgument } from '../http/api-error.ts'
import { readMessage } from '../schema/check.ts'

/** One piece of what is said in an interaction. */
export interface InteractionContent {
  readonly type?: string
  readonly text?: string
  readonly data?: string
  readonly uri?: string
  readonly mime_type?: string
}

/** How the answer is to be. */
export interface ResponseFormat {
  readonly type?: string
  readonly aspect_ratio?: string
  readonly image_size?: string
  readonly mime_type?: string
  readonly delivery?: 'inline' | 'uri'
  readonly resolution?: string
  readonly duration?: string
}

/** The body that an interaction is begun with. */
export interface CreateInteractionRequest {
  readonly model?: string
  readonly agent?: string
  readonly input?: unknown
  readonly background?: boolean
  readonly store?: boolean
  readonly stream?: boolean
  readonly response_format?: unknown
}

/** A body, read: what is said, and how the answer is to be. */
export interface ReadInteraction {
  readonly body: CreateInteractionRequest
  readonly contents: readonly InteractionContent[]
  readonly format: ResponseFormat
}

/**
 * Reads the body of an interaction.
 *
 * @throws {ApiError} 400 for what does not belong there
 */
export function readInteraction(value: unknown): ReadInteraction {
  const body = readMessage('CreateInteractionRequest', value)
  if (body.agent !== undefined) throw invalidArgument('Agents are not supported by this service.')
  if (body.stream === true) throw invalidArgument('Streaming interactions are not supported by this service.')
  if (body.background === true && body.store === false)
    throw invalidArgument('`background` requires `store` to be true.')
  const contents = contentsOf(body.input)
  if (contents.length === 0) throw invalidArgument('`input` is required.')
  const formats = Array.isArray(body.response_format) ? body.response_format : [body.response_format ?? {}]
  return { body, contents, format: readMessage('InteractionResponseFormat', formats[0]) }
}

/** What is said may be a text, a content, a list of contents, or a list of steps that hold contents. */
function contentsOf(input: unknown): InteractionContent[] {
  if (input === undefined) return []
  if (typeof input === 'string') return [{ type: 'text', text: input }]
  const items: unknown[] = Array.isArray(input) ? input : [input]
  return items.flatMap((item) => {
    if (typeof item === 'object' && item !== null && 'content' in item) return contentsOf(item.content)
    return [readMessage('InteractionContent', item)]
  })
}
