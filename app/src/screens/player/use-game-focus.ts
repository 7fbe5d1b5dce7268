import { selectOffer } from '@saha/machines/game-session'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { useGame } from './use-game.ts'

/** Two things this close, in ms, are one. */
const together = 250

/** The visitor is busy with nothing on the page: the focus rests nowhere, on the screen's heading, or in the game. */
const isIdle = (): boolean => document.activeElement?.matches('body, h1, iframe') ?? true

/**
 * Gives the game the focus when it is ready, on coming back to the tab, after a change of full screen, and when the
 * offer has gone: keys play at once. Whoever is busy elsewhere on the page is left there. Returns how to give it the
 * focus because the visitor has just asked for the game.
 */
export function useGameFocus(
  stage: RefObject<HTMLElement | null>,
  { actor, frameState, paused }: ReturnType<typeof useGame>,
  fullscreen: boolean,
): () => void {
  const offered = useSelector(actor, selectOffer) !== 'none'
  const ready = frameState === 'ready'
  const focusGame = useCallback(
    () => stage.current?.querySelector('iframe')?.focus({ preventScroll: true }),
    [stage],
  )

  useEffect(() => {
    if (!ready || offered) return undefined
    const focusIdle = () => {
      if (document.visibilityState === 'visible' && isIdle()) focusGame()
    }
    focusIdle()
    document.addEventListener('visibilitychange', focusIdle)
    return () => document.removeEventListener('visibilitychange', focusIdle)
  }, [ready, offered, focusGame])

  // The game pauses when the focus comes out of it to the bar. Its word and the focus arrive in either order.
  const cameOut = useRef(Number.NEGATIVE_INFINITY)
  const pausedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const comeOut = () => {
      cameOut.current = performance.now()
    }
    window.addEventListener('focus', comeOut)
    return () => window.removeEventListener('focus', comeOut)
  }, [])
  useEffect(() => {
    if (paused) pausedAt.current = performance.now()
  }, [paused])

  const was = useRef(fullscreen)
  useEffect(() => {
    if (was.current === fullscreen) return
    was.current = fullscreen
    focusGame()
    if (Math.abs(pausedAt.current - cameOut.current) < together) actor.send({ type: 'player.resume' })
  }, [actor, fullscreen, focusGame])

  return focusGame
}
