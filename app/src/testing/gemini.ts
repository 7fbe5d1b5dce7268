import { geminiSettings } from '../adapters/gemini/configured.ts'

/** What Gemini does with a call, in a story. */
export type GeminiStandIn = () => Response

/** A refusal with this status. */
export const refuses =
  (code: number): GeminiStandIn =>
  () =>
    Response.json({ error: { code, message: 'Refused', status: 'UNAVAILABLE' } }, { status: code })

/** An answer that never ends. */
export const hesitates: GeminiStandIn = () => new Response(new ReadableStream())

/** Speech: samples of 16 bits, 24,000 a second. */
export const speaks =
  (samples: Int16Array): GeminiStandIn =>
  () => {
    const data = btoa(
      Array.from(new Uint8Array(samples.buffer), (byte) => String.fromCharCode(byte)).join(''),
    )
    const parts = [{ inlineData: { mimeType: 'audio/L16;codec=pcm;rate=24000', data } }]
    return Response.json({ candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP' }] })
  }

/** Whether a call is one of a tool's, and not of the portal's others. */
export const isForGemini = (address: RequestInfo | URL): boolean =>
  (address instanceof Request ? address.url : address.toString()).startsWith(geminiSettings.baseUrl)
