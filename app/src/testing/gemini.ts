import { geminiSettings } from '../adapters/gemini/configured.ts'

/** A part of an answer: words, or what was thought on the way to them. */
interface Part {
  readonly text: string
  readonly thought?: true
}

/** What Gemini does with a call, in a story. */
export type GeminiStandIn = () => Response

const piece = (parts: readonly Part[], finishReason?: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts, role: 'model' }, finishReason }] })}\r\n\r\n`

/** An answer that streams in; without a reason for its end it never ends. */
export const streams =
  (parts: readonly Part[], finishReason?: 'STOP' | 'MAX_TOKENS'): GeminiStandIn =>
  () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(piece(parts, finishReason)))
        if (finishReason !== undefined) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

/** A refusal with this status. */
export const refuses =
  (code: number): GeminiStandIn =>
  () =>
    Response.json({ error: { code, message: 'Refused', status: 'UNAVAILABLE' } }, { status: code })

/** Whether a call is one of a tool's, and not of the portal's others. */
export const isForGemini = (address: RequestInfo | URL): boolean =>
  (address instanceof Request ? address.url : address.toString()).startsWith(geminiSettings.baseUrl)
