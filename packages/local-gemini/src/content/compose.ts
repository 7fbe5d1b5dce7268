import { invalidArgument } from '../http/api-error.ts'
import { IMAGE_SIZES } from '../media/dimensions.ts'
import { isDrawable } from '../media/scene/compose-scene.ts'
import { UnreadableMedia } from '../media/unreadable-media.ts'
import type { KnownModel } from '../models/models.ts'
import type { Context } from '../context.ts'
import { findAnswer, findJson } from '../text-generation/authored/authored-answers.ts'
import { type Attachment, describeAttachments, splitAttachments } from '../text-generation/attachments.ts'
import { writeArticle, writeThoughts } from '../text-generation/article.ts'
import { groundAuthored, groundInMaps, groundInSearch } from '../text-generation/grounding.ts'
import { writeJson } from '../text-generation/json.ts'
import type { Language } from '../language.ts'
import { getPhrases } from '../text-generation/phrases.ts'
import { type Prompt, readPrompt } from '../text-generation/prompt.ts'
import { describeRecording } from '../text-generation/recording.ts'
import { type ModelReply, textReply } from './model-reply.ts'
import { type InputMedia, readInputMedia } from './input-media.ts'
import type { GenerateContentRequest, ReplySchema } from '../schema/generate-request.ts'
import { speakPrompt } from './speech.ts'

interface ReplyInput {
  readonly request: GenerateContentRequest
  readonly prompt: Prompt
  readonly media: readonly InputMedia[]
  readonly attachments: readonly Attachment[]
  readonly context: Context
  /** Language that the client prefers. */
  readonly preferredLanguage: Language | null
}

/**
 * Composes the reply to a checked request; the order of the checks decides its kind.
 *
 * @throws {ApiError} for unusable media
 */
export async function compose(
  request: GenerateContentRequest,
  model: KnownModel,
  key: string,
  context: Context,
  preferredLanguage: Language | null = null,
): Promise<ModelReply> {
  const { contents = [], generationConfig = {}, tools = [] } = request
  const turns = contents.map(splitAttachments)
  const prompt = readPrompt(
    turns.map(({ content }) => content),
    request.systemInstruction,
  )
  const last = turns.findLast(({ content: { role } }) => role !== 'model')
  const { attachments = [] } = last ?? {}
  const media = readInputMedia(last?.content, key, context)
  const input = { request, prompt, media, attachments, context, preferredLanguage }
  const isThinking = generationConfig.thinkingConfig?.includeThoughts === true
  const thoughts = isThinking ? await composeThoughts(prompt) : []
  if (model.kind === 'speech') return speakPrompt(request, prompt, context)
  if (model.kind === 'image') return { ...(await replyWithImage(input)), thoughts }
  return { ...(await replyWithText(input, tools)), thoughts }
}

async function composeThoughts(prompt: Prompt): Promise<readonly string[]> {
  const authored = await findAnswer(prompt.text, prompt.language)
  return authored === null || authored.thoughts.length === 0 ? writeThoughts(prompt) : authored.thoughts
}

