import type { EventObject } from 'xstate'
import { isNumber, isRecord, refusal, requiredResource, saysWhy } from '../port/index.ts'
import type {
  LiveChatSettings,
  MicrophoneFact,
  SessionCommand,
  SessionFact,
  SessionInput,
  SpeakerCommand,
  SpeakerFact,
} from './live-chat.types.ts'

const isBytes = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer
const anything = () => true

/** What the conversation is held with, and what each of it may tell. */
export const liveChatActors = {
  microphone: requiredResource<LiveChatSettings, EventObject, MicrophoneFact>(
    'microphone',
    refusal('microphone.failed'),
    {
      facts: {
        'microphone.ready': anything,
        'microphone.chunk': isRecord<{ chunk: ArrayBuffer }>({ chunk: isBytes }),
        'microphone.level': anything,
        'microphone.failed': saysWhy,
      },
    },
  ),
  speaker: requiredResource<LiveChatSettings, SpeakerCommand, SpeakerFact>(
    'speaker',
    refusal('speaker.failed'),
    {
      facts: {
        'speaker.ready': anything,
        'speaker.started': anything,
        'speaker.drained': anything,
        'speaker.level': anything,
        'speaker.fellBack': anything,
        'speaker.suspended': anything,
        'speaker.resumed': anything,
        'speaker.failed': saysWhy,
      },
    },
  ),
  // What only accompanies the conversation may be missing or odd: words, handles, warnings.
  session: requiredResource<SessionInput, SessionCommand, SessionFact>('session', refusal('session.failed'), {
    facts: {
      'session.ready': anything,
      'session.audio': isRecord<{ reply: number; chunk: ArrayBuffer }>({
        reply: isNumber,
        chunk: isBytes,
      }),
      'session.heard': anything,
      'session.said': anything,
      'session.interrupted': anything,
      'session.turnEnded': anything,
      'session.handle': anything,
      'session.goAway': anything,
      'session.closed': anything,
      'session.failed': saysWhy,
    },
  }),
}
