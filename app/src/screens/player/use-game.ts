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

/** After so many dismissals in a row no offer comes unasked: the bar keeps it until the visitor wants it. */
const maxDismissals = 2

/** One sitting: the actor that decides, and the frame with the game. */
export function useGame(game: Game) {
  const { user } = useAuth()
  // What somebody reached whose session then ended stays kept while another person, or a guest, is here.
  const [pending] = useState(() => getPendingAction('score', game.id, user?.id ?? null)?.score)
  const actor = useActorRef(machine, {
    input: { gameId: game.id, player: user, ...(pending === undefined ? {} : { pendingScore: pending }) },
  })
  // The actor has it now. Not before: a first render may be thrown away, and the score with it.
  useEffect(() => {
    if (pending !== undefined) forgetIntent()
  }, [pending])
  const [openedByClick] = useState(wasOpenedByClick)
  const portalSound = useStoredChoice(sound) === 'on'
  // A game's own switch counts for this game alone: what is stored is chosen in the portal.
  const [gameSound, setGameSound] = useState<{ on: boolean; portalSound: boolean } | null>(null)
  const soundOn = gameSound?.portalSound === portalSound ? gameSound.on : portalSound
  const onSound = useCallback((on: boolean) => setGameSound({ on, portalSound: isSoundOn() }), [])
  const toggleSound = () => {
    setGameSound(null)
    sound.set(soundOn ? 'off' : 'on')
  }
  // Whoever comes back with a score from signing in wants it on the board first.
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
    /** How much of the game has come, from 0 to 1; null while nobody knows. */
    progress: useSelector(actor, selectProgress),
    /** A run has begun and has not ended. */
    isRunActive,
    paused,
    /** What to show of a finished run's score. */
    offer: isShown ? offer : 'none',
    dismissOffer: () => {
      if (offer !== 'submitted') setDismissals((count) => count + 1)
      actor.send({ type: 'score.dismiss' })
    },
    /** Shows an offer that the visitor has to ask for; null when there is none. */
    showOffer: hasPendingScore && !showsAutomatically ? () => setDismissals(0) : null,
    togglePause: () => actor.send({ type: paused ? 'player.resume' : 'player.pause' }),
    /** Tells the game that the visitor has been led back to it. */
    reportVisible,
    sound: soundOn,
    toggleSound,
    retry: () => actor.send({ type: 'game.retry' }),
  }
}
