import {
  createGameSessionMachine,
  selectFrameState,
  selectOffer,
  selectPaused,
  selectPendingScore,
  selectProgress,
  selectIsRunActive,
} from '@saha/machines/game-session'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { recentlyPlayed } from '../../features/recently-played/recently-played.ts'
import { useAuth } from '../../features/session/use-auth.ts'
import { forgetIntent } from '../../features/session/sign-in-intent.ts'
import { getPendingAction } from '../../features/session/pending-intent.ts'
import { submitScoreOrQueue } from '../../features/session/queued-writes.ts'
import { useStoredChoice } from '../../features/settings/stored-choice.ts'
import { sound, isSoundOn } from '../../features/settings/sound.ts'
import { wasOpenedByClick } from './was-opened-by-click.ts'
import { useFrame } from './use-frame.ts'

const machine = createGameSessionMachine({ submit: submitScoreOrQueue })

/** After this many dismissals in a row the offer is only a button in the toolbar. */
const maxDismissals = 2

/** Returns the state of a play session: the actor and the frame with the game. */
export function useGame(game: Game) {
  const { user } = useAuth()
  // A score stored before a session ended stays stored while another user or a guest plays.
  const [pending] = useState(() => getPendingAction('score', game.id, user?.id ?? null)?.score)
  const actor = useActorRef(machine, {
    input: { gameId: game.id, player: user, ...(pending === undefined ? {} : { pendingScore: pending }) },
  })
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
  // Players who return from sign-in with a score submit it first.
  const start = openedByClick && pending === undefined
  const { connectionRef, ...frame } = useFrame({ game, actor, start, sound: soundOn, onSound })
  const paused = useSelector(actor, selectPaused)
  const [dismissals, setDismissals] = useState(0)
  const showsAutomatically = dismissals < maxDismissals
  const offer = useSelector(actor, selectOffer)
  const hasPendingScore = useSelector(actor, selectPendingScore) !== null
  const isShown = showsAutomatically || offer === 'submitting' || offer === 'submitted'
  const userId = user?.id ?? null
  const userName = user?.name ?? null

  useEffect(() => {
    const player = userId !== null && userName !== null ? { id: userId, name: userName } : null
    actor.send({ type: 'session.changed', player })
  }, [actor, userId, userName])

  const isRunActive = useSelector(actor, selectIsRunActive)
  useEffect(() => {
    if (isRunActive) recentlyPlayed.add(game.id)
  }, [isRunActive, game.id])

  const reportVisible = useCallback(() => connectionRef.current?.visibility(true), [connectionRef])

  return {
    actor,
    ...frame,
    frameState: useSelector(actor, selectFrameState),
    /** Loaded share from 0 to 1, or null while unknown. */
    progress: useSelector(actor, selectProgress),
    isRunActive,
    paused,
    /** The offer to show for a finished run's score. */
    offer: isShown ? offer : 'none',
    dismissOffer: () => {
      if (offer !== 'submitted') setDismissals((count) => count + 1)
      actor.send({ type: 'score.dismiss' })
    },
    /** Shows a hidden offer; null without one. */
    showOffer: hasPendingScore && !showsAutomatically ? () => setDismissals(0) : null,
    togglePause: () => actor.send({ type: paused ? 'player.resume' : 'player.pause' }),
    /** Tells the game that it is visible again. */
    reportVisible,
    sound: soundOn,
    toggleSound,
    retry: () => actor.send({ type: 'game.retry' }),
  }
}
