import { randomBytes } from 'node:crypto'
import type { ModelReply } from './model-reply.ts'
import type { Content, Part } from '../schema/generate-request.ts'
import { type ModalityTokens, promptTokens, estimateTokens, sumTokens } from './usage.ts'

/** What every answer names as its model, so that nobody takes it for one of Google's. */
export const MODEL_VERSION = 'local-emulator'

const RATINGS = [
  'HARM_CATEGORY_HATE_SPEECH',
  'HARM_CATEGORY_DANGEROUS_CONTENT',
  'HARM_CATEGORY_HARASSMENT',
  'HARM_CATEGORY_SEXUALLY_EXPLICIT',
]

/** Letters of one piece of a stream; long answers come in larger ones, so that none takes for ever. */
const CHUNK_LENGTH = 18
const MAX_CHUNKS = 160

/** What is told of every event of one answer. */
interface Frame {
  readonly responseId: string
  readonly modelVersion: string
}

/** An answer as one body, for `generateContent`. */
export function toResponse(answer: ModelReply, contents: readonly Content[]): object {
  const parts = [...thoughtsOf(answer), ...signed(answer)]
  return bodyOf(answer, parts, frame(), usageOf(answer, contents, true), true)
}

/** An answer in pieces, for `streamGenerateContent`; the last one says how it ended and what it cost. */
export function toResponseChunks(answer: ModelReply, contents: readonly Content[]): object[] {
  const shared = frame()
  const early = usageOf(answer, contents, false)
  if (answer.blockReason !== undefined || answer.nothing === true)
    return [bodyOf(answer, [], shared, usageOf(answer, contents, true), true)]
  const parts = [...thoughtsOf(answer), ...answer.parts].flatMap(split)
  const chunks = parts.map((part) => bodyOf(answer, [part], shared, early, false))
  const signature = answer.thoughts.length > 0 ? [{ text: '', thoughtSignature: newSignature() }] : []
  const last = answer.parts.length === 0 ? [] : signature.length > 0 ? signature : [{ text: '' }]
  return [...chunks, bodyOf(answer, last, shared, usageOf(answer, contents, true), true)]
}

const frame = (): Frame => ({
  responseId: randomBytes(12).toString('base64url'),
  modelVersion: MODEL_VERSION,
})
const newSignature = () => randomBytes(48).toString('base64')
const thoughtsOf = ({ thoughts }: ModelReply): Part[] =>
  thoughts.map((text) => ({ text: `${text}\n\n`, thought: true }))

/** The parts of an answer, of which the last one carries the signature of its thoughts. */
function signed({ parts, thoughts }: ModelReply): Part[] {
  if (thoughts.length === 0) return [...parts]
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, thoughtSignature: newSignature() } : part,
  )
}

function split(part: Part): Part[] {
  const { text } = part
  if (text === undefined) return [part]
  const length = Math.max(CHUNK_LENGTH, Math.ceil(text.length / MAX_CHUNKS))
  // Between words where there is one nearby; never inside a letter that is made of two units.
  const chunks = text.match(
    new RegExp(`[\\s\\S]{1,${length}}(?:\\S{0,12}\\s|\\S{0,12}$|(?![\\uDC00-\\uDFFF]))`, 'g'),
  ) ?? [text]
  return chunks.map((chunk) => ({ ...part, text: chunk }))
}

function bodyOf(
  answer: ModelReply,
  parts: readonly Part[],
  shared: Frame,
  usageMetadata: object,
  last: boolean,
): object {
  if (answer.blockReason !== undefined)
    return { promptFeedback: { blockReason: answer.blockReason }, usageMetadata, ...shared }
  if (answer.nothing === true) return { usageMetadata, ...shared }
  const { finishReason, finishMessage, groundingMetadata } = answer
  const refused = finishReason !== null && finishReason !== 'STOP' && finishReason !== 'MAX_TOKENS'
  const content =
    refused && parts.length === 0
      ? {}
      : { content: parts.length === 0 ? { role: 'model' } : { parts, role: 'model' } }
  const end = last
    ? {
        ...(finishReason === null ? {} : { finishReason }),
        ...(finishMessage === undefined ? {} : { finishMessage }),
        ...(groundingMetadata === undefined ? {} : { groundingMetadata }),
        ...(finishReason === 'SAFETY' ? { safetyRatings: ratings() } : {}),
      }
    : {}
  return { candidates: [{ ...content, ...end, index: 0 }], usageMetadata, ...shared }
}

const ratings = () =>
  RATINGS.map((category, index) =>
    index === 1 ? { category, probability: 'HIGH', blocked: true } : { category, probability: 'NEGLIGIBLE' },
  )

function usageOf({ parts, thoughts }: ModelReply, contents: readonly Content[], complete: boolean): object {
  const promptTokensDetails = promptTokens(contents)
  const promptTokenCount = sumTokens(promptTokensDetails)
  if (!complete) return { promptTokenCount, totalTokenCount: promptTokenCount, promptTokensDetails }
  const candidatesTokensDetails = answerTokens(parts)
  const candidatesTokenCount = sumTokens(candidatesTokensDetails)
  const thoughtsTokenCount = estimateTokens(thoughts.join('\n'))
  return {
    promptTokenCount,
    ...(candidatesTokenCount > 0 ? { candidatesTokenCount } : {}),
    totalTokenCount: promptTokenCount + candidatesTokenCount + thoughtsTokenCount,
    promptTokensDetails,
    ...(candidatesTokenCount > 0 ? { candidatesTokensDetails } : {}),
    ...(thoughtsTokenCount > 0 ? { thoughtsTokenCount } : {}),
  }
}

function answerTokens(parts: readonly Part[]): ModalityTokens[] {
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
