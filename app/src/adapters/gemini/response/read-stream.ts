import type { GenerateContentResponse } from '@google/genai'
import type { ModelAnswer } from '@saha/machines/port'
import { finishOf, isCutOff, isWithheld, nothingCame, textOf } from './parse-response.ts'

/**
 * Reads a streamed text answer.
 *
 * @param onPiece receives each chunk
 * @throws {GeminiError} `blocked` or `empty`
 */
export async function readPieces(
  pieces: AsyncIterable<GenerateContentResponse>,
  onPiece: (piece: GenerateContentResponse) => void,
): Promise<ModelAnswer<string>> {
  let value = ''
  let finish: string | undefined
  let last: GenerateContentResponse | undefined
  for await (const piece of pieces) {
    onPiece(piece)
    value += textOf(piece)
    finish = finishOf(piece) ?? finish
    last = piece
    if (isWithheld(piece)) throw nothingCame(piece)
  }
  if (value.trim() === '') throw nothingCame(last ?? {})
  return { value, cutOff: isCutOff(finish) }
}
