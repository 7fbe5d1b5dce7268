import type { PhaseEvent } from './phase.ts'

export interface AutoPause {
  /** The page goes out of sight. Coming back resumes nothing: whoever comes back has to find their place first. */
  onHidden: () => void
  /** The focus goes elsewhere: to the portal around, or to another window. */
  onFocusLost: () => void
  /** The portal has led the visitor back, as after switching to full screen: they never meant to leave. */
  onFocusReturned: () => void
  /** Another phase has begun. */
  reset: () => void
}

/** Knows which pause was nobody's wish: one for no other reason than that the focus had gone. */
export function createAutoPause(isPlaying: () => boolean, send: (event: PhaseEvent) => void): AutoPause {
  let pausedByBlur = false
  return {
    onHidden: () => {
      pausedByBlur = false
      send('pause')
    },
    onFocusLost: () => {
      if (!isPlaying()) return
      send('pause')
      pausedByBlur = true
    },
    onFocusReturned: () => {
      if (pausedByBlur) send('resume')
    },
    reset: () => {
      pausedByBlur = false
    },
  }
}
