import type { GenerateContentResponse, Part } from '@google/genai'
import type { ModelAnswer, FailureKind } from '@saha/machines/port'
import { GeminiError } from '../client/gemini-error.ts'
import { readMediaType } from '../media/media-type.ts'

/** Finish reasons of a withheld answer. With any other reason, an answer without content is merely empty. */
const withheld: ReadonlySet<string> = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
])

type Read = Pick<GenerateContentResponse, 'candidates' | 'promptFeedback'>

/** Parts of the answer without thoughts. */
const getParts = ({ candidates }: Read): Part[] =>
  (candidates?.[0]?.content?.parts ?? []).filter(({ thought }) => thought !== true)

/** Returns the finish reason; undefined while more may come. */
export const getFinishReason = ({ candidates }: Read): string | undefined => candidates?.[0]?.finishReason

/** Returns the text of a response or chunk without thoughts. */
export const getText = (response: Read): string =>
  getParts(response)
    .map(({ text }) => text ?? '')
    .join('')

/** Returns the thoughts that the model discloses. */
export const getThoughts = ({ candidates }: Read): string =>
  (candidates?.[0]?.content?.parts ?? [])
    .filter(({ thought }) => thought === true)
    .map(({ text }) => text ?? '')
    .join('')

/** Returns the text of each part, which citations count; null for a part of another kind. */
export const getPartTexts = ({ candidates }: Read): (string | null)[] =>
  (candidates?.[0]?.content?.parts ?? []).map(({ text, thought }) =>
    thought === true ? null : (text ?? null),
  )

/** Returns whether the answer so far is withheld: this arrives as a success, with HTTP 200. */
export const isWithheld = (response: Read): boolean =>
  response.promptFeedback?.blockReason !== undefined || withheld.has(getFinishReason(response) ?? '')

/** Creates the error for an answer without content. */
export function createEmptyError(response: Read): GeminiError {
  const { promptFeedback, candidates } = response
  const reason = promptFeedback?.blockReason ?? getFinishReason(response) ?? 'no candidates'
  const kind: FailureKind = isWithheld(response) ? 'blocked' : 'empty'
  return new GeminiError(kind, `The model answered with nothing: ${reason}`, {
    words: promptFeedback?.blockReasonMessage ?? candidates?.[0]?.finishMessage ?? getText(response),
  })
}

/** Returns whether an answer with content was cut off. No finish reason means that the stream broke. */
export const isCutOff = (finish: string | undefined): boolean => finish !== 'STOP'

/**
 * Reads a text answer.
 *
 * @throws {GeminiError} `blocked` or `empty`
 */
export function readText(response: Read): ModelAnswer<string> {
  const value = getText(response)
  if (isWithheld(response) || value.trim() === '') throw createEmptyError(response)
  return { value, cutOff: isCutOff(getFinishReason(response)) }
}

/** An image or sound from a model. */
export interface Media {
  /** Base64. */
  readonly data: string
  readonly mimeType: string
}

/**
 * Reads the first image or sound of an answer, and whether the answer was cut off.
 *
 * @throws {GeminiError} `blocked`, or `empty` with the model's text
 */
export function readMedia(response: Read, type: 'image' | 'audio'): ModelAnswer<Media> {
  if (!isWithheld(response))
    for (const { inlineData } of getParts(response)) {
      const { data = '', mimeType = '' } = inlineData ?? {}
      if (data !== '' && readMediaType(mimeType).type === type)
        return { value: { data, mimeType }, cutOff: isCutOff(getFinishReason(response)) }
    }
  throw createEmptyError(response)
}
