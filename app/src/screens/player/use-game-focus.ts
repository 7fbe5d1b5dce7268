import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { useGame } from './use-game.ts'

/** Returns whether the focus is on the body, the heading or the game, so that moving it interrupts no one. */
const isIdle = (): boolean => document.activeElement?.matches('body, h1, iframe') ?? true

/**
 * Focuses the game when it is ready, when the tab becomes visible, after a fullscreen change, and when the offer
 * closes, so that keys work. Does nothing if the focus is on another control. Returns a function that focuses the
 * game on request.
 */
export function useGameFocus(
  stageRef: RefObject<HTMLElement | null>,
  { offer, frameState, reportVisible }: ReturnType<typeof useGame>,
  fullscreen: boolean,
): () => void {
  const offered = offer !== 'none'
  const ready = frameState === 'ready'
  const focusGame = useCallback(() => {
    const frame = stageRef.current?.querySelector('iframe')
    frame?.focus({ preventScroll: true })
  }, [stageRef])

  useEffect(() => {
    if (!ready || offered) return undefined
    const focusIdle = () => {
      if (document.visibilityState === 'visible' && isIdle()) focusGame()
    }
    focusIdle()
    document.addEventListener('visibilitychange', focusIdle)
    return () => document.removeEventListener('visibilitychange', focusIdle)
  }, [ready, offered, focusGame])

  const previous = useRef(fullscreen)
  useEffect(() => {
    if (previous.current === fullscreen) return
    previous.current = fullscreen
    focusGame()
    // The key press on the toolbar moved the focus there, and the game paused.
    reportVisible()
  }, [fullscreen, focusGame, reportVisible])

  return focusGame
}
