import { invalidArgument } from '../http/api-error.ts'
import type {
  Content,
  FunctionDeclaration,
  GenerateContentRequest,
  GenerationConfig,
  Part,
  ReplySchema,
  Tool,
} from '../schema/generate-request.ts'
import { readMessage } from '../schema/read-message.ts'
import type { ParsedInteraction } from './request.ts'

/** Step of an interaction's input. */
interface InputStep {
  readonly type?: string
  readonly role?: string
  readonly content?: unknown
  readonly name?: string
  readonly call_id?: string
  readonly id?: string
  readonly arguments?: object
  readonly result?: unknown
}

/** Options of generation, in the names of interactions. */
interface InteractionConfig {
  readonly max_output_tokens?: number
  readonly stop_sequences?: readonly string[]
  readonly thinking_level?: string
  readonly thinking_summaries?: string
}

/**
 * Translates an interaction with a text model.
 *
 * @param previous turns of the interactions before
 * @throws {ApiError} 400 for steps that cannot be translated
 */
export function toGenerateRequest(
  { body, format }: ParsedInteraction,
  previous: readonly Content[],
): GenerateContentRequest {
  const { system_instruction: system, tools = [], generation_config: config } = body
  return {
    contents: [...previous, ...toTurns(body.input)],
    ...(system === undefined ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...(tools.length === 0 ? {} : { tools: tools.map(toTool) }),
    generationConfig: {
      ...toConfig(config ?? {}),
      ...(format.mime_type === 'application/json' || format.schema !== undefined
        ? { responseMimeType: 'application/json' }
        : {}),
      ...(format.schema === undefined ? {} : { responseJsonSchema: format.schema as ReplySchema }),
    },
  }
}

function toConfig(config: InteractionConfig): GenerationConfig {
  const level = config.thinking_level
  const includeThoughts = config.thinking_summaries === 'auto'
  return {
    ...(config.max_output_tokens === undefined ? {} : { maxOutputTokens: config.max_output_tokens }),
    ...(config.stop_sequences === undefined ? {} : { stopSequences: config.stop_sequences }),
    ...(level === undefined && !includeThoughts
      ? {}
      : {
          thinkingConfig: {
            includeThoughts,
            ...(level === undefined ? {} : { thinkingLevel: level.toUpperCase() }),
          },
        }),
  }
}

function toTool(tool: unknown): Tool {
  const { type, name, description, parameters } = (tool ?? {}) as FunctionDeclaration & { type?: string }
  if (type === 'google_search') return { googleSearch: {} }
  if (type === 'google_maps') return { googleMaps: {} }
  if (type !== 'function' || name === undefined)
    throw invalidArgument(`Tools of type ${type} are not supported by this service.`)
  const declared = {
    name,
    ...(description === undefined ? {} : { description }),
    ...(parameters === undefined ? {} : { parametersJsonSchema: parameters }),
  }
  return { functionDeclarations: [declared] }
}

/** Returns the turns of an input: a text, contents, or steps. */
export function toTurns(input: unknown): Content[] {
  if (typeof input === 'string') return [{ role: 'user', parts: [{ text: input }] }]
  const items = (Array.isArray(input) ? input : [input]) as readonly InputStep[]
  if (!items.some(isStep)) return [{ role: 'user', parts: items.map(toPart) }]
  return items.filter(({ type }) => type !== 'thought').map(toTurn)
}

const isStep = (item: InputStep) =>
  'content' in item || ['function_call', 'function_result', 'thought'].includes(item.type ?? '')

function toTurn(step: InputStep): Content {
  if (step.type === 'function_call')
    return {
      role: 'model',
      parts: [{ functionCall: { name: step.name ?? '', args: step.arguments ?? {} } }],
    }
  if (step.type === 'function_result') {
    const response = { result: step.result }
    return { role: 'user', parts: [{ functionResponse: { name: step.name ?? '', response } }] }
  }
  const role = step.type === 'model_output' || step.role === 'model' ? 'model' : 'user'
  if (typeof step.content === 'string') return { role, parts: [{ text: step.content }] }
  return { role, parts: [step.content ?? []].flat().map(toPart) }
}

function toPart(item: unknown): Part {
  const { type, text, data, uri, mime_type: mimeType } = readMessage('InteractionContent', item)
  if (type === 'text' || text !== undefined) return { text: text ?? '' }
  const named = mimeType === undefined ? {} : { mimeType }
  return data === undefined
    ? { fileData: { fileUri: uri ?? '', ...named } }
    : { inlineData: { data, ...named } }
}
