import { createGameSessionMachine } from '@saha/machines/game-session'
import { useGameSession } from '@saha/machines/react'
import { useCallback, useEffect, useState } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { recentlyPlayed } from '../../features/recently-played/recently-played.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { forgetIntent } from '../../features/session/sign-in-intent.ts'
import { getPendingAction } from '../../features/session/pending-intent.ts'
import { useStoredChoice } from '../../features/settings/stored-choice.ts'
import { sound, isSoundOn } from '../../features/settings/sound.ts'
import { createStore } from '../../platform/store.ts'
import type { DailyRound } from './daily/daily-round.tsx'
import { wasOpenedByClick } from './was-opened-by-click.ts'
import { submitScoreWithRun } from './score/submit-score-with-run.ts'
import { useFrame } from './use-frame.ts'
import type { useFullscreen } from './use-fullscreen.ts'

const machine = createGameSessionMachine({ submit: submitScoreWithRun })

/** After this many dismissals in a row the offer is only a button in the toolbar. */
const maxDismissals = 2

interface GameOptions {
  game: Game
  /** Where scores and saves belong: the game's id, or that of a daily game. */
  boardId: string
  daily: DailyRound | undefined
  fullscreen: ReturnType<typeof useFullscreen>
}

/** Returns the state of a play session: the actor and the frame with the game. */
export function useGame({ game, boardId, daily, fullscreen }: GameOptions) {
  const { user } = useAuth()
  // A score stored before a session ended stays stored while another user or a guest plays.
  const [pending] = useState(() => getPendingAction('score', boardId, user?.id ?? null)?.score)
  const session = useGameSession(machine, {
    gameId: boardId,
    player: user,
    ...(pending === undefined ? {} : { pendingScore: pending }),
  })
  const { paused, offer, isRunActive } = session
  // In an effect, because React may discard a first render and the score with it.
  useEffect(() => {
    if (pending !== undefined) forgetIntent()
  }, [pending])
  const [openedByClick] = useState(wasOpenedByClick)
  const portalSound = useStoredChoice(sound) === 'on'
  // The game's own switch applies to this game only; the portal's switch is stored.
  const [gameSound, setGameSound] = useState<{ on: boolean; portalSound: boolean } | null>(null)
  const soundOn = gameSound?.portalSound === portalSound ? gameSound.on : portalSound
  const onSound = useCallback((on: boolean) => setGameSound({ on, portalSound: isSoundOn() }), [])
  const toggleSound = () => {
    setGameSound(null)
    sound.set(soundOn ? 'off' : 'on')
  }
  const [runScore] = useState(() => createStore(0))
  const [isRunTooLong, setRunTooLong] = useState(false)
  // Players who return from sign-in with a score submit it first.
  const start = openedByClick && pending === undefined
  const [picture, setPicture] = useState<Blob | null>(null)
  const onPicture = useCallback(
    (png: Uint8Array<ArrayBuffer>) => setPicture(new Blob([png], { type: 'image/png' })),
    [],
  )
  const { connectionRef, ...frame } = useFrame({
    game,
    boardId,
    session,
    start,
    onRunEnd: daily?.onRunEnd,
    onRunScore: runScore.set,
    acceptsRun: daily?.acceptsRun,
    sound: soundOn,
    onSound,
    onRunTooLong: setRunTooLong,
    onPicture,
    onFullscreen: fullscreen.set,
    isFullscreen: fullscreen.active,
  })
  const [dismissals, setDismissals] = useState(0)
  const showsAutomatically = dismissals < maxDismissals
  const isShown = showsAutomatically || offer === 'submitting' || offer === 'submitted'

  useEffect(() => {
    if (isRunActive) recentlyPlayed.add(game.id)
  }, [isRunActive, game.id])

  const canLeave = !isRunActive && session.pendingScore === null && offer === 'none'
  const leaveDay = daily?.isOver && canLeave ? daily.openNext : null
  useEffect(() => leaveDay?.(), [leaveDay])
  const reportVisible = useCallback(() => connectionRef.current?.visibility(true), [connectionRef])

  return {
    session,
    ...frame,
    frameState: session.frameState,
    /** Loaded share from 0 to 1, or null while unknown. */
    progress: session.progress,
    isRunActive,
    /** Score of the current run. */
    runScore,
    /** The last run is longer than a verification takes. */
    isRunTooLong,
    /** Picture that the game offers as a download. */
    picture,
    dismissPicture: () => setPicture(null),
    paused,
    /** The offer to show for a finished run's score. */
    offer: isShown ? offer : 'none',
    dismissOffer: () => {
      if (offer !== 'submitted') setDismissals((count) => count + 1)
      session.dismissScore()
    },
    /** Shows a hidden offer; null without one. */
    showOffer: session.pendingScore !== null && !showsAutomatically ? () => setDismissals(0) : null,
    togglePause: paused ? session.resume : session.pause,
    /** Tells the game that it is visible again. */
    reportVisible,
    sound: soundOn,
    toggleSound,
    retry: session.retry,
  }
}
