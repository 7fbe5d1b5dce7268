import {
  selectFrameProblem,
  selectShouldPause,
  type createGameSessionMachine,
  type GameSessionEvent,
} from '@saha/machines/game-session'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { links } from '../../routing/links.ts'
import { useSession } from '../../features/session/session.tsx'
import { WorkerRefusedError } from './gate.ts'
import { hostFrame, type HostedFrame } from './host-frame.ts'
import { useGamePage } from './use-game-page.ts'
import { whoIsHere } from './who-is-here.ts'

/** A game waits two seconds for its save; whoever is not known by then plays as a guest. */
const ownerPatience = 1500

interface FrameOptions {
  game: Game
  actor: ActorRefFrom<ReturnType<typeof createGameSessionMachine>>
  /** The run begins as soon as the game is there. A game that is tried again always begins so. */
  start: boolean
  /** Whether games sound: chosen here, in the settings or in another tab. A game that chose it itself hears it again. */
  sound: boolean
  onSound: (on: boolean) => void
}

/** The frame with the game, hosted as long as it is there, and told what the actor decides. */
export function useFrame({ game, actor, start, sound, onSound }: FrameOptions) {
  const locale = useLocale()
  const session = useSession()
  const hosted = useRef<HostedFrame>(null)
  const [isUnsupported, setUnsupported] = useState(false)
  /** Counts reloads, so that each gives the frame a new life. */
  const [life, setLife] = useState(0)
  /** Changes whenever the frame must be loaded anew: another language, or a retry. */
  const frameKey = `${locale} ${life}`
  const held = useSelector(actor, selectShouldPause)
  const problem = useSelector(actor, selectFrameProblem)
  const tell = useCallback((event: GameSessionEvent) => actor.send(event), [actor])
  const page = useGamePage(game, locale, frameKey, tell)

  useEffect(() => {
    const reloading = actor.on('reload', () => setLife((count) => count + 1))
    return () => reloading.unsubscribe()
  }, [actor])

  const atOnce = start || life > 0
  const setFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined
      try {
        const host = hostFrame(frame, {
          game,
          locale,
          start: atOnce,
          owner: whoIsHere(session, ownerPatience).then((somebody) => somebody?.id ?? null),
          tell,
          onSound,
        })
        hosted.current = host
        setUnsupported(false)
        return host.close
      } catch (error) {
        if (!(error instanceof WorkerRefusedError)) throw error
        console.warn(error.message, error.cause)
        hosted.current = null
        setUnsupported(true)
        tell({ type: 'game.error', fatal: true })
        return undefined
      }
    },
    [atOnce, game, locale, onSound, session, tell],
  )

  useEffect(() => {
    const see = () => {
      const visible = document.visibilityState === 'visible'
      tell({ type: visible ? 'page.visible' : 'page.hidden' })
      hosted.current?.visibility(visible)
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [tell])

  useEffect(() => hosted.current?.pause(held), [held])
  useEffect(() => hosted.current?.audio(sound), [sound])

  // After the frame is gone.
  useEffect(() => {
    if (problem === 'misbehaved') hosted.current?.restoreHistory(links(locale).game(game.id))
  }, [problem, locale, game])

  return {
    hosted,
    setFrame,
    frameKey,
    /** The address for the frame; null when there is to be none. */
    src: problem === 'misbehaved' || isUnsupported ? null : page,
    /** Why the game is not there, if it is not. */
    problem,
    /** The browser refuses the worker that checks a game's messages, so no game can be shown. */
    isUnsupported,
  }
}
