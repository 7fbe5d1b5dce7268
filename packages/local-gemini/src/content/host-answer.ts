import type { Answer, AnswerFault, AnswerRequest, AnswerResult } from '../answer.ts'
import type { Context } from '../context.ts'
import { type Fault, readFault, removeFault } from '../faults/fault.ts'
import { ApiError } from '../http/api-error.ts'
import { type GenerateContentRequest, joinText, type Part } from '../schema/generate-request.ts'
import type { ModelReply } from './model-reply.ts'

/** Answer of the host's function: a reply, possibly a stream, or a fault. */
export type HostAnswer =
  | { readonly reply: ModelReply; readonly stream?: AsyncIterable<Part> }
  | { readonly fault: Fault }

/**
 * Asks the host's `answer` function.
 *
 * @returns null if the built-in answer is wanted
 * @throws {ApiError} 500 if the function throws or returns something else
 */
export async function askHost(
  request: AnswerRequest,
  { answer, onError }: Pick<Context, 'answer' | 'onError'>,
): Promise<HostAnswer | null> {
  if (answer === undefined) return null
  try {
    return readAnswer(await answer(request))
  } catch (error) {
    if (!request.signal.aborted) onError(error)
    const reason = error instanceof Error ? error.message : String(error)
    throw new ApiError(500, 'INTERNAL', `The answer function of this local Gemini failed: ${reason}`)
  }
}

function readAnswer(result: Awaited<ReturnType<Answer>>): HostAnswer | null {
  if (result === undefined) return null
  if (typeof result === 'string') return { reply: completeReply([{ text: result }]) }
  if (isFault(result)) {
    const fault = readFault(result.fault)
    if (fault === null) throw new TypeError(`${result.fault} is not a fault. See FAULTS for all names.`)
    return { fault }
  }
  if (isStream(result)) return { reply: completeReply([]), stream: toParts(result) }
  if (Array.isArray(result)) return { reply: completeReply(result as readonly Part[]) }
  throw new TypeError('An answer is a text, a list of parts, an async iterable, a fault, or undefined.')
}

const isFault = (result: object): result is AnswerFault => 'fault' in result

const isStream = (result: object): result is Extract<AnswerResult, AsyncIterable<unknown>> =>
  Symbol.asyncIterator in result

async function* toParts(stream: AsyncIterable<string | Part>): AsyncGenerator<Part> {
  for await (const item of stream) yield typeof item === 'string' ? { text: item } : item
}

/** Creates a reply from parts; thoughts are counted apart. */
function completeReply(parts: readonly Part[]): ModelReply {
  const thoughts = parts.flatMap(({ thought, text = '' }) => (thought === true ? [text] : []))
  return { thoughts, parts: parts.filter(({ thought }) => thought !== true), finishReason: 'STOP' }
}

/** Collects a stream into one reply; neighboring texts become one part. */
export async function collectReply(stream: AsyncIterable<Part>): Promise<ModelReply> {
  const parts: Part[] = []
  for await (const part of stream) {
    const last = parts.at(-1)
    if (isPlainText(part) && last !== undefined && isPlainText(last))
      parts[parts.length - 1] = { text: `${last.text}${part.text}` }
    else parts.push(part)
  }
  return completeReply(parts)
}

const isPlainText = (part: Part) => part.text !== undefined && Object.keys(part).length === 1

/** Describes a request in the shape for hosts. */
export function toAnswerRequest(
  { contents = [], systemInstruction, generationConfig = {}, tools = [] }: GenerateContentRequest,
  model: string,
  signal: AbortSignal,
): AnswerRequest {
  const { responseSchema, responseJsonSchema, responseFormat } = generationConfig
  const messages = contents.map((content) => ({
    role: content.role === 'model' ? ('model' as const) : ('user' as const),
    text: removeFault(joinText(content)),
    parts: content.parts ?? [],
  }))
  return {
    model,
    system: joinText(systemInstruction),
    messages,
    prompt: messages.findLast(({ role }) => role === 'user')?.text ?? '',
    tools: tools
      .flatMap(({ functionDeclarations = [] }) => functionDeclarations)
      .map(({ name = '', description = '', parameters, parametersJsonSchema }) => ({
        name,
        description,
        parameters: parameters ?? parametersJsonSchema ?? null,
      })),
    schema: responseSchema ?? responseJsonSchema ?? responseFormat?.text?.schema ?? null,
    signal,
  }
}
