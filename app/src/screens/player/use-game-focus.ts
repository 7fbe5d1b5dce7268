import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { useGame } from './use-game.ts'

/** The visitor is busy with nothing on the page: the focus rests nowhere, on the screen's heading, or in the game. */
const isIdle = (): boolean => document.activeElement?.matches('body, h1, iframe') ?? true

/**
 * Gives the game the focus when it is ready, on coming back to the tab, after a change of full screen, and when the
 * offer has gone: keys play at once. Whoever is busy elsewhere on the page is left there. Returns how to give it the
 * focus because the visitor has just asked for the game.
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
    // By a key it previous switched from the bar, and the game has paused because the focus previous there.
    reportVisible()
  }, [fullscreen, focusGame, reportVisible])

  return focusGame
}
