import type { GameSessionEvent } from '@saha/machines/game-session'
import type { GameSessionView } from '@saha/machines/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Game } from '../../catalogue/index.ts'
import { useLocale } from '../../i18n/index.ts'
import { flushSaves } from '../../features/game-saves/account-saves.ts'
import { links } from '../../routing/links.ts'
import { useSession } from '../../features/session/session.tsx'
import { WorkerUnavailableError } from './message-guard.ts'
import { connectFrame, type FrameConnection, type FrameConnectionOptions } from './connect-frame.ts'
import { ownerTimeoutMs, useGamePage } from './use-game-page.ts'
import { waitForUser } from './wait-for-user.ts'

interface FrameOptions extends Pick<
  FrameConnectionOptions,
  'boardId' | 'acceptsRun' | 'onRunEnd' | 'onRunScore' | 'onFullscreen'
> {
  game: Game
  session: GameSessionView
  /** Starts a run as soon as the game is ready. A retry always does. */
  start: boolean
  /** Whether the game has sound. A change by the game itself is sent back to it. */
  sound: boolean
  onSound: (on: boolean) => void
  onRunTooLong: (tooLong: boolean) => void
  onPicture: (png: Uint8Array<ArrayBuffer>) => void
  /** Whether the player fills the screen. */
  isFullscreen: boolean
}

/** Returns the game's frame, connected to the actor. */
export function useFrame({
  game,
  boardId,
  acceptsRun,
  onRunEnd,
  onRunScore,
  session: { actor, shouldPause, problem },
  start,
  sound,
  onSound,
  onRunTooLong,
  onPicture,
  onFullscreen,
  isFullscreen,
}: FrameOptions) {
  const locale = useLocale()
  const session = useSession()
  const connectionRef = useRef<FrameConnection>(null)
  const [isUnsupported, setUnsupported] = useState(false)
  /** Number of reloads of the frame. */
  const [reloadCount, setReloadCount] = useState(0)
  /** Reloads the frame when it changes: another language, or a retry. */
  const frameKey = `${locale} ${reloadCount}`
  const send = useCallback((event: GameSessionEvent) => actor.send(event), [actor])
  const { page, saveConflict, resolveSave } = useGamePage({ game, boardId, locale, frameKey, send })

  useEffect(() => {
    const reloading = actor.on('reload', () => setReloadCount((count) => count + 1))
    return () => reloading.unsubscribe()
  }, [actor])

  // The latest callback, because a frame connects once.
  const fullscreenRef = useRef(onFullscreen)
  useEffect(() => {
    fullscreenRef.current = onFullscreen
  }, [onFullscreen])

  const startsImmediately = start || reloadCount > 0
  const pageOwner = page?.owner
  const setFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame) return undefined
      try {
        const connection = connectFrame(frame, {
          game,
          boardId,
          acceptsRun,
          onRunEnd,
          onRunScore,
          locale,
          start: startsImmediately,
          owner:
            pageOwner === undefined
              ? waitForUser(session, ownerTimeoutMs).then((user) => user?.id ?? null)
              : Promise.resolve(pageOwner),
          send,
          onSound,
          onRunTooLong,
          onPicture,
          onFullscreen: (on) => fullscreenRef.current(on),
        })
        connectionRef.current = connection
        setUnsupported(false)
        return connection.leave
      } catch (error) {
        if (!(error instanceof WorkerUnavailableError)) throw error
        console.warn(error.message, error.cause)
        connectionRef.current = null
        setUnsupported(true)
        send({ type: 'game.error', fatal: true })
        return undefined
      }
    },
    [
      startsImmediately,
      game,
      boardId,
      acceptsRun,
      onRunEnd,
      onRunScore,
      locale,
      onSound,
      onRunTooLong,
      onPicture,
      session,
      send,
      pageOwner,
    ],
  )

  useEffect(() => {
    const reportVisibility = () => {
      const visible = document.visibilityState === 'visible'
      send({ type: visible ? 'page.visible' : 'page.hidden' })
      connectionRef.current?.visibility(visible)
      if (!visible) flushSaves()
    }
    reportVisibility()
    document.addEventListener('visibilitychange', reportVisibility)
    return () => document.removeEventListener('visibilitychange', reportVisibility)
  }, [send])

  useEffect(() => connectionRef.current?.pause(shouldPause), [shouldPause])
  useEffect(() => connectionRef.current?.audio(sound), [sound])
  useEffect(() => {
    if (game.isHosted) connectionRef.current?.fullscreen(isFullscreen)
  }, [game, isFullscreen])

  // Runs after the frame is removed.
  useEffect(() => {
    if (problem === 'misbehaved') connectionRef.current?.restoreHistory(links(locale).game(game.id))
  }, [problem, locale, game])

  return {
    connectionRef,
    setFrame,
    frameKey,
    /** The frame's URL; null when there must be no frame. */
    src: problem === 'misbehaved' || isUnsupported ? null : (page?.address ?? null),
    /** Name of the frame's window. */
    frameName: page?.name,
    /** Two saves of which the user keeps one, before the game opens. */
    saveConflict,
    resolveSave,
    /** The reason why there is no game, if any. */
    problem,
    /** The browser rejects the worker that validates messages, so no game can be shown. */
    isUnsupported,
  }
}
