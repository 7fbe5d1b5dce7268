import type { Content, GenerateContentResponse } from '@google/genai'
import { anySignal } from '@saha/machines/adapters'
import type { ChatResources, ChatTurn, ReplyRequest } from '@saha/machines/chat'
import { toFailureEvent } from '@saha/machines/port'
import { geminiSettings } from '../client/config.ts'
import { getText } from '../response/parse-response.ts'
import { call } from '../client/call.ts'
import { toGeminiError } from '../client/gemini-error.ts'
import { limits } from '../client/models.ts'
import { readStream } from '../response/read-stream.ts'
import { checkSize } from '../client/check-size.ts'

const content = ({ role, text }: ChatTurn): Content => ({ parts: [{ text }], role })

const requestReply = call(async (ai, { model, turns }: ReplyRequest, abortSignal) => {
  checkSize(turns.at(-1)?.text.length ?? 0, limits.prompt)
  return ai.models.generateContentStream({
    model: geminiSettings.models[model],
    contents: turns.map(content),
    config: { abortSignal, store: false },
  })
})

type Send = Parameters<ChatResources['reply']>[0]['send']

/** Sends each chunk as it arrives, then the ending. */
async function streamReply(chunks: AsyncIterable<GenerateContentResponse>, send: Send): Promise<void> {
  const { cutOff } = await readStream(chunks, (chunk) => {
    const text = getText(chunk)
    if (text !== '') send({ type: 'reply.delta', text })
  })
  send({ type: 'reply.done', cutOff })
}

/** Streams a reply of the chosen tier. The page holds the conversation: each question contains all of it. */
export const reply: ChatResources['reply'] = async ({ input, signal, send }) => {
  const stop = new AbortController()
  const scope = anySignal([signal, stop.signal])
  // Chunks of a stopped answer may still be in flight.
  const sendUnlessAborted: Send = (event) => {
    if (!scope.aborted) send(event)
  }
  const chunks = await requestReply(input, scope)
  streamReply(chunks, sendUnlessAborted).catch((thrown: unknown) =>
    sendUnlessAborted(toFailureEvent('reply.failed')(toGeminiError(thrown))),
  )
  return () => stop.abort()
}
