import type { LiveServerMessage } from '@google/genai'
import type { LiveChatResources, SessionEvent } from '@saha/machines/live-chat'
import { failureKind } from '@saha/machines/port'
import { getLiveUrl } from './live-url.ts'
import { toCloseEvent } from './close-event.ts'
import { LiveEventReader } from './live-events.ts'
import { encodeCommand } from './encode-command.ts'
import { SendQueue } from './send-queue.ts'
import { createLiveSetup } from './live-setup.ts'
import { defaultVoice } from '../client/models.ts'
import type { GeminiSettings } from '../client/settings.ts'

const decoder = new TextDecoder()
const normal = 1000

/**
 * One session of a live conversation, over its own socket: the SDK's cannot be aborted while connecting and does not
 * keep the order of messages ([why](../../../../docs/decisions/0010-live-chat-socket.md)).
 */
export const liveSession =
  (settings: GeminiSettings): LiveChatResources['session'] =>
  async ({ input, signal, send, receive }) => {
    const setup = createLiveSetup(settings.models.liveChat, defaultVoice.live, input)
    const address = await getLiveUrl(settings, setup, signal)
    signal.throwIfAborted()
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    const reader = new LiveEventReader()
    const outbox = new SendQueue((message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message)
    })

    const listening = new AbortController()
    /** Closes from our side; later messages are ignored. */
    const close = () => {
      listening.abort()
      outbox.close()
      socket.close(normal)
    }
    const end = (event: SessionEvent) => {
      close()
      send(event)
    }
    const handleMessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      try {
        const text = typeof data === 'string' ? data : decoder.decode(data)
        for (const event of reader.read(JSON.parse(text) as LiveServerMessage)) send(event)
      } catch (thrown) {
        const kind = failureKind(thrown)
        end({ type: 'session.failed', kind: kind === 'unknown' ? 'protocol' : kind })
      }
    }
    socket.addEventListener('open', () => outbox.put({ setup }), listening)
    socket.addEventListener('message', handleMessage, listening)
    socket.addEventListener('close', ({ code, reason }) => end(toCloseEvent(code, reason)), listening)
    receive((command) => {
      for (const message of encodeCommand(command)) outbox.put(message)
    })
    return close
  }
