import type { Mutant } from './create-mutants.ts'

/** A hand-written mutant that no rule creates. `from` occurs once in the file; `to` replaces it. */
interface ManualMutant {
  /** The bug that the mutant introduces. */
  readonly what: string
  /** Path relative to `src`. */
  readonly file: string
  readonly from: string
  readonly to: string
}

const manualMutants: readonly ManualMutant[] = [
  {
    what: 'a password of seven characters is accepted',
    file: 'auth/credentials.ts',
    from: 'minPasswordLength = 8',
    to: 'minPasswordLength = 7',
  },
  {
    what: 'a server failure looks like a lost connection',
    file: 'auth/auth.setup.ts',
    from: "kind === 'network' || kind === 'timeout'",
    to: "kind !== 'auth'",
  },
  {
    what: 'another user signed in in another tab is not detected',
    file: 'auth/auth.setup.ts',
    from: 'user?.id === context.user?.id',
    to: 'user !== null && context.user !== null',
  },
  {
    what: 'finding another user signs them out',
    file: 'auth/auth.machine.ts',
    from: "{ target: 'idle', actions: [{ type: 'setUser'",
    to: "{ target: 'signingOut', actions: [{ type: 'setUser'",
  },
  {
    what: 'a failure drops the text received so far',
    file: 'chat/messages.ts',
    from: "({ ending: 'failed', failure })",
    to: "({ text: '', ending: 'failed', failure })",
  },
  {
    what: 'a stopped reply counts as complete',
    file: 'chat/chat.setup.ts',
    from: "'stopped')",
    to: "'whole')",
  },
  {
    what: 'a retry keeps the failed reply',
    file: 'chat/messages.ts',
    from: 'messages.slice(0, index), text)',
    to: 'messages.slice(0, index + 1), text)',
  },
  {
    what: 'a chunk does not restart the timeout',
    file: 'chat/chat.machine.ts',
    from: "target: '.receiving',",
    to: "target: '.waiting',",
  },
  {
    what: 'a removal is emitted without its record',
    file: 'favorite/favorite.machine.ts',
    from: "['emitRemoved', 'clearRecord']",
    to: "['clearRecord', 'emitRemoved']",
  },
  {
    what: 'a game is listed twice',
    file: 'favorites/favorites.setup.ts',
    from: 'record.gameId !== gameId)',
    to: 'record.gameId !== gameId || record.recordId !== gameId)',
  },
  {
    what: 'the worst score comes first',
    file: 'high-scores/ranking.ts',
    from: 'b.score - a.score',
    to: 'a.score - b.score',
  },
  {
    what: 'of equal scores the later comes first',
    file: 'high-scores/ranking.ts',
    from: 'a.createdAt.localeCompare(b.createdAt)',
    to: 'b.createdAt.localeCompare(a.createdAt)',
  },
  {
    what: 'a list that cannot be sorted is not loaded unsorted',
    file: 'high-scores/high-scores.machine.ts',
    from: "onError: { target: 'unordered' }",
    to: "onError: { target: '#highScores.failed' }",
  },
  {
    what: 'showing a notice again does not restart its time',
    file: 'notice/notice.machine.ts',
    from: "on: { 'notice.hide':",
    to: "on: { 'notice.show': { actions: { type: 'setCode', params: ({ event: { code } }) => ({ code }) } }, 'notice.hide':",
  },
  {
    what: 'half stars are valid',
    file: 'rating/rating.setup.ts',
    from: '[1, 2, 3, 4, 5].includes(stars as number)',
    to: '(stars as number) >= 1 && (stars as number) <= 5',
  },
  {
    what: 'zero stars are valid',
    file: 'rating/rating.setup.ts',
    from: '[1, 2,',
    to: '[0, 1, 2,',
  },
  {
    what: 'the saved stars differ from the chosen ones',
    file: 'rating/rating.machine.ts',
    from: 'stars: choice })',
    to: 'stars: choice && choice - 1 })',
  },
  {
    what: 'a failure to save loses the choice',
    file: 'rating/rating.setup.ts',
    from: 'setFailure: assign({ failure:',
    to: 'setFailure: assign({ choice: null, failure:',
  },
  {
    what: 'the choice of one user is saved for the next',
    file: 'internal/session-guards.ts',
    from: 'userId !== context.userId,',
    to: 'userId !== context.userId && userId === null,',
  },
  {
    what: 'positions outside the earth are accepted',
    file: 'smart-search/smart-search.setup.ts',
    from: 'isWithin(latitude, 90) && isWithin(longitude, 180)',
    to: 'isWithin(latitude, 90)',
  },
  {
    what: 'another voice plays the existing speech',
    file: 'text-to-speech/text-to-speech.setup.ts',
    from: ' && one.voice === other.voice',
    to: '',
  },
  {
    what: 'the indicator is on before the speech is audible',
    file: 'text-to-speech/text-to-speech.machine.ts',
    from: "description: 'Playback is starting',",
    to: "description: 'Playback is starting', tags: ['sounding'],",
  },
  {
    what: 'a synchronous throw of a port crashes its machine',
    file: 'port/from-port.ts',
    from: 'startCall(() => port(input, call.signal)).then',
    to: 'port(input, call.signal).then',
  },
  {
    what: 'an aborted call continues',
    file: 'port/from-port.ts',
    from: 'port(input, call.signal)',
    to: 'port(input, new AbortController().signal)',
  },
  {
    what: 'the timeout uses another clock',
    file: 'port/from-port.ts',
    from: "Reflect.get(self, 'clock') as Timers",
    to: 'globalThis as never as Timers',
  },
  {
    what: 'a resource granted late is not released',
    file: 'port/from-resource.ts',
    from: 'else if (signal.aborted) release(closeResource)',
    to: '',
  },
  {
    what: 'an error while closing a resource is swallowed',
    file: 'port/from-resource.ts',
    from: 'throw error',
    to: 'void error',
  },
  {
    what: 'retries never end',
    file: 'port/with-retry.ts',
    from: 'tried + 1',
    to: 'tried',
  },
  {
    what: 'an unfinished run is offered',
    file: 'game-session/game-session.setup.ts',
    from: 'return final && points !== null',
    to: 'return points !== null',
  },
  {
    what: 'the score is lost when submitting fails',
    file: 'game-session/game-session.setup.ts',
    from: 'setFailure: assign({ failure:',
    to: 'setFailure: assign({ score: null, failure:',
  },
  {
    what: 'the score of one player is submitted as another',
    file: 'game-session/game-session.setup.ts',
    from: 'player?.id !== context.player?.id',
    to: 'player === null && context.player !== null',
  },
  {
    what: 'a game from a hidden tab is slow at once',
    file: 'game-session/game-session.machine.ts',
    from: "on: { 'page.visible': { target: 'loading' } }",
    to: "on: { 'page.visible': { target: 'slow' } }",
  },
  {
    what: 'a game keeps running in a hidden tab',
    file: 'game-session/game-session.selectors.ts',
    from: "(snapshot.hasTag('paused') || snapshot.hasTag('hidden'))",
    to: "snapshot.hasTag('paused')",
  },
  {
    what: 'fractional points are submitted',
    file: 'game-session/score.ts',
    from: 'Number.isSafeInteger(claim)',
    to: 'Number.isFinite(claim)',
  },
  {
    what: 'the time limit counts as the user’s stop',
    file: 'transcription/transcription.machine.ts',
    from: "params: { by: 'limit' }",
    to: "params: { by: 'visitor' }",
  },
  {
    what: 'the clip is lost when transcribing fails',
    file: 'transcription/transcription.setup.ts',
    from: 'setFailure: assign({ failure:',
    to: 'setFailure: assign({ clip: null, failure:',
  },
  {
    what: 'a text without words is shown',
    file: 'transcription/transcription.setup.ts',
    from: '!isBlank(answer.value)',
    to: "answer.value !== ''",
  },
  {
    what: 'the previous transcript stays during the next recording',
    file: 'transcription/transcription.setup.ts',
    from: 'reset: assign(() => initialContext)',
    to: 'reset: assign(() => ({ clip: null, stoppedBy: null, failure: null }))',
  },
  {
    what: 'a lost microphone counts as denied',
    file: 'transcription/transcription.machine.ts',
    from: 'toLossFailure(event)',
    to: 'toOpenFailure(event)',
  },
  {
    what: 'the response to a poll is not awaited',
    file: 'video-generation/video-generation.machine.ts',
    from: "description: 'Polling; two consecutive failures are tolerated',",
    to: "description: 'Polling', always: { guard: 'canPollAgain', target: 'waiting' },",
  },
  {
    what: 'a rejected key keeps its job',
    file: 'video-generation/video-generation.setup.ts',
    from: 'operation: null, failure: keyInvalid',
    to: 'operation: context.operation, failure: keyInvalid',
  },
  {
    what: 'an unknown key counts as a failed generation',
    file: 'video-generation/call-failure.ts',
    from: ' || isUnknownKey(message)',
    to: '',
  },
  {
    what: 'clearing a job is not emitted',
    file: 'video-generation/video-generation.setup.ts',
    from: 'if (next.operation !== context.operation)',
    to: 'if (next.operation !== null && next.operation !== context.operation)',
  },
  {
    what: 'the URL is kept after the video is released',
    file: 'video-generation/video-generation.setup.ts',
    from: 'failedPolls: 0, url: null }',
    to: 'failedPolls: 0 }',
  },
  {
    what: 'a late chunk of an interrupted reply is played',
    file: 'live-chat/live-chat.setup.ts',
    from: 'Number.isSafeInteger(reply) && reply > context.silenced',
    to: 'Number.isSafeInteger(reply)',
  },
  {
    what: 'the next session does not resume the conversation',
    file: 'live-chat/session/live-chat.session.ts',
    from: '({ settings, handle }),',
    to: '({ settings, handle: handle && null }),',
  },
  {
    what: 'a lost session is resumed without a limit',
    file: 'live-chat/live-chat.setup.ts',
    from: 'hasRetriesLeft(context) && !isFinal(kind)',
    to: '!isFinal(kind)',
  },
  {
    what: 'a session is opened before the microphone is granted',
    file: 'live-chat/live-chat.machine.ts',
    from: "'speaker.ready': { target: 'opened' }",
    to: "'speaker.ready': { target: '#liveChat.active.connection.session' }",
  },
  {
    what: 'a lost microphone counts as rejected',
    file: 'live-chat/live-chat.params.ts',
    from: '=> toLossFailure(event)',
    to: '=> toOpenFailure(event)',
  },
  {
    what: 'a caption grows without bound',
    file: 'live-chat/session/captions.ts',
    from: 'open && open.text.length + text.length <= captionLength',
    to: 'open',
  },
  {
    what: 'speech replaces a typed message in the queue',
    file: 'live-chat/session/command-queue.ts',
    from: "findIndex(({ type }) => type !== 'text')",
    to: 'findIndex(() => true)',
  },
]

/** Creates the hand-written mutants of one source file. */
export const createManualMutants = (file: string, source: string): readonly Mutant[] =>
  manualMutants
    .filter((mutant) => mutant.file === file)
    .map(({ what, from, to }) => {
      const start = source.indexOf(from)
      if (start < 0 || source.includes(from, start + 1))
        throw new Error(`${file} must contain this exactly once:\n${from}`)
      return { start, end: start + from.length, text: to, what }
    })
