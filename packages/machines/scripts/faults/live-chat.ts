import type { Fault } from './fault.ts'

export const liveChat: readonly Fault[] = [
  {
    what: 'a muted microphone is heard',
    file: 'live-chat/live-chat.live.ts',
    from: "'microphone.chunk': { guard: 'unmuted', actions",
    to: "'microphone.chunk': { actions",
  },
  {
    what: 'what is said during a hand-over is lost',
    file: 'live-chat/live-chat.params.ts',
    from: "'microphone.chunk': { guard: 'unmuted', actions: { type: 'keep', params: speech } },",
    to: '',
  },
  {
    what: 'what waited is sent twice',
    file: 'live-chat/live-chat.setup.ts',
    from: 'enqueue.assign({ waiting: [] })',
    to: '',
  },
  {
    what: 'an interruption lets the queue play on',
    file: 'live-chat/live-chat.live.ts',
    from: "actions: [{ type: 'silence', params: replyOf }, 'flush']",
    to: "actions: [{ type: 'silence', params: replyOf }]",
  },
  {
    what: 'a late piece of an interrupted reply is played',
    file: 'live-chat/live-chat.setup.ts',
    from: 'Number.isSafeInteger(reply) && reply > context.silenced',
    to: 'Number.isSafeInteger(reply)',
  },
  {
    what: 'replies are not counted anew',
    file: 'live-chat/live-chat.setup.ts',
    from: 'startAnew: assign({ timeLeft: null, tries: 0, reply: 0, silenced: 0 })',
    to: 'startAnew: assign({ timeLeft: null, tries: 0 })',
  },
  {
    what: 'the hand-over cuts a reply off',
    file: 'live-chat/live-chat.live.ts',
    from: "guard: 'replying',",
    to: "guard: { type: 'resumable', params: { kind: 'blocked' } },",
  },
  {
    what: 'the next session knows nothing of the conversation',
    file: 'live-chat/live-chat.session.ts',
    from: '({ settings, handle })',
    to: '({ settings, handle: handle && null })',
  },
  {
    what: 'a refused handle is tried for ever',
    file: 'live-chat/live-chat.setup.ts',
    from: 'isPassing(kind) ? context.handle : null',
    to: 'context.handle',
  },
  {
    what: 'a session that breaks is taken up without end',
    file: 'live-chat/live-chat.setup.ts',
    from: 'context.tries < breaths.length - 1 && !isFinal(kind)',
    to: '!isFinal(kind)',
  },
  {
    what: 'a session that has only begun is taken up again',
    file: 'live-chat/live-chat.setup.ts',
    from: 'settling: 10_000',
    to: 'settling: 0',
  },
  {
    what: 'the handle outlives the conversation',
    file: 'live-chat/live-chat.setup.ts',
    from: 'hangUp: assign({ ...nothingSaid,',
    to: 'hangUp: assign({ ...nothingSaid, handle: ({ context }) => context.handle,',
  },
  {
    what: 'a session is opened before the microphone is granted',
    file: 'live-chat/live-chat.stages.ts',
    from: "'speaker.ready': { target: 'opened' }",
    to: "'speaker.ready': { target: '#liveChat.active.stage.session' }",
  },
  {
    what: 'a lost microphone reads as a refused one',
    file: 'live-chat/live-chat.machine.ts',
    from: 'microphoneLoss(event.kind)',
    to: "({ ...microphoneLoss(event.kind), code: 'microphone-failed' as const })",
  },
  {
    what: 'a caption grows without bound',
    file: 'live-chat/captions.ts',
    from: 'open && open.text.length + text.length <= captionLength',
    to: 'open',
  },
  {
    what: 'a typed message gives way to speech',
    file: 'live-chat/waiting.ts',
    from: "findIndex(({ type }) => type !== 'text')",
    to: 'findIndex(() => true)',
  },
]
