import type { GenerateContentResponse, Part } from '@google/genai'
import type { ModelAnswer, FailureKind } from '@saha/machines/port'
import { GeminiError } from './failure.ts'
import { readMediaType } from './media-type.ts'

/** Reasons for which an answer is withheld; with any other one without content just did not come about. */
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

/** The parts of the answer itself: what the model thought is no part of it. */
const partsOf = ({ candidates }: Read): Part[] =>
  (candidates?.[0]?.content?.parts ?? []).filter(({ thought }) => thought !== true)

/** Why it ended; undefined while more may come. */
export const finishOf = ({ candidates }: Read): string | undefined => candidates?.[0]?.finishReason

/** The text of an answer or of a piece of one, without thoughts. */
export const textOf = (response: Read): string =>
  partsOf(response)
    .map(({ text }) => text ?? '')
    .join('')

/** What the model let be seen of its thinking. */
export const thoughtsOf = ({ candidates }: Read): string =>
  (candidates?.[0]?.content?.parts ?? [])
    .filter(({ thought }) => thought === true)
    .map(({ text }) => text ?? '')
    .join('')

/** The texts of an answer's parts, by which sources are counted; null for a part of another kind. */
export const textsOf = ({ candidates }: Read): (string | null)[] =>
  (candidates?.[0]?.content?.parts ?? []).map(({ text, thought }) =>
    thought === true ? null : (text ?? null),
  )

/** Whether the answer, as far as it has come, is withheld: this arrives as a success, with HTTP 200. */
export const isWithheld = (response: Read): boolean =>
  response.promptFeedback?.blockReason !== undefined || withheld.has(finishOf(response) ?? '')

/** Why nothing came of a question. */
export function nothingCame(response: Read): GeminiError {
  const { promptFeedback, candidates } = response
  const reason = promptFeedback?.blockReason ?? finishOf(response) ?? 'no candidates'
  const kind: FailureKind = isWithheld(response) ? 'blocked' : 'empty'
  return new GeminiError(kind, `The model answered with nothing: ${reason}`, {
    words: promptFeedback?.blockReasonMessage ?? candidates?.[0]?.finishMessage ?? textOf(response),
  })
}

/** Whether an answer with something in it ends before its end. Without a reason it was broken off. */
export const isCutOff = (finish: string | undefined): boolean => finish !== 'STOP'

/**
 * Reads an answer in words.
 *
 * @throws {GeminiError} `blocked` or `empty`
 */
export function readText(response: Read): ModelAnswer<string> {
  const value = textOf(response)
  if (isWithheld(response) || value.trim() === '') throw nothingCame(response)
  return { value, cutOff: isCutOff(finishOf(response)) }
}

/** A picture or sound that a model made. */
export interface Media {
  /** Base64. */
  readonly data: string
  readonly mimeType: string
}

/**
 * Reads the first picture or sound of an answer, and whether the answer ends before its end.
 *
 * @throws {GeminiError} `blocked`, or `empty` with what the model said instead
 */
export function readMedia(response: Read, type: 'image' | 'audio'): ModelAnswer<Media> {
  if (!isWithheld(response))
    for (const { inlineData } of partsOf(response)) {
      const { data = '', mimeType = '' } = inlineData ?? {}
      if (data !== '' && readMediaType(mimeType).type === type)
        return { value: { data, mimeType }, cutOff: isCutOff(finishOf(response)) }
    }
  throw nothingCame(response)
}
