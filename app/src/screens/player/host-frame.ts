import { connectGame, maxLevel, watchFocus, watchHistory } from '@saha/games/bridge'
import type { Violation } from '@saha/games/bridge'
import type { GameSessionEvent } from '@saha/machines/game-session'
import { saves } from '../../adapters/storage/game-saves.ts'
import type { Game } from '../../catalogue/index.ts'
import type { Locale } from '../../i18n/index.ts'
import { gate } from './gate.ts'
import { filesPart } from './use-game-page.ts'
import { isSoundOn } from '../../features/settings/sound.ts'

export interface FrameHostOptions {
  game: Game
  locale: Locale
  /** The run begins as soon as the game is there. */
  start: boolean
  /** Whose save it is, once that is known. */
  owner: Promise<string | null>
  tell: (event: GameSessionEvent) => void
  /** The visitor used the game's own sound switch. */
  onSound: (on: boolean) => void
}

/** A frame that is being watched and spoken with. */
export type HostedFrame = ReturnType<typeof hostFrame>

const warnOfDrops = (gameId: string) => (reason: string, count: number) =>
  console.warn(
    `The portal dropped ${count} message(s) of the game ${gameId}: ${reason}. packages/games/README.md, The bridge, says what it takes.`,
  )

/** Speaks with the game in a frame, and watches what the frame does; one that misbehaves is told of and let go. */
export function hostFrame(frame: HTMLIFrameElement, options: FrameHostOptions) {
  const { game, locale, start, owner, tell, onSound } = options
  const misbehave = (violation: Violation) => {
    close()
    console.warn(`The game ${game.id} was closed: ${violation}`)
    tell({ type: 'game.misbehaved' })
  }
  const connection = connectGame({
    frame,
    guard: gate,
    game: game.id,
    maxScore: game.maxScore,
    welcome: () => ({
      locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      muted: !isSoundOn(),
      seed: game.seed,
      level: Math.min(game.level, maxLevel),
      start,
    }),
    onPage: () => tell({ type: 'game.opened' }),
    onLoading: (part) => tell({ type: 'game.loading', progress: filesPart + (1 - filesPart) * part }),
    onReady: () => tell({ type: 'game.ready' }),
    onGameplay: (on) => tell({ type: 'game.gameplay', on }),
    onScore: (score) => tell({ type: 'game.score', ...score }),
    onAudio: onSound,
    onSave: (data) => void owner.then((userId) => saves.set(game.id, userId, data)),
    onLoad: () => owner.then((userId) => saves.get(game.id, userId)),
    onError: (message, fatal) => {
      console.warn(`The game ${game.id} reported: ${message}`)
      tell({ type: 'game.error', fatal })
    },
    onViolation: misbehave,
    ...(import.meta.env.DEV ? { onDropped: warnOfDrops(game.id) } : {}),
  })
  const history = watchHistory({ onViolation: () => misbehave('history') })
  const unwatchFocus = watchFocus({ frame, onViolation: () => misbehave('focus') })
  function close() {
    connection.close()
    history.close()
    unwatchFocus()
  }
  return { ...connection, restoreHistory: history.restore, close }
}
