import type { ModelAnswer, Port } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { getText, getThoughts } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { deepestThinking, limits } from '../client/models.ts'
import { readStream } from '../response/read-stream.ts'
import { checkSize } from '../client/check-size.ts'

/** An answer of a thinking model. */
export interface Analysis {
  readonly text: string
  /** Summaries of the thinking; empty when the model gave none. */
  readonly thoughts: string
}

/** Receives the analysis so far, each time it grows. */
export type OnProgress = (soFar: Analysis) => void

/** Asks a model at its highest thinking level. The answer streams, so that users can follow the thinking. */
export const complexQuery = (
  model: string,
  onProgress: OnProgress = () => {},
): Port<string, ModelAnswer<Analysis>> =>
  call(async (ai, question, abortSignal) => {
    checkSize(question.length, limits.prompt)
    const chunks = await ai.models.generateContentStream({
      model,
      contents: question,
      config: {
        abortSignal,
        store: false,
        thinkingConfig: { ...deepestThinking(model), includeThoughts: true },
      },
    })
    let soFar: Analysis = { text: '', thoughts: '' }
    const { cutOff } = await readStream(chunks, (chunk) => {
      soFar = { text: soFar.text + getText(chunk), thoughts: soFar.thoughts + getThoughts(chunk) }
      if (!abortSignal.aborted) onProgress(soFar)
    })
    return { value: soFar, cutOff }
  })

/** Analyzes a question on the pro tier. */
export const analyzeQuery = (onProgress?: OnProgress) =>
  complexQuery(geminiSettings.models.complexQuery, onProgress)
