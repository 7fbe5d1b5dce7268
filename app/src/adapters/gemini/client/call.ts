import type { GoogleGenAI } from '@google/genai'
import type { Port } from '@saha/machines/port'
import { gemini } from './client.ts'
import { toGeminiError } from './gemini-error.ts'

/**
 * Wraps a call to Gemini as a port: loads the SDK and turns every failure into a GeminiError. Does not retry: a
 * failed call may have been charged, and a rate-limited one would be limited again.
 */
export const call =
  <Input, Output>(
    ask: (ai: GoogleGenAI, input: Input, signal: AbortSignal) => Promise<Output>,
    client: () => Promise<GoogleGenAI> = gemini,
  ): Port<Input, Output> =>
  async (input, signal) => {
    try {
      const ai = await client()
      signal.throwIfAborted()
      return await ask(ai, input, signal)
    } catch (thrown) {
      signal.throwIfAborted()
      throw toGeminiError(thrown)
    }
  }
