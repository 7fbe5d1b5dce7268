import { invalidArgument } from '../http/api-error.ts'
import { PICTURE_SIZES } from '../media/ratio.ts'
import { UnreadableMedia } from '../media/workshop.ts'
import type { KnownModel } from '../models/models.ts'
import type { World } from '../world.ts'
import { writeArticle, writeThoughts } from '../writing/article.ts'
import { groundInMaps, groundInSearch } from '../writing/grounding.ts'
import { writeJson } from '../writing/json.ts'
import type { Language } from '../writing/language.ts'
import { phrasesOf } from '../writing/phrases.ts'
import { type Prompt, readPrompt } from '../writing/prompt.ts'
import { describeRecording } from '../writing/recording.ts'
import { type Answer, words } from './answer.ts'
import { type GivenMedia, mediaOf } from './media-of.ts'
import type { GenerateContentRequest } from './request.ts'
import { saySpeech } from './say.ts'

/** What an answer is made of. */
interface Work {
  readonly request: GenerateContentRequest
  readonly prompt: Prompt
  readonly media: readonly GivenMedia[]
  readonly world: World
  /** The language of whoever asks. */
  readonly preferred: Language | null
}

/**
 * Composes the answer to a request that has been checked: the first of these that the request calls for.
 *
 * @throws {ApiError} for media that cannot be used
 */
export async function compose(
  request: GenerateContentRequest,
  model: KnownModel,
  key: string,
  world: World,
  preferred: Language | null = null,
): Promise<Answer> {
  const { contents = [], generationConfig = {}, tools = [] } = request
  const prompt = readPrompt(contents, request.systemInstruction)
  const last = contents.findLast(({ role }) => role !== 'model')
  const work = { request, prompt, media: mediaOf(last, key, world), world, preferred }
  const thoughts = generationConfig.thinkingConfig?.includeThoughts === true ? writeThoughts(prompt) : []
  if (model.kind === 'speech') return saySpeech(request, prompt, world)
  if (model.kind === 'image') return { ...(await drawPicture(work)), thoughts }
  return { ...(await write(work, tools)), thoughts }
}

async function write(work: Work, tools: NonNullable<GenerateContentRequest['tools']>): Promise<Answer> {
  const { request, prompt, media, world, preferred } = work
  const { responseMimeType, responseSchema, responseJsonSchema, responseFormat } =
    request.generationConfig ?? {}
  const schema = responseSchema ?? responseJsonSchema ?? responseFormat?.text?.schema
  const call = functionCall(request, prompt)
  if (call !== null) return call
  if (
    responseMimeType === 'application/json' ||
    responseFormat?.text?.mimeType === 'APPLICATION_JSON' ||
    schema !== undefined
  ) {
    const demo = { demo: true, answer: writeArticle({ ...prompt, wishes: new Set(['brief']) }) }
    return words(JSON.stringify(schema === undefined ? demo : writeJson(schema, prompt), null, 2))
  }
  if (tools.some(({ googleMaps }) => googleMaps !== undefined)) return grounded(groundInMaps(prompt, request))
  if (tools.some(({ googleSearch }) => googleSearch !== undefined)) return grounded(groundInSearch(prompt))
  const recording = media.find(({ kind }) => kind === 'audio' || kind === 'video')
  if (recording !== undefined) {
    const { bytes, mimeType } = recording
    const measured = await world.workshop.make('measure', { bytes, mimeType })
    return words(
      describeRecording(measured, recording.kind === 'video' ? 'video' : 'audio', prompt, preferred),
    )
  }
  return words(writeArticle(prompt))
}

const grounded = ({ text, metadata }: { text: string; metadata: object }): Answer =>
  words(text, { groundingMetadata: metadata })

/** A call of a function that the prompt names, or of the first one where the caller wants a call. */
function functionCall(
  { contents = [], tools = [], toolConfig }: GenerateContentRequest,
  prompt: Prompt,
): Answer | null {
  const functions = tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations)
  const answered =
    contents.at(-1)?.parts?.some(({ functionResponse }) => functionResponse !== undefined) === true
  if (answered) return null
  const wanted =
    toolConfig?.functionCallingConfig?.mode === 'ANY'
      ? functions[0]
      : functions.find(({ name }) => name !== undefined && prompt.text.includes(name))
  if (wanted?.name === undefined) return null
  const schema = wanted.parameters ?? wanted.parametersJsonSchema
  const args = schema === undefined ? {} : (writeJson(schema, prompt) as object)
  return { thoughts: [], parts: [{ functionCall: { name: wanted.name, args } }], finishReason: 'STOP' }
}

async function drawPicture({ request, prompt, media, world }: Work): Promise<Answer> {
  const { responseModalities = ['TEXT', 'IMAGE'], imageConfig } = request.generationConfig ?? {}
  const source = media.find(({ kind }) => kind === 'image')
  const say = phrasesOf(prompt.language)
  const text = (source === undefined ? say.picture : say.edited)(prompt.text)
  try {
    const bytes = await world.workshop.make('picture', {
      prompt: prompt.text,
      ratio: imageConfig?.aspectRatio ?? null,
      side: PICTURE_SIZES[imageConfig?.imageSize ?? '1K'] ?? 1024,
      format: 'image/jpeg',
      ...(source === undefined ? {} : { source: source.bytes }),
    })
    const picture = { inlineData: { mimeType: 'image/jpeg', data: Buffer.from(bytes).toString('base64') } }
    return words('', { parts: responseModalities.includes('TEXT') ? [{ text }, picture] : [picture] })
  } catch (error) {
    if (error instanceof UnreadableMedia) throw invalidArgument(error.message)
    throw error
  }
}
