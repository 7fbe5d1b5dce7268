import { assign, emit, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import { clampLevel } from '../microphone/index.ts'
import { defaultRetryDelays } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { liveChatActors } from './live-chat.actors.ts'
import { addCaptionChunk, interruptCaptions, finishCaptions } from './session/captions.ts'
import type { CaptionChunk } from './session/captions.ts'
import type {
  LiveChatContext,
  LiveChatEmitted,
  LiveChatEvent,
  LiveChatFailure,
  LiveChatSettings,
  SessionCommand,
} from './live-chat.types.ts'
import { isFinal, isTransient } from './session/session-failure.ts'
import { toCommands, dropAnswered, toTexts } from './session/unanswered.ts'
import { enqueueCommand } from './session/command-queue.ts'

export interface FailureReason {
  readonly kind: FailureKind
}

/** Waits before each try to replace a session, in milliseconds; the count restarts once a session is stable. */
const sessionRetryDelays = [250, ...defaultRetryDelays]

const hasRetriesLeft = ({ retries }: LiveChatContext) => retries < sessionRetryDelays.length

/** Safety margin before the service closes the session, and maximum wait for a reply; in milliseconds. */
const margin = 2000
const longestReply = 60_000
const noTimeLeftSaid = 5000

/** Minimum microphone level of a voice, from 0 to 1. */
const voiceLevel = 0.5

export const initialSession = {
  handle: null,
  timeLeft: null,
  retries: 0,
  queue: [],
  unanswered: [],
  reply: 0,
  silenced: 0,
} satisfies Partial<LiveChatContext>

/** Returns the settings with another device, or with the system default for null. */
const chosen = (
  settings: LiveChatSettings,
  of: 'microphone' | 'speaker',
  device: string | null,
): LiveChatSettings => {
  const { [of]: _, ...others } = settings
  return device === null ? others : { ...others, [of]: device }
}

/** The next session does not remember the captions before it. */
const nextMemory = ({ captions, memory }: LiveChatContext) => (captions.length === 0 ? memory : memory + 1)

export const liveChatSetup = setup({
  types: {
    context: {} as LiveChatContext,
    events: {} as LiveChatEvent,
    emitted: {} as LiveChatEmitted,
    tags: {} as
      | 'connecting'
      | 'connected'
      | 'reconnecting'
      | 'unmuted'
      | 'speakingWhileMuted'
      | 'speaking'
      | 'interrupted'
      | 'needsGesture'
      | 'asking',
  },
  actors: liveChatActors,
  guards: {
    isUnmuted: stateIn('#unmuted'),
    isReplying: stateIn('#replying'),
    /** The reply has not been silenced. */
    isReplyAudible: ({ context }, { reply }: { reply: number }) =>
      Number.isSafeInteger(reply) && reply > context.silenced,
    hasText: (_, { text }: { text: string }) => text.trim() !== '',
    /** Another microphone may work, except after a denied permission: do not ask twice in a row. */
    canFallBack: ({ context }, { kind }: FailureReason) =>
      context.settings.microphone !== undefined && kind !== 'permission',
    isUnplugged: (_, { kind }: FailureReason) => kind === 'not-found',
    isLoud: (_, { level }: { level: number }) => level >= voiceLevel,
    isQuiet: (_, { level }: { level: number }) => level < voiceLevel / 2,
    hasRetriesLeft: ({ context }) => hasRetriesLeft(context),
    canResume: ({ context }, { kind }: FailureReason) =>
      hasRetriesLeft(context) && context.handle !== null && isTransient(kind),
    canRetry: ({ context }, { kind }: FailureReason) => hasRetriesLeft(context) && !isFinal(kind),
  },
  actions: {
    startConversation: assign({
      settings: (_, { settings }: { settings?: LiveChatSettings }) => settings ?? {},
      memory: ({ context }) => nextMemory(context),
      failure: null,
    }),
    setMicrophone: assign({
      settings: ({ context: { settings } }, { device }: { device: string | null }) =>
        chosen(settings, 'microphone', device),
    }),
    fallBackMicrophone: enqueueActions(({ context: { settings }, enqueue }) => {
      enqueue.assign({ settings: chosen(settings, 'microphone', null) })
      enqueue.emit({ type: 'fellBack', of: 'microphone' })
    }),
    setSpeaker: enqueueActions(
      ({ context: { settings }, enqueue }, { device }: { device: string | null }) => {
        enqueue.assign({ settings: chosen(settings, 'speaker', device) })
        enqueue.sendTo('speaker', { type: 'choose', device })
      },
    ),
    fallBackSpeaker: enqueueActions(({ context: { settings }, enqueue }) => {
      enqueue.assign({ settings: chosen(settings, 'speaker', null) })
      enqueue.emit({ type: 'fellBack', of: 'speaker' })
    }),
    resetSession: assign({
      ...initialSession,
      captions: ({ context }) => finishCaptions(context.captions),
      undelivered: ({ context: { undelivered, unanswered, queue } }) => [
        ...undelivered,
        ...toTexts([...toCommands(unanswered), ...queue]),
      ],
    }),
    /** A user who disconnects does not expect an answer. */
    clearUnanswered: assign({ unanswered: [] }),
    clearUndelivered: assign({ undelivered: [] }),
    setFailure: assign({ failure: (_, failure: LiveChatFailure) => failure }),
    clearFailure: assign({ failure: null }),
    sendAudio: sendTo('session', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'audio', chunk })),
    sendAudioEnd: sendTo('session', { type: 'audioEnd' }),
    sendText: enqueueActions(({ context: { unanswered, reply }, enqueue }, { text }: { text: string }) => {
      enqueue.sendTo('session', { type: 'text', text })
      enqueue.assign({ unanswered: [...unanswered, { text, after: reply }] })
    }),
    queueCommand: assign({
      queue: ({ context }, command: SessionCommand) => enqueueCommand(context.queue, command),
    }),
    sendQueue: enqueueActions(({ context, enqueue }) => {
      for (const command of context.queue) enqueue.sendTo('session', command)
      enqueue.assign({
        queue: [],
        unanswered: toTexts(context.queue).map((text) => ({ text, after: context.reply })),
      })
    }),
    requeueUnanswered: assign({
      queue: ({ context }) => [...toCommands(context.unanswered), ...context.queue],
      unanswered: [],
    }),
    playAudio: sendTo('speaker', (_, { chunk }: { chunk: ArrayBuffer }) => ({ type: 'play', chunk })),
    flushSpeaker: sendTo('speaker', { type: 'flush' }),
    resumeSpeaker: sendTo('speaker', { type: 'resume' }),
    setReply: assign({
      reply: (_, { reply }: { reply: number }) => reply,
      unanswered: ({ context }, { reply }) => dropAnswered(context.unanswered, reply),
    }),
    silenceReply: assign({
      silenced: ({ context }, { reply }: { reply: number }) =>
        Number.isSafeInteger(reply) ? Math.max(context.silenced, reply) : context.reply,
      captions: ({ context }) => interruptCaptions(context.captions),
    }),
    silenceCurrentReply: assign({
      silenced: ({ context }) => context.reply,
      captions: ({ context }) => interruptCaptions(context.captions),
    }),
    addCaption: assign({
      captions: ({ context: { captions, memory } }, spoken: CaptionChunk) =>
        addCaptionChunk(captions, spoken, memory),
    }),
    /** Typed text becomes a separate caption, even while speech is being transcribed. */
    addTypedCaption: assign({
      captions: ({ context: { captions, memory } }, { text }: { text: string }) =>
        addCaptionChunk(
          finishCaptions(captions, 'visitor'),
          { speaker: 'visitor', text, final: true },
          memory,
        ),
    }),
    clearCaptions: assign({ captions: [], memory: 1 }),
    endCaptions: assign({ captions: ({ context }) => finishCaptions(context.captions) }),
    setHandle: assign({
      handle: (_, { handle }: { handle: string | null }) => (typeof handle === 'string' ? handle : null),
    }),
    setTimeLeft: assign({ timeLeft: (_, { timeLeft }: { timeLeft?: number }) => timeLeft ?? null }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    resetRetries: assign({ retries: 0 }),
    countFailedRetry: assign({
      retries: ({ context }) => context.retries + 1,
      // The service would reject the same handle again.
      handle: ({ context }, { kind }: FailureReason) => (isTransient(kind) ? context.handle : null),
    }),
    resetReplies: assign({
      reply: 0,
      silenced: 0,
      memory: ({ context }) => (context.handle === null ? nextMemory(context) : context.memory),
    }),
    emitResumed: emit(({ context }) => ({ type: 'resumed', remembers: context.handle !== null })),
    emitEnded: emit({ type: 'ended' }),
    emitLevel: emit((_, { of, level }: { of: 'microphone' | 'speaker'; level: number }) => ({
      type: 'level',
      of,
      level: clampLevel(level),
    })),
  },
  delays: {
    promptTimeout: 60_000,
    mutedSpeechDelay: 400,
    reminderDuration: 3000,
    interruptionDuration: 1500,
    openTimeout: 15_000,
    stableAfter: 10_000,
    retryDelay: ({ context }) => sessionRetryDelays[context.retries - 1] as number,
    // The service may announce that it closes without saying when.
    gracePeriod: ({ context: { timeLeft } }) =>
      Number.isFinite(timeLeft)
        ? Math.min(Math.max((timeLeft as number) - margin, 0), longestReply)
        : noTimeLeftSaid,
  },
})
