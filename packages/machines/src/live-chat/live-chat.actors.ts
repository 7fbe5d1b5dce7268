import type { EventObject } from 'xstate'
import { isNumber, isRecord, toFailureEvent, requiredResource, hasFailureKind } from '../port/index.ts'
import type {
  LiveChatSettings,
  MicrophoneEvent,
  SessionCommand,
  SessionEvent,
  SessionInput,
  SpeakerCommand,
  SpeakerEvent,
} from './live-chat.types.ts'

const isBytes = (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer
const anything = () => true

/** Resources of the conversation with guards for their events. */
export const liveChatActors = {
  microphone: requiredResource<LiveChatSettings, EventObject, MicrophoneEvent>(
    'microphone',
    toFailureEvent('microphone.failed'),
    {
      events: {
        'microphone.ready': anything,
        'microphone.chunk': isRecord<{ chunk: ArrayBuffer }>({ chunk: isBytes }),
        'microphone.level': anything,
        'microphone.failed': hasFailureKind,
      },
    },
  ),
  speaker: requiredResource<LiveChatSettings, SpeakerCommand, SpeakerEvent>(
    'speaker',
    toFailureEvent('speaker.failed'),
    {
      events: {
        'speaker.ready': anything,
        'speaker.started': anything,
        'speaker.drained': anything,
        'speaker.level': anything,
        'speaker.fellBack': anything,
        'speaker.suspended': anything,
        'speaker.resumed': anything,
        'speaker.failed': hasFailureKind,
      },
    },
  ),
  // Captions, handles and warnings are not essential, so they may be malformed.
  session: requiredResource<SessionInput, SessionCommand, SessionEvent>(
    'session',
    toFailureEvent('session.failed'),
    {
      events: {
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
        'session.failed': hasFailureKind,
      },
    },
  ),
}
