import type { Content, GenerateContentResponse } from '@google/genai'
import type { ChatResources, ChatTurn, ReplyRequest } from '@saha/machines/chat'
import { toFailureEvent } from '@saha/machines/port'
import { geminiSettings } from './configured.ts'
import { textOf } from './answer.ts'
import { call } from './call.ts'
import { toGeminiError } from './failure.ts'
import { limits } from './models.ts'
import { readPieces } from './read-pieces.ts'
import { checkSize } from './size.ts'
import { anySignal } from '../any-signal.ts'

const content = ({ role, text }: ChatTurn): Content => ({ parts: [{ text }], role })

const begin = call(async (ai, { model, turns }: ReplyRequest, abortSignal) => {
  checkSize(turns.at(-1)?.text.length ?? 0, limits.prompt)
  return ai.models.generateContentStream({
    model: geminiSettings.models[model],
    contents: turns.map(content),
    config: { abortSignal, store: false },
  })
})

type Send = Parameters<ChatResources['reply']>[0]['send']

/** Tells each piece as it comes, and how it ended. */
async function tell(pieces: AsyncIterable<GenerateContentResponse>, send: Send): Promise<void> {
  const { cutOff } = await readPieces(pieces, (piece) => {
    const text = textOf(piece)
    if (text !== '') send({ type: 'reply.delta', text })
  })
  send({ type: 'reply.done', cutOff })
}

/** A reply of the chosen tier that streams in. The conversation is the page's: each question brings the whole of it. */
export const reply: ChatResources['reply'] = async ({ input, signal, send }) => {
  const stop = new AbortController()
  const held = anySignal([signal, stop.signal])
  // Of an answer that is stopped some may be here already.
  const sendWhileHeld: Send = (fact) => {
    if (!held.aborted) send(fact)
  }
  const pieces = await begin(input, held)
  tell(pieces, sendWhileHeld).catch((thrown: unknown) =>
    sendWhileHeld(toFailureEvent('reply.failed')(toGeminiError(thrown))),
  )
  return () => stop.abort()
}
