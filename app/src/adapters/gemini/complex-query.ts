import type { ModelAnswer, Port } from '@saha/machines/port'
import { geminiSettings } from './configured.ts'
import { textOf, thoughtsOf } from './answer.ts'
import { call } from './call.ts'
import { deepestThinking, limits } from './models.ts'
import { readPieces } from './read-pieces.ts'
import { checkSize } from './size.ts'

/** An answer that was thought about. */
export interface Analysis {
  readonly text: string
  /** Summaries of the thinking; empty when the model gave none. */
  readonly thoughts: string
}

/** Sees what there is of an analysis, each time that there is more. */
export type OnProgress = (soFar: Analysis) => void

/** Asks a model that thinks as hard as it can. Its answer streams in, so that its thinking can be followed. */
export const complexQuery = (
  model: string,
  onProgress: OnProgress = () => {},
): Port<string, ModelAnswer<Analysis>> =>
  call(async (ai, question, abortSignal) => {
    checkSize(question.length, limits.prompt)
    const pieces = await ai.models.generateContentStream({
      model,
      contents: question,
      config: {
        abortSignal,
        store: false,
        thinkingConfig: { ...deepestThinking(model), includeThoughts: true },
      },
    })
    let soFar: Analysis = { text: '', thoughts: '' }
    const { cutOff } = await readPieces(pieces, (piece) => {
      soFar = { text: soFar.text + textOf(piece), thoughts: soFar.thoughts + thoughtsOf(piece) }
      if (!abortSignal.aborted) onProgress(soFar)
    })
    return { value: soFar, cutOff }
  })

/** Analyzes a question, on the pro tier. */
export const analyzeQuery = (onProgress?: OnProgress) =>
  complexQuery(geminiSettings.models.complexQuery, onProgress)
