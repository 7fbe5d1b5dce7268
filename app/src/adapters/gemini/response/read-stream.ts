import type { GenerateContentResponse } from '@google/genai'
import type { ModelAnswer } from '@saha/machines/port'
import { getFinishReason, isCutOff, isWithheld, createEmptyError, getText } from './parse-response.ts'

/**
 * Reads a streamed text answer.
 *
 * @param onPiece receives each chunk
 * @throws {GeminiError} `blocked` or `empty`
 */
export async function readStream(
  chunks: AsyncIterable<GenerateContentResponse>,
  onChunk: (chunk: GenerateContentResponse) => void,
): Promise<ModelAnswer<string>> {
  let value = ''
  let finish: string | undefined
  let last: GenerateContentResponse | undefined
  for await (const chunk of chunks) {
    onChunk(chunk)
    value += getText(chunk)
    finish = getFinishReason(chunk) ?? finish
    last = chunk
    if (isWithheld(chunk)) throw createEmptyError(chunk)
  }
  if (value.trim() === '') throw createEmptyError(last ?? {})
  return { value, cutOff: isCutOff(finish) }
}
