import type { Mutant } from './create-mutants.ts'

/** A mutant that no rule creates: the bug it introduces, a text that occurs once in the file, and its replacement. */
type ManualMutant = readonly [what: string, from: string, to: string]

/** Hand-written mutants by file, relative to `src`. */
const manualMutants: Readonly<Record<string, readonly ManualMutant[]>> = {
  'auth/credentials.ts': [
    ['a password of seven characters is accepted', 'minPasswordLength = 8', 'minPasswordLength = 7'],
  ],
  'auth/auth.setup.ts': [
    [
      'a server failure looks like a lost connection',
      "kind === 'network' || kind === 'timeout'",
      "kind !== 'auth'",
    ],
    [
      'another user signed in in another tab is not detected',
      'user?.id === context.user?.id',
      'user !== null && context.user !== null',
    ],
  ],
  'auth/auth.machine.ts': [
    [
      'finding another user signs them out',
      "{ target: 'idle', actions: [{ type: 'setUser'",
      "{ target: 'signingOut', actions: [{ type: 'setUser'",
    ],
  ],
  'chat/messages.ts': [
    [
      'a failure drops the text received so far',
      "({ ending: 'failed', failure })",
      "({ text: '', ending: 'failed', failure })",
    ],
    [
      'a retry keeps the failed reply',
      'messages.slice(0, index), text, files)',
      'messages.slice(0, index + 1), text, files)',
    ],
  ],
  'chat/chat.setup.ts': [['a stopped reply counts as complete', "'stopped')", "'whole')"]],
  'chat/chat.machine.ts': [
    ['a chunk does not restart the timeout', "target: '.receiving',", "target: '.waiting',"],
  ],
  'favorite/favorite.machine.ts': [
    [
      'a removal is emitted without its record',
      "['emitRemoved', 'clearRecord']",
      "['clearRecord', 'emitRemoved']",
    ],
  ],
  'favorites/favorites.setup.ts': [
    [
      'a game is listed twice',
      'record.gameId !== gameId)',
      'record.gameId !== gameId || record.recordId !== gameId)',
    ],
  ],
  'high-scores/ranking.ts': [
    ['the worst score comes first', 'b.score - a.score', 'a.score - b.score'],
    [
      'of equal scores the later comes first',
      'a.createdAt.localeCompare(b.createdAt)',
      'b.createdAt.localeCompare(a.createdAt)',
    ],
  ],
  'high-scores/high-scores.machine.ts': [
    [
      'a list that cannot be sorted is not loaded unsorted',
      "onError: { target: 'unordered' }",
      "onError: { target: '#highScores.failed' }",
    ],
  ],
  'notice/notice.machine.ts': [
    [
      'showing a notice again does not restart its time',
      "on: { 'notice.hide':",
      "on: { 'notice.show': { actions: { type: 'setCode', params: ({ event: { code } }) => ({ code }) } }, 'notice.hide':",
    ],
  ],
  'rating/rating.setup.ts': [
    [
      'half stars are valid',
      '[1, 2, 3, 4, 5].includes(stars as number)',
      '(stars as number) >= 1 && (stars as number) <= 5',
    ],
    ['zero stars are valid', '[1, 2,', '[0, 1, 2,'],
    [
      'a failure to save loses the choice',
      'setFailure: assign({ failure:',
      'setFailure: assign({ choice: null, failure:',
    ],
  ],
  'rating/rating.machine.ts': [
    ['the saved stars differ from the chosen ones', 'stars: choice })', 'stars: choice && choice - 1 })'],
  ],
  'internal/session-guards.ts': [
    [
      'the choice of one user is saved for the next',
      'userId !== context.userId,',
      'userId !== context.userId && userId === null,',
    ],
  ],
  'smart-search/smart-search.setup.ts': [
    [
      'positions outside the earth are accepted',
      'isWithin(latitude, 90) && isWithin(longitude, 180)',
      'isWithin(latitude, 90)',
    ],
  ],
  'text-to-speech/text-to-speech.setup.ts': [
    ['another voice plays the existing speech', ' && one.voice === other.voice', ''],
  ],
  'text-to-speech/text-to-speech.machine.ts': [
    [
      'the indicator is on before the speech is audible',
      "description: 'Playback is starting',",
      "description: 'Playback is starting', tags: ['sounding'],",
    ],
  ],
  'port/from-port.ts': [
    [
      'a synchronous throw of a port crashes its machine',
      'startCall(() => port(input, call.signal)).then',
      'port(input, call.signal).then',
    ],
    ['an aborted call continues', 'port(input, call.signal)', 'port(input, new AbortController().signal)'],
    [
      'the timeout uses another clock',
      "Reflect.get(self, 'clock') as Timers",
      'globalThis as never as Timers',
    ],
  ],
  'port/from-resource.ts': [
    ['a resource granted late is not released', 'else if (signal.aborted) release(closeResource)', ''],
    ['an error while closing a resource is swallowed', 'throw error', 'void error'],
  ],
  'port/with-retry.ts': [['retries never end', 'tried + 1', 'tried']],
  'game-session/game-session.setup.ts': [
    ['an unfinished run is offered', 'return final && points !== null', 'return points !== null'],
    [
      'the score is lost when submitting fails',
      'setFailure: assign({ failure:',
      'setFailure: assign({ score: null, failure:',
    ],
    [
      'the score of one player is submitted as another',
      'player?.id !== context.player?.id',
      'player === null && context.player !== null',
    ],
  ],
  'game-session/game-session.machine.ts': [
    [
      'a game from a hidden tab is slow at once',
      "on: { 'page.visible': { target: 'loading' } }",
      "on: { 'page.visible': { target: 'slow' } }",
    ],
  ],
  'game-session/game-session.selectors.ts': [
    [
      'a game keeps running in a hidden tab',
      "(snapshot.hasTag('paused') || snapshot.hasTag('hidden'))",
      "snapshot.hasTag('paused')",
    ],
  ],
  'game-session/score.ts': [
    ['fractional points are submitted', 'Number.isSafeInteger(claim)', 'Number.isFinite(claim)'],
  ],
  'transcription/transcription.machine.ts': [
    ['the time limit counts as the user’s stop', "params: { by: 'limit' }", "params: { by: 'visitor' }"],
    ['a lost microphone counts as denied', 'toLossFailure(event)', 'toOpenFailure(event)'],
  ],
  'transcription/transcription.setup.ts': [
    [
      'the clip is lost when transcribing fails',
      'setFailure: assign({ failure:',
      'setFailure: assign({ clip: null, failure:',
    ],
    ['a text without words is shown', '!isBlank(answer.value)', "answer.value !== ''"],
    [
      'the previous transcript stays during the next recording',
      'reset: assign(() => initialContext)',
      'reset: assign(() => ({ clip: null, stoppedBy: null, failure: null }))',
    ],
  ],
  'video-generation/video-generation.machine.ts': [
    [
      'the response to a poll is not awaited',
      "description: 'Polling; two consecutive failures are tolerated',",
      "description: 'Polling', always: { guard: 'canPollAgain', target: 'waiting' },",
    ],
  ],
  'video-generation/video-generation.setup.ts': [
    [
      'a rejected key keeps its job',
      'operation: null, failure: keyInvalid',
      'operation: context.operation, failure: keyInvalid',
    ],
    [
      'clearing a job is not emitted',
      'if (next.operation !== context.operation)',
      'if (next.operation !== null && next.operation !== context.operation)',
    ],
    ['the URL is kept after the video is released', 'failedPolls: 0, url: null }', 'failedPolls: 0 }'],
  ],
  'video-generation/call-failure.ts': [
    ['an unknown key counts as a failed generation', ' || isUnknownKey(message)', ''],
  ],
  'live-chat/live-chat.setup.ts': [
    [
      'a late chunk of an interrupted reply is played',
      'Number.isSafeInteger(reply) && reply > context.silenced',
      'Number.isSafeInteger(reply)',
    ],
    [
      'a lost session is resumed without a limit',
      'hasRetriesLeft(context) && !isFinal(kind)',
      '!isFinal(kind)',
    ],
  ],
  'live-chat/session/live-chat.session.ts': [
    [
      'the next session does not resume the conversation',
      '({ settings, handle }),',
      '({ settings, handle: handle && null }),',
    ],
  ],
  'live-chat/live-chat.machine.ts': [
    [
      'a session is opened before the microphone is granted',
      "'speaker.ready': { target: 'opened' }",
      "'speaker.ready': { target: '#liveChat.active.connection.session' }",
    ],
  ],
  'live-chat/live-chat.params.ts': [
    ['a lost microphone counts as rejected', '=> toLossFailure(event)', '=> toOpenFailure(event)'],
  ],
  'live-chat/session/captions.ts': [
    ['a caption grows without bound', 'open && open.text.length + text.length <= captionLength', 'open'],
  ],
  'live-chat/session/command-queue.ts': [
    [
      'speech replaces a typed message in the queue',
      "findIndex(({ type }) => type !== 'text')",
      'findIndex(() => true)',
    ],
  ],
}

/** Creates the hand-written mutants of one source file. */
export const createManualMutants = (file: string, source: string): readonly Mutant[] =>
  (manualMutants[file] ?? []).map(([what, from, to]) => {
    const start = source.indexOf(from)
    if (start < 0 || source.includes(from, start + 1))
      throw new Error(`${file} must contain this exactly once:\n${from}`)
    return { start, end: start + from.length, text: to, what }
  })
