import {
  createGameSessionMachine,
  selectFrameState,
  selectHeld,
  selectPaused,
  selectFrameProblem,
  selectProgress,
  selectUnderWay,
} from '@saha/machines/game-session'
import { connectGame, maxLevel } from '@saha/games/bridge'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { lasting } from '../../adapters/storage/preferences.ts'
import { submitScore } from '../../adapters/appwrite/scores.ts'
import type { Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { useAuth } from '../../session/auth.ts'
import { forgetIntent, waitingAction } from '../../session/intent.ts'

const machine = createGameSessionMachine({ submit: submitScore })
const saveKey = (gameId: string) => `saha.save.${gameId}`

/** One sitting: the actor that decides, and the connection to the game in the frame. */
export function useGame(game: Game) {
  const locale = useLocale()
  const { user } = useAuth()
  const [pending] = useState(() => waitingAction('score', game.id)?.score)
  const actor = useActorRef(machine, {
    input: { gameId: game.id, player: user, ...(pending === undefined ? {} : { pendingScore: pending }) },
  })
  // The actor has it now. Not before: a first render may be thrown away, and the score with it.
  useEffect(() => {
    if (pending !== undefined) forgetIntent()
  }, [pending])
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const connection = useRef<ReturnType<typeof connectGame>>(null)
  /** Counts reloads, so that each gives the frame a new life. */
  const [sound, setSound] = useState(false)
  const [life, setLife] = useState(0)
  const paused = useSelector(actor, selectPaused)
  const held = useSelector(actor, selectHeld)
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

  useEffect(() => {
    if (!frame) return undefined
    const opened = connectGame({
      frame,
      game: game.id,
      welcome: () => ({
        locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        // The game has a switch of its own, and is silent until the visitor presses it.
        muted: true,
        seed: game.seed,
        level: Math.min(game.level, maxLevel),
        start: false,
      }),
      onPage: () => actor.send({ type: 'game.opened' }),
      onLoading: (progress) => actor.send({ type: 'game.loading', progress }),
      onAudio: setSound,
      onReady: () => actor.send({ type: 'game.ready' }),
      onGameplay: (on) => actor.send({ type: 'game.gameplay', on }),
      onScore: (score) => actor.send({ type: 'game.score', ...score }),
      onSave: (data) => lasting.set(saveKey(game.id), data),
      onLoad: () => lasting.get(saveKey(game.id)),
      onError: (message, fatal) => {
        console.warn(`The game ${game.id} reported: ${message}`)
        actor.send({ type: 'game.error', fatal })
      },
    })
    connection.current = opened
    return () => {
      opened.close()
      connection.current = null
    }
  }, [actor, game, locale, frame])

  useEffect(() => {
    const tell = () =>
      actor.send({ type: document.visibilityState === 'visible' ? 'page.visible' : 'page.hidden' })
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [actor])

  useEffect(() => connection.current?.pause(held), [held])

  return {
    actor,
    frame,
    setFrame,
    sound,
    toggleSound: () => {
      setSound(!sound)
      connection.current?.audio(!sound)
    },
    problem: useSelector(actor, selectFrameProblem),
    progress: useSelector(actor, selectProgress),
    underWay: useSelector(actor, selectUnderWay),
    /** Changes whenever the frame must be loaded anew: another language, or a retry. */
    frameKey: `${locale} ${life}`,
    frameState: useSelector(actor, selectFrameState),
    paused,
    togglePause: () => actor.send({ type: paused ? 'player.resume' : 'player.pause' }),
    retry: () => actor.send({ type: 'game.retry' }),
  }
}
