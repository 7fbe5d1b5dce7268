import type { Content, GenerateContentResponse, Part } from '@google/genai'
import { anySignal } from '@saha/machines/adapters'
import type { ChatFile, ChatResources, ChatTurn, ReplyRequest } from '@saha/machines/chat'
import { toFailureEvent } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { getText } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { toGeminiError } from '../client/gemini-error.ts'
import { limits } from '../client/models.ts'
import { encodeBase64 } from '../media/base64.ts'
import { readStream } from '../response/read-stream.ts'
import { checkSize } from '../client/check-size.ts'

/** Loads the content of a file; null if it is gone. */
type LoadFile = (file: ChatFile) => Promise<Blob | null>

/**
 * Text becomes a part of the prompt, everything else is sent inline; a document after its name. The model is told of a
 * file that is gone.
 */
async function toParts(file: ChatFile, loadFile: LoadFile): Promise<readonly Part[]> {
  const blob = await loadFile(file)
  if (!blob) return [{ text: `[${file.name}]` }]
  if (file.type.startsWith('text/')) return [{ text: `${file.name}:\n\n${await blob.text()}` }]
  const inline = { inlineData: { data: await encodeBase64(blob), mimeType: file.type } }
  return file.type === 'application/pdf' ? [{ text: `${file.name}:` }, inline] : [inline]
}

async function toContent({ role, text, files = [] }: ChatTurn, loadFile: LoadFile): Promise<Content> {
  const parts = await Promise.all(files.map((file) => toParts(file, loadFile)))
  return { parts: [...parts.flat(), { text }], role }
}

const requestReply = call(async (ai, { model, contents }: ModelRequest, abortSignal) =>
  ai.models.generateContentStream({
    model: geminiSettings.models[model],
    contents: [...contents],
    config: { abortSignal, store: false },
  }),
)

interface ModelRequest extends Pick<ReplyRequest, 'model'> {
  readonly contents: readonly Content[]
}

type Send = Parameters<ChatResources['reply']>[0]['send']

/** Sends each chunk as it arrives, then the ending. */
async function streamReply(chunks: AsyncIterable<GenerateContentResponse>, send: Send): Promise<void> {
  const { cutOff } = await readStream(chunks, (chunk) => {
    const text = getText(chunk)
    if (text !== '') send({ type: 'reply.delta', text })
  })
  send({ type: 'reply.done', cutOff })
}

/**
 * Returns a port that streams a reply of the chosen tier. The page holds the conversation: each question contains all
 * of it, with its files.
 */
export const createReply =
  (loadFile: LoadFile): ChatResources['reply'] =>
  async ({ input: { model, turns }, signal, send }) => {
    const stop = new AbortController()
    const scope = anySignal([signal, stop.signal])
    // Chunks of a stopped answer may still be in flight.
    const sendUnlessAborted: Send = (event) => {
      if (!scope.aborted) send(event)
    }
    checkSize(turns.at(-1)?.text.length ?? 0, limits.prompt)
    const contents = await Promise.all(turns.map((turn) => toContent(turn, loadFile)))
    const chunks = await requestReply({ model, contents }, scope)
    streamReply(chunks, sendUnlessAborted).catch((thrown: unknown) =>
      sendUnlessAborted(toFailureEvent('reply.failed')(toGeminiError(thrown))),
    )
    return () => stop.abort()
  }
