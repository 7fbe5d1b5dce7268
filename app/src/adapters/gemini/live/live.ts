import type { LiveServerMessage } from '@google/genai'
import { openSocket } from '@saha/machines/adapters'
import type { LiveChatResources } from '@saha/machines/live-chat'
import { getLiveUrl } from './live-url.ts'
import { toCloseEvent } from './close-event.ts'
import { LiveEventReader } from './live-events.ts'
import { encodeCommand } from './encode-command.ts'
import { SendQueue } from './send-queue.ts'
import { createLiveSetup } from './live-setup.ts'
import { defaultVoice } from '../client/models.ts'
import type { GeminiSettings } from '../client/settings.ts'

const decoder = new TextDecoder()

/**
 * One session of a live conversation, over its own socket: the SDK's cannot be aborted while connecting and does not
 * keep the order of messages ([why](../../../../docs/decisions/0010-live-chat-socket.md)).
 */
export const liveSession =
  (settings: GeminiSettings): LiveChatResources['session'] =>
  async ({ input, signal, send, receive }) => {
    const setup = createLiveSetup(settings.models.liveChat, defaultVoice.live, input)
    const address = await getLiveUrl(settings, setup, signal)
    const reader = new LiveEventReader()
    const socket = await openSocket(address, {
      signal,
      onMessage: (message) => {
        const text = typeof message === 'string' ? message : decoder.decode(message)
        for (const event of reader.read(JSON.parse(text) as LiveServerMessage)) send(event)
      },
      onEnd: (error) => {
        outbox.close()
        send(toCloseEvent(error))
      },
    })
    const outbox = new SendQueue(socket.send)
    receive((command) => {
      for (const message of encodeCommand(command)) outbox.put(message)
    })
    outbox.put({ setup })
    return () => {
      outbox.close()
      socket.close()
    }
  }
