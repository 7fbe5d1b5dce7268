import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningGemini } from '../start.ts'

/** Parsed server message. */
export interface LiveMessage {
  readonly setupComplete?: { readonly sessionId: string }
  readonly serverContent?: {
    readonly modelTurn?: {
      readonly parts: readonly { readonly inlineData: { readonly mimeType: string; readonly data: string } }[]
    }
    readonly inputTranscription?: { readonly text: string }
    readonly outputTranscription?: { readonly text: string }
    readonly interrupted?: boolean
    readonly generationComplete?: boolean
    readonly turnComplete?: boolean
  }
  readonly sessionResumptionUpdate?: { readonly newHandle: string; readonly resumable: boolean }
  readonly goAway?: { readonly timeLeft: string }
  readonly usageMetadata?: { readonly totalTokenCount: number }
}

const SERVICE = 'google.ai.generativelanguage.v1.GenerativeService.BidiGenerateContent'

/** Opens a live session without the SDK, for details that the SDK hides. */
export async function openSession(
  { url }: RunningGemini,
  { path = `//ws/${SERVICE}?key=k`, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers })
  onTestFinished(() => socket.terminate())
  const messages: LiveMessage[] = []
  let binary = true
  let closed: { code: number; reason: string } | null = null
  let wake = () => {}
  socket.on('message', (data, isBinary) => {
    binary &&= isBinary
    messages.push(JSON.parse((data as Buffer).toString()) as LiveMessage)
    wake()
  })
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) }
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve()).once('error', reject)
  })
  const next = async () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  return {
    messages,
    allBinary: () => binary,
    closed: () => closed,
    send: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
    sendText: (text: string) => socket.send(text),
    /** Waits for a matching message and returns it. */
    until: async (fits: (message: LiveMessage) => boolean): Promise<LiveMessage> => {
      for (;;) {
        const found = messages.find(fits)
        if (found !== undefined) return found
        if (closed !== null) throw new Error(`Closed: ${JSON.stringify(closed)}`)
        await next()
      }
    },
    /** Waits for the connection to close. */
    ended: async (): Promise<{ code: number; reason: string }> => {
      for (;;) {
        if (closed !== null) return closed
        await next()
      }
    },
  }
}
