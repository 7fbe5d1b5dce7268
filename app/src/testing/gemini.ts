import { encodeBase64 } from '../adapters/gemini/media/base64.ts'
import { geminiSettings } from '../adapters/gemini/client/config.ts'

/** A part of a reply: text or a thought. */
interface Part {
  readonly text: string
  readonly thought?: true
}

/** A stub of Gemini's API for stories. */
export type GeminiStub = (address: string) => Response | Promise<Response>

const piece = (parts: readonly Part[], finishReason?: string) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts, role: 'model' }, finishReason }] })}\r\n\r\n`

/** Streams a reply. Without a finish reason it never ends. */
export const streams =
  (parts: readonly Part[], finishReason?: 'STOP' | 'MAX_TOKENS'): GeminiStub =>
  () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(piece(parts, finishReason)))
        if (finishReason !== undefined) controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }

/** Replies with text at once. */
export const says =
  (text: string, finishReason: 'STOP' | 'MAX_TOKENS' = 'STOP'): GeminiStub =>
  () =>
    Response.json({ candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason }] })

/** Fields of a reply without content. */
interface Withheld {
  readonly finishReason: string
  readonly finishMessage?: string
}

/** Replies without an image, with the reason. */
export const withholds =
  (candidate: Withheld): GeminiStub =>
  () =>
    Response.json({ candidates: [candidate] })

/** Replies with a JPEG of a lantern. */
export const paints =
  (width: number, height: number): GeminiStub =>
  async () => {
    const canvas = new OffscreenCanvas(width, height)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser draws nothing')
    const dusk = pen.createLinearGradient(0, 0, 0, height)
    dusk.addColorStop(0, '#0b3a4a')
    dusk.addColorStop(1, '#f0a92e')
    pen.fillStyle = dusk
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = '#fff6e0'
    pen.beginPath()
    pen.arc(width / 2, height / 2, Math.min(width, height) / 5, 0, Math.PI * 2)
    pen.fill()
    const data = await encodeBase64(await canvas.convertToBlob({ type: 'image/jpeg' }))
    const parts = [{ inlineData: { mimeType: 'image/jpeg', data } }]
    return Response.json({ candidates: [{ content: { parts, role: 'model' }, finishReason: 'STOP' }] })
  }

/** Replies with speech: 16-bit samples at 24 kHz. */
export const speaks =
  (samples: Int16Array<ArrayBuffer>): GeminiStub =>
  async () => {
    const inlineData = {
      mimeType: 'audio/L16;codec=pcm;rate=24000',
      data: await encodeBase64(new Blob([samples])),
    }
    const content = { parts: [{ inlineData }], role: 'model' }
    return Response.json({ candidates: [{ content, finishReason: 'STOP' }] })
  }

/** Replies with the state of a video operation. */
export const films =
  (status: string, output: readonly object[] = []): GeminiStub =>
  () =>
    Response.json({
      id: 'v1',
      object: 'interaction',
      status,
      steps: [{ type: 'model_output', content: output }],
    })

/** Replies with a finished video and its file. */
export const filmed =
  (file: GeminiStub): GeminiStub =>
  (address) =>
    address.includes('/files/')
      ? file(address)
      : films('completed', [
          {
            type: 'video',
            mime_type: 'video/mp4',
            uri: 'https://gemini.invalid/v1/files/v1:download?alt=media',
          },
        ])(address)

/** A playable video of a lantern. */
export const moment =
  (width: number, height: number): GeminiStub =>
  async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser draws nothing')
    const pieces: Blob[] = []
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    // On a busy machine the recorder misses the first frames; without any, there is no video.
    recorder.start(50)
    for (let frame = 0; frame < 12 || !pieces.some(({ size }) => size > 0); frame += 1) {
      pen.fillStyle = '#0b3a4a'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#f0a92e'
      pen.beginPath()
      pen.arc(width / 2, height / 2, Math.min(width, height) / 5, 0, Math.PI * 2)
      pen.fill()
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await ended
    return new Response(new Blob(pieces, { type: 'video/webm' }))
  }

/** Never replies. */
export const hangs: GeminiStub = () => new Promise(() => {})

/** Replies with an HTTP error. */
export const refuses =
  (code: number): GeminiStub =>
  () =>
    Response.json({ error: { code, message: 'Refused', status: 'UNAVAILABLE' } }, { status: code })

/** Returns the URL of a Gemini call, or null for any other request. */
export function geminiAddress(address: RequestInfo | URL): string | null {
  const url = address instanceof Request ? address.url : address.toString()
  return url.startsWith(geminiSettings.baseUrl) || url.startsWith(geminiSettings.ownKeyUrl) ? url : null
}
