/** Request that the upstream received. */
export interface ReceivedRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: Headers
  readonly text: string
}

/** Small Gemini for tests: records requests, and answers every call of the tools. */
export interface FakeGemini {
  readonly received: readonly ReceivedRequest[]
  /** Returns another response, or undefined for the usual one. */
  override: (request: Request) => Response | Promise<Response | undefined> | undefined
  /** Replaces the runtime's `fetch`. */
  readonly fetch: typeof fetch
  /** Handles a request behind a server. */
  answer(request: Request): Promise<Response>
}

/** Token usage of one reply. */
const USAGE = {
  promptTokenCount: 100,
  candidatesTokenCount: 50,
  thoughtsTokenCount: 10,
  totalTokenCount: 160,
}

/** Text chunks of the usual reply. */
export const REPLY_CHUNKS = ['Hel', 'lo ساحة'] as const

/** Creates a fake with the base URL `base`. */
export function fakeGemini(base: string): FakeGemini {
  const received: ReceivedRequest[] = []
  const gemini: FakeGemini = {
    received,
    override: () => undefined,
    fetch: async (input, init) => gemini.answer(new Request(input, init)),
    answer: async (request) => {
      const path = request.url.slice(base.length)
      const other = await gemini.override(request)
      if (other !== undefined) return other
      received.push({ method: request.method, path, headers: request.headers, text: await request.text() })
      return answer(base, path, request)
    },
  }
  return gemini
}

function candidate(text: string, more: object = {}) {
  return { candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0, ...more }] }
}

const VIDEO = { type: 'video', mime_type: 'video/mp4' }

function answer(base: string, path: string, request: Request): Response {
  if (path.includes(':streamGenerateContent')) {
    const [first, second] = REPLY_CHUNKS
    const events = [
      candidate(first),
      { ...candidate(second, { finishReason: 'STOP' }), usageMetadata: USAGE },
    ]
    const body = events.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('')
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  if (path.includes(':generateContent'))
    return Response.json({
      ...candidate(REPLY_CHUNKS.join(''), { finishReason: 'STOP' }),
      usageMetadata: USAGE,
    })
  if (path.endsWith(':predict')) return Response.json({ predictions: [{ bytesBase64Encoded: 'AAAA' }] })
  if (path.endsWith(':predictLongRunning'))
    return Response.json({ name: 'models/veo-3.1-generate-preview/operations/op1' })
  if (path.includes('/operations/')) {
    const video = { uri: `${base}/v1beta/files/vid1:download?alt=media` }
    return Response.json({
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video }] } },
    })
  }
  if (path.includes('/interactions')) {
    const content = [{ ...VIDEO, uri: `${base}/v1beta/files/vid2:download?alt=media` }]
    const steps = request.method === 'GET' ? [{ type: 'model_output', content }] : []
    return Response.json({ id: 'int-1', object: 'interaction', status: 'in_progress', steps })
  }
  if (path.startsWith('/upload/')) return uploadAnswer(base, request)
  if (path.endsWith(':download?alt=media'))
    return new Response('the video', { headers: { 'content-type': 'video/mp4' } })
  if (path.includes('/files/')) return Response.json({ name: 'files/f1', state: 'ACTIVE' })
  if (path.endsWith('/auth_tokens')) return Response.json({ name: 'auth_tokens/of-google' })
  return Response.json(
    { error: { code: 404, message: 'No such thing', status: 'NOT_FOUND' } },
    { status: 404 },
  )
}

function uploadAnswer(base: string, request: Request): Response {
  const command = request.headers.get('x-goog-upload-command') ?? ''
  if (command === 'start')
    return new Response(null, {
      headers: {
        'x-goog-upload-url': `${base}/upload/v1/files?upload_id=UP1&upload_protocol=resumable`,
        'x-goog-upload-status': 'active',
      },
    })
  if (!command.includes('finalize'))
    return new Response(null, { headers: { 'x-goog-upload-status': 'active' } })
  const file = { name: 'files/f1', mimeType: 'video/mp4', uri: `${base}/v1/files/f1`, state: 'ACTIVE' }
  return Response.json({ file }, { headers: { 'x-goog-upload-status': 'final' } })
}
