import {
  createGameSessionMachine,
  selectFrameProblem,
  selectFrameState,
  selectHeld,
  selectPaused,
  selectProgress,
  selectUnderWay,
} from '@saha/machines/game-session'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { submitScore } from '../../adapters/appwrite/scores.ts'
import type { Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useAuth } from '../../session/auth.ts'
import { forgetIntent, waitingAction } from '../../session/intent.ts'
import { useSession } from '../../session/session.tsx'
import { cameByPress } from './came-by-press.ts'
import { hostFrame, type HostedFrame } from './host-frame.ts'
import { useGamePage } from './use-game-page.ts'
import { useSound } from './use-sound.ts'
import { whoIsHere } from './who-is-here.ts'

const machine = createGameSessionMachine({ submit: submitScore })
/** A game waits two seconds for its save; whoever is not known by then plays as a guest. */
const ownerPatience = 1500

/** One sitting: the actor that decides, and the frame with the game. */
export function useGame(game: Game) {
  const locale = useLocale()
  const { user } = useAuth()
  const session = useSession()
  const [pending] = useState(() => waitingAction('score', game.id)?.score)
  const actor = useActorRef(machine, {
    input: { gameId: game.id, player: user, ...(pending === undefined ? {} : { pendingScore: pending }) },
  })
  // The actor has it now. Not before: a first render may be thrown away, and the score with it.
  useEffect(() => {
    if (pending !== undefined) forgetIntent()
  }, [pending])
  const [pressed] = useState(cameByPress)
  const [sound, setSound] = useSound()
  /** Counts reloads, so that each gives the frame a new life. */
  const [life, setLife] = useState(0)
  const hosted = useRef<HostedFrame>(null)
  const paused = useSelector(actor, selectPaused)
  const held = useSelector(actor, selectHeld)
  const problem = useSelector(actor, selectFrameProblem)
  const userId = user?.id ?? null
  const userName = user?.name ?? null

  useEffect(() => {
    const player = userId !== null && userName !== null ? { id: userId, name: userName } : null
    actor.send({ type: 'session.changed', player })
  }, [actor, userId, userName])

  useEffect(() => {
    const reloading = actor.on('reload', () => setLife((count) => count + 1))
    return () => reloading.unsubscribe()
  }, [actor])

  /** Changes whenever the frame must be loaded anew: another language, or a retry. */
  const frameKey = `${locale} ${life}`
  const page = useGamePage(game, locale, frameKey, actor.send)
  // Whoever comes back with a score from signing in wants it on the board first.
  const start = (pressed && pending === undefined) || life > 0
  const setFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined
      const host = hostFrame(frame, {
        game,
        locale,
        start,
        owner: whoIsHere(session, ownerPatience).then((somebody) => somebody?.id ?? null),
        tell: actor.send,
        onSound: setSound,
      })
      hosted.current = host
      return host.close
    },
    [actor, game, locale, session, setSound, start],
  )

  useEffect(() => {
    const tell = () => {
      const visible = document.visibilityState === 'visible'
      actor.send({ type: visible ? 'page.visible' : 'page.hidden' })
      hosted.current?.visibility(visible)
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [actor])

  useEffect(() => hosted.current?.pause(held), [held])

  // After the frame is gone.
  useEffect(() => {
    if (problem === 'misbehaved') hosted.current?.restoreHistory(links(locale).game(game.id))
  }, [problem, locale, game])

  return {
    actor,
    setFrame,
    frameKey,
    /** The address for the frame; null when there is to be none. */
    src: problem === 'misbehaved' ? null : page,
    frameState: useSelector(actor, selectFrameState),
    /** Why the game is not there, if it is not. */
    problem,
    /** How much of the game has come, from 0 to 1; null while nobody knows. */
    progress: useSelector(actor, selectProgress),
    /** A run has begun and has not ended. */
    underWay: useSelector(actor, selectUnderWay),
    paused,
    togglePause: () => actor.send({ type: paused ? 'player.resume' : 'player.pause' }),
    sound,
    toggleSound: () => {
      setSound(!sound)
      hosted.current?.audio(!sound)
    },
    retry: () => actor.send({ type: 'game.retry' }),
  }
}
