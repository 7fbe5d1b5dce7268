import { invalidArgument } from '../http/api-error.ts'
import type { Content, GenerateContentRequest, Part, ReplySchema } from '../schema/generate-request.ts'

/** Body of `chat/completions`, with the fields that answers depend on. */
export interface ChatRequest {
  readonly model?: string
  readonly messages?: readonly ChatMessage[]
  readonly stream?: boolean
  readonly stream_options?: { readonly include_usage?: boolean }
  readonly n?: number
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly stop?: string | readonly string[]
  readonly tools?: readonly { readonly function?: ChatFunction }[]
  readonly tool_choice?: string | { readonly function?: { readonly name?: string } }
  readonly response_format?: {
    readonly type?: string
    readonly json_schema?: { readonly schema?: ReplySchema }
  }
}

interface ChatFunction {
  readonly name?: string
  readonly description?: string
  readonly parameters?: ReplySchema
}

interface ChatMessage {
  readonly role?: string
  readonly content?: string | readonly ChatContent[] | null
  readonly tool_calls?: readonly {
    readonly id?: string
    readonly function?: { readonly name?: string; readonly arguments?: string }
  }[]
  readonly tool_call_id?: string
  readonly name?: string
}

interface ChatContent {
  readonly type?: string
  readonly text?: string
  readonly image_url?: { readonly url?: string }
  readonly input_audio?: { readonly data?: string; readonly format?: string }
}

/**
 * Translates a request of an OpenAI client.
 *
 * @throws {ApiError} 400 for a body that cannot be translated
 */
export function toGenerateRequest(body: ChatRequest): GenerateContentRequest {
  const { messages, tools = [], response_format: format, n = 1, stop } = body
  if (!Array.isArray(messages) || messages.length === 0) throw invalidArgument('messages is required.')
  const said = messages as readonly ChatMessage[]
  const names = new Map(
    said.flatMap(({ tool_calls: calls = [] }) =>
      calls.map((call) => [call.id, call.function?.name ?? ''] as const),
    ),
  )
  const isSystem = ({ role }: ChatMessage) => role === 'system' || role === 'developer'
  const system = said.filter(isSystem).flatMap(({ content }) => toParts(content))
  const schema = format?.json_schema?.schema
  const isJson = format?.type === 'json_object' || format?.type === 'json_schema'
  const most = body.max_completion_tokens ?? body.max_tokens
  return {
    contents: said.filter((message) => !isSystem(message)).map((message) => toContent(message, names)),
    ...(system.length === 0 ? {} : { systemInstruction: { parts: system } }),
    ...(tools.length === 0 ? {} : { tools: [{ functionDeclarations: tools.map(toFunction) }] }),
    toolConfig: { functionCallingConfig: { mode: toMode(body.tool_choice) } },
    generationConfig: {
      candidateCount: n,
      ...(isJson ? { responseMimeType: 'application/json' } : {}),
      ...(schema === undefined ? {} : { responseJsonSchema: schema }),
      ...(most === undefined ? {} : { maxOutputTokens: most }),
      ...(stop === undefined ? {} : { stopSequences: [stop].flat() }),
    },
  }
}

function toMode(choice: ChatRequest['tool_choice']): string {
  if (choice === undefined || choice === 'auto') return 'AUTO'
  return choice === 'none' ? 'NONE' : 'ANY'
}

const toFunction = ({ function: declared = {} }: { readonly function?: ChatFunction }) => {
  const { name = '', description = '', parameters } = declared
  return { name, description, ...(parameters === undefined ? {} : { parametersJsonSchema: parameters }) }
}

function toContent(message: ChatMessage, names: ReadonlyMap<string | undefined, string>): Content {
  const { role, content, tool_calls: calls = [], tool_call_id: id } = message
  if (role === 'tool') {
    const response = {
      content: toParts(content)
        .map(({ text = '' }) => text)
        .join('\n'),
    }
    return { role: 'user', parts: [{ functionResponse: { name: names.get(id) ?? '', response } }] }
  }
  if (role !== 'user' && role !== 'assistant') throw invalidArgument(`Invalid role: ${role}.`)
  const called = calls.map(({ function: made }): Part => {
    const { name = '', arguments: text = '{}' } = made ?? {}
    return { functionCall: { name, args: parseArguments(text) } }
  })
  return { role: role === 'user' ? 'user' : 'model', parts: [...toParts(content), ...called] }
}

function parseArguments(text: string): object {
  try {
    return JSON.parse(text || '{}') as object
  } catch {
    throw invalidArgument('The arguments of a tool call are not JSON.')
  }
}

function toParts(content: ChatMessage['content']): Part[] {
  if (content === undefined || content === null) return []
  if (typeof content === 'string') return [{ text: content }]
  return content.map(({ type, text, image_url: image, input_audio: audio }): Part => {
    if (type === 'text') return { text: text ?? '' }
    if (type === 'image_url') return { inlineData: readDataUrl(image?.url ?? '') }
    if (type === 'input_audio')
      return { inlineData: { mimeType: `audio/${audio?.format ?? 'wav'}`, data: audio?.data ?? '' } }
    throw invalidArgument(`Unsupported content type: ${type}.`)
  })
}

function readDataUrl(url: string): { mimeType: string; data: string } {
  const [, mimeType, data] = /^data:([\w.+/-]+);base64,([A-Za-z0-9+/_=-]*)$/.exec(url) ?? []
  if (mimeType === undefined || data === undefined)
    throw invalidArgument('This local Gemini reads images from data URLs only.')
  return { mimeType, data }
}
