import { randomBytes } from 'node:crypto'
import type { ModelReply } from './model-reply.ts'
import type { Content, Part } from '../schema/generate-request.ts'
import { type ModalityTokens, promptTokens, estimateTokens, sumTokens } from './usage.ts'

/** Model version in every response, so that replies are not mistaken for Google's. */
const MODEL_VERSION = 'local-emulator'

const SAFETY_CATEGORIES = [
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
]

/** Characters in one chunk of a stream. Long replies have larger chunks, so that a stream ends in a few seconds. */
const CHUNK_LENGTH = 18
const MAX_CHUNKS = 160

/** Fields that all chunks of a reply share. */
interface ResponseMetadata {
  readonly responseId: string
  readonly modelVersion: string
}

/** Returns a reply as one body, for `generateContent`. */
export function toResponse(reply: ModelReply, contents: readonly Content[]): object {
  const parts = [...thoughtParts(reply), ...signParts(reply)]
  return responseBody(reply, parts, newMetadata(), usageMetadata(reply, contents, true), true)
}

/** Returns a reply as chunks, for `streamGenerateContent`; the last one has the finish reason and the usage. */
export function toResponseChunks(reply: ModelReply, contents: readonly Content[]): object[] {
  const metadata = newMetadata()
  const initialUsage = usageMetadata(reply, contents, false)
  if (reply.blockReason !== undefined || reply.hasNoCandidate === true)
    return [responseBody(reply, [], metadata, usageMetadata(reply, contents, true), true)]
  const parts = splitReply(reply)
  const chunks = parts.map((part) => responseBody(reply, [part], metadata, initialUsage, false))
  const signature = reply.thoughts.length > 0 ? [{ text: '', thoughtSignature: newSignature() }] : []
  const last = reply.parts.length === 0 ? [] : signature.length > 0 ? signature : [{ text: '' }]
  return [...chunks, responseBody(reply, last, metadata, usageMetadata(reply, contents, true), true)]
}

/** Returns the parts of a stream as chunks, as they arrive. */
export async function* toStreamedChunks(
  parts: AsyncIterable<Part>,
  contents: readonly Content[],
): AsyncGenerator<object> {
  const metadata = newMetadata()
  const sent: Part[] = []
  const reply: ModelReply = { thoughts: [], parts: sent, finishReason: 'STOP' }
  for await (const part of parts) {
    sent.push(part)
    yield responseBody(reply, [part], metadata, usageMetadata(reply, contents, false), false)
  }
  yield responseBody(reply, [{ text: '' }], metadata, usageMetadata(reply, contents, true), true)
}

const newMetadata = (): ResponseMetadata => ({
  responseId: randomBytes(12).toString('base64url'),
  modelVersion: MODEL_VERSION,
})
const newSignature = () => randomBytes(48).toString('base64')
const thoughtParts = ({ thoughts }: ModelReply): Part[] =>
  thoughts.map((text) => ({ text: `${text}\n\n`, thought: true }))

/** Returns the parts of a reply; the last one carries the signature of its thoughts. */
function signParts({ parts, thoughts }: ModelReply): Part[] {
  if (thoughts.length === 0) return [...parts]
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, thoughtSignature: newSignature() } : part,
  )
}

/** Splits a reply into the parts of a stream, thoughts first. */
export const splitReply = (reply: ModelReply): Part[] =>
  [...thoughtParts(reply), ...reply.parts].flatMap(split)

function split(part: Part): Part[] {
  const { text } = part
  if (text === undefined) return [part]
  const length = Math.max(CHUNK_LENGTH, Math.ceil(text.length / MAX_CHUNKS))
  // Splits between words if there is a space nearby, and never inside a surrogate pair.
  const chunks = text.match(
    new RegExp(`[\\s\\S]{1,${length}}(?:\\S{0,12}\\s|\\S{0,12}$|(?![\\uDC00-\\uDFFF]))`, 'g'),
  ) ?? [text]
  return chunks.map((chunk) => ({ ...part, text: chunk }))
}

function responseBody(
  reply: ModelReply,
  parts: readonly Part[],
  metadata: ResponseMetadata,
  usageMetadata: object,
  last: boolean,
): object {
  if (reply.blockReason !== undefined)
    return { promptFeedback: { blockReason: reply.blockReason }, usageMetadata, ...metadata }
  if (reply.hasNoCandidate === true) return { usageMetadata, ...metadata }
  const { finishReason, finishMessage, groundingMetadata } = reply
  const isRejected = finishReason !== null && finishReason !== 'STOP' && finishReason !== 'MAX_TOKENS'
  const content =
    isRejected && parts.length === 0
      ? {}
      : { content: parts.length === 0 ? { role: 'model' } : { parts, role: 'model' } }
  const end = last
    ? {
        ...(finishReason === null ? {} : { finishReason }),
        ...(finishMessage === undefined ? {} : { finishMessage }),
        ...(groundingMetadata === undefined ? {} : { groundingMetadata }),
        ...(finishReason === 'SAFETY' ? { safetyRatings: safetyRatings() } : {}),
      }
    : {}
  return { candidates: [{ ...content, ...end, index: 0 }], usageMetadata, ...metadata }
}

const safetyRatings = () =>
  SAFETY_CATEGORIES.map((category, index) =>
    index === 1 ? { category, probability: 'HIGH', blocked: true } : { category, probability: 'NEGLIGIBLE' },
  )

function usageMetadata(
  { parts, thoughts, cachedTokens = 0 }: ModelReply,
  contents: readonly Content[],
  complete: boolean,
): object {
  const promptTokensDetails = promptTokens(contents)
  const promptTokenCount = sumTokens(promptTokensDetails) + cachedTokens
  if (!complete) return { promptTokenCount, totalTokenCount: promptTokenCount, promptTokensDetails }
  const candidatesTokensDetails = replyTokens(parts)
  const candidatesTokenCount = sumTokens(candidatesTokensDetails)
  const thoughtsTokenCount = estimateTokens(thoughts.join('\n'))
  return {
    promptTokenCount,
    ...(candidatesTokenCount > 0 ? { candidatesTokenCount } : {}),
    totalTokenCount: promptTokenCount + candidatesTokenCount + thoughtsTokenCount,
    promptTokensDetails,
    ...(cachedTokens > 0 ? { cachedContentTokenCount: cachedTokens } : {}),
    ...(candidatesTokenCount > 0 ? { candidatesTokensDetails } : {}),
    ...(thoughtsTokenCount > 0 ? { thoughtsTokenCount } : {}),
  }
}

function replyTokens(parts: readonly Part[]): ModalityTokens[] {
  const text = parts.reduce(
    (sum, part) => sum + estimateTokens(part.text ?? JSON.stringify(part.functionCall ?? '').slice(2)),
    0,
  )
  const media = parts.flatMap(({ inlineData }): ModalityTokens[] => {
    if (inlineData === undefined) return []
    if (inlineData.mimeType?.startsWith('image/') === true) return [{ modality: 'IMAGE', tokenCount: 1290 }]
    return [
      { modality: 'AUDIO', tokenCount: Math.ceil((((inlineData.data?.length ?? 0) * 0.75) / 48_000) * 25) },
    ]
  })
  return [...(text > 0 ? [{ modality: 'TEXT' as const, tokenCount: text }] : []), ...media]
}
