import type { Answer, Port } from '@saha/machines/port'
import { geminiSettings } from '../../config.ts'
import { readText, thoughtsOf } from './answer.ts'
import { call } from './call.ts'
import { deepestThinking, limits } from './models.ts'
import { checkSize } from './size.ts'

/** An answer that was thought about. */
export interface Analysis {
  readonly text: string
  /** Summaries of the thinking; empty when the model gave none. */
  readonly thoughts: string
}

/** Asks a model that thinks as hard as it can. */
export const complexQuery = (model: string): Port<string, Answer<Analysis>> =>
  call(async (ai, question, abortSignal) => {
    checkSize(question.length, limits.prompt)
    const response = await ai.models.generateContent({
      model,
      contents: question,
      config: {
        abortSignal,
        store: false,
        thinkingConfig: { ...deepestThinking(model), includeThoughts: true },
      },
    })
    const { value, cutOff } = readText(response)
    return { value: { text: value, thoughts: thoughtsOf(response) }, cutOff }
  })

/** Analyzes a question, on the pro tier. */
export const analyzeQuery = complexQuery(geminiSettings.models.complexQuery)
