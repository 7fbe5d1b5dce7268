import { connectGame, maxLevel, watchFocus, watchHistory } from '@saha/games/bridge'
import type { Violation } from '@saha/games/bridge'
import type { GameSessionEvent } from '@saha/machines/game-session'
import { saves, type GameSave } from '../../adapters/storage/game-saves.ts'
import { flushSaves, storeSave } from '../../features/game-saves/account-saves.ts'
import { getSeed } from '../../catalogue/games/get-seed.ts'
import type { Game } from '../../catalogue/index.ts'
import type { Locale } from '../../i18n/index.ts'
import { finishedRuns } from './score/finished-runs.ts'
import { markRemoval } from './frame-removal.ts'
import { messageGuard } from './message-guard.ts'
import { fileProgressShare } from './use-game-page.ts'
import { getChannels, isSoundOn, setChannels, subscribeToChannels } from '../../features/settings/sound.ts'

export interface FrameConnectionOptions {
  game: Game
  /** Determines the seed, and names the saves. */
  boardId: string
  locale: Locale
  /** Starts a run as soon as the game is ready. */
  start: boolean
  /** Id of the user who owns the save, or null for a guest. */
  owner: Promise<string | null>
  send: (event: GameSessionEvent) => void
  /** The player used the game's own sound switch. */
  onSound: (on: boolean) => void
  /** Whether a run that begins now counts; the scores of others are dropped. @default every run */
  acceptsRun?: (() => boolean) | undefined
  /** Receives the score of the current run, 0 at its start. */
  onRunScore: (score: number) => void
  /** A run that counts has ended. */
  onRunEnd?: (() => void) | undefined
  /** The current run became too long to be verified, or another one starts. */
  onRunTooLong: (tooLong: boolean) => void
  /** The game offers a picture as a PNG file. */
  onPicture: (png: Uint8Array<ArrayBuffer>) => void
  /** An imported game asks to fill the screen, or to stop doing so. */
  onFullscreen: (on: boolean) => void
}

/** Imported games reload to start again, and their windows may get messages that are not for the portal. */
const hostedRates = {
  reloadRate: { burst: 6, perSecond: 6 / 60 },
  windowMessageRate: { burst: 30, perSecond: 2 },
}

/** Imported games change the hash of their page, which no script of ours can prevent. */
const hostedHistoryRate = { burst: 5, perSecond: 1 / 30 }

export type FrameConnection = ReturnType<typeof connectFrame>

const warnOfDrops = (gameId: string) => (reason: string, count: number) =>
  console.warn(
    `The portal dropped ${count} message(s) of the game ${gameId}: ${reason}. packages/games/README.md, The bridge, says what it takes.`,
  )

/** Follows runs, to tell whether the current one counts. */
function createRunFilter({
  acceptsRun = () => true,
  onRunEnd,
  onRunScore,
}: Pick<FrameConnectionOptions, 'acceptsRun' | 'onRunEnd' | 'onRunScore'>) {
  let isActive = false
  let isAccepted = true
  return {
    /** Play starts or resumes. */
    begin: () => {
      if (!isActive) {
        isAccepted = acceptsRun()
        onRunScore(0)
      }
      isActive = true
    },
    /** Returns whether a score of the current run counts. */
    counts: ({ value, final }: { value: number; final: boolean }) => {
      if (final) isActive = false
      if (isAccepted) onRunScore(value)
      if (final && isAccepted) onRunEnd?.()
      return isAccepted
    },
  }
}

/** Connects to the game in a frame and closes the connection on a protocol violation. */
export function connectFrame(frame: HTMLIFrameElement, options: FrameConnectionOptions) {
  const { game, boardId, locale, start, owner, send, onSound, onRunTooLong, onPicture } = options
  const run = createRunFilter(options)
  const misbehave = (violation: Violation) => {
    close()
    console.warn(`The game ${game.id} was closed: ${violation}`)
    send({ type: 'game.misbehaved' })
  }
  const store = (change: Partial<GameSave>) => void owner.then((userId) => saves.set(boardId, userId, change))
  let hasLeft = false
  const storeHosted = async (userId: string | null, data: string) => {
    await storeSave(boardId, userId, data)
    // The last change arrives while the frame is removed.
    if (hasLeft) flushSaves()
  }
  const connection = connectGame({
    frame,
    guard: messageGuard,
    game: game.id,
    maxScore: game.maxScore,
    welcome: () => ({
      locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      muted: !isSoundOn(),
      seed: getSeed(boardId),
      level: Math.min(game.level, maxLevel),
      start,
    }),
    onPage: () => send({ type: 'game.opened' }),
    onLoading: (progress) =>
      send({ type: 'game.loading', progress: fileProgressShare + (1 - fileProgressShare) * progress }),
    onReady: () => send({ type: 'game.ready' }),
    onGameplay: (on) => {
      if (on) run.begin()
      send({ type: 'game.gameplay', on })
    },
    onScore: (score) => {
      if (run.counts(score)) send({ type: 'game.score', ...score })
      else if (score.final) send({ type: 'game.score', value: 0, final: true })
    },
    onAudio: onSound,
    onSave: (data) => store({ data }),
    onRun: (log) => store({ log }),
    onRunFinished: (log, score) => finishedRuns.add(boardId, score, log),
    onRunTooLong,
    onPicture,
    ...(game.isHosted
      ? {
          ...hostedRates,
          onStorage: (data: string) => void owner.then((userId) => storeHosted(userId, data)),
          onFullscreen: options.onFullscreen,
        }
      : { onChannels: setChannels }),
    onLoad: () => owner.then((userId) => saves.get(boardId, userId)),
    onError: (message, fatal) => {
      console.warn(`The game ${game.id} reported: ${message}`)
      send({ type: 'game.error', fatal })
    },
    onViolation: misbehave,
    ...(import.meta.env.DEV ? { onDropped: warnOfDrops(game.id) } : {}),
  })
  const sendChannels = () => connection.channels(getChannels())
  sendChannels()
  const unsubscribe = subscribeToChannels(sendChannels)
  const history = watchHistory({
    ...(game.isHosted ? { rate: hostedHistoryRate } : {}),
    onViolation: () => misbehave('history'),
  })
  const unwatchFocus = watchFocus({ frame, onViolation: () => misbehave('focus') })
  const unwatch = () => {
    history.close()
    unwatchFocus()
    unsubscribe()
  }
  function close() {
    connection.close()
    unwatch()
  }
  const leave = () => {
    hasLeft = true
    connection.leave()
    unwatch()
    flushSaves()
    if (game.isHosted) markRemoval()
  }
  return { ...connection, restoreHistory: history.restore, leave }
}