async function replyWithText(
  input: ReplyInput,
  tools: NonNullable<GenerateContentRequest['tools']>,
): Promise<ModelReply> {
  const { request, prompt, media, attachments, context, preferredLanguage } = input
  const { responseMimeType, responseSchema, responseJsonSchema, responseFormat } =
    request.generationConfig ?? {}
  const schema = responseSchema ?? responseJsonSchema ?? responseFormat?.text?.schema
  const call = functionCall(request, prompt)
  if (call !== null) return call
  if (responseMimeType === 'text/x.enum') return textReply(chooseValue(schema, prompt))
  if (
    responseMimeType === 'application/json' ||
    responseFormat?.text?.mimeType === 'APPLICATION_JSON' ||
    schema !== undefined
  ) {
    const authored = await findJson(prompt.text, schema)
    if (authored !== null) return textReply(JSON.stringify(authored, null, 2))
    const demo = { demo: true, answer: writeArticle({ ...prompt, styles: new Set(['brief']) }) }
    return textReply(JSON.stringify(schema === undefined ? demo : writeJson(schema, prompt), null, 2))
  }
  const authored = await findAnswer(prompt.text, prompt.language)
  const hasSources = authored !== null && authored.sources.length > 0
  if (tools.some(({ googleMaps }) => googleMaps !== undefined))
    return groundedReply(
      hasSources ? groundAuthored(authored, 'maps', prompt) : groundInMaps(prompt, request),
    )
  if (tools.some(({ googleSearch }) => googleSearch !== undefined))
    return groundedReply(hasSources ? groundAuthored(authored, 'web', prompt) : groundInSearch(prompt))
  const recording = media.find(({ kind }) => kind === 'audio' || kind === 'video')
  if (recording !== undefined) {
    const { bytes, mimeType } = recording
    const measured = await context.mediaWorker.run('measure', { bytes, mimeType })
    const kind = recording.kind === 'video' ? 'video' : 'audio'
    return textReply(await describeRecording(measured, kind, prompt, preferredLanguage))
  }
  if (attachments.length > 0) return textReply(describeAttachments(prompt, attachments))
  return textReply(authored?.text ?? writeArticle(prompt))
}

/** Returns the value of an enum that the prompt names, or the first one. */
function chooseValue(schema: ReplySchema | undefined, { text }: Prompt): string {
  const values = schema?.enum?.map(String) ?? []
  if (values.length === 0) throw invalidArgument('text/x.enum needs a response schema with an enum.')
  return values.find((value) => text.toLowerCase().includes(value.toLowerCase())) ?? values[0] ?? ''
}

const groundedReply = ({ text, metadata }: { text: string; metadata: object }): ModelReply =>
  textReply(text, { groundingMetadata: metadata })

/** Calls the function that the prompt names, or the first one if the mode is `ANY`. */
function functionCall(
  { contents = [], tools = [], toolConfig }: GenerateContentRequest,
  prompt: Prompt,
): ModelReply | null {
  const functions = tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations)
  const hasResponse =
    contents.at(-1)?.parts?.some(({ functionResponse }) => functionResponse !== undefined) === true
  if (hasResponse) return null
  const wanted =
    toolConfig?.functionCallingConfig?.mode === 'ANY'
      ? functions[0]
      : functions.find(({ name }) => name !== undefined && prompt.text.includes(name))
  if (wanted?.name === undefined) return null
  const schema = wanted.parameters ?? wanted.parametersJsonSchema
  const args = schema === undefined ? {} : (writeJson(schema, prompt) as object)
  return { thoughts: [], parts: [{ functionCall: { name: wanted.name, args } }], finishReason: 'STOP' }
}

async function replyWithImage({ request, prompt, media, context }: ReplyInput): Promise<ModelReply> {
  const { responseModalities = ['TEXT', 'IMAGE'], imageConfig } = request.generationConfig ?? {}
  const source = media.find(({ kind }) => kind === 'image')
  const say = getPhrases(prompt.language)
  const describe = source !== undefined ? say.edited : isDrawable(prompt.text) ? say.image : say.star
  const text = describe(prompt.text)
  try {
    const bytes = await context.mediaWorker.run('image', {
      prompt: prompt.text,
      ratio: imageConfig?.aspectRatio ?? null,
      side: IMAGE_SIZES[imageConfig?.imageSize ?? '1K'] ?? 1024,
      format: 'image/jpeg',
      ...(source === undefined ? {} : { source: source.bytes }),
    })
    const image = { inlineData: { mimeType: 'image/jpeg', data: Buffer.from(bytes).toString('base64') } }
    return textReply('', { parts: responseModalities.includes('TEXT') ? [{ text }, image] : [image] })
  } catch (error) {
    if (error instanceof UnreadableMedia) throw invalidArgument(error.message)
    throw error
  }
}
