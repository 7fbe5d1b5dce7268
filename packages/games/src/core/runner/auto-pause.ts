import type { PhaseEvent } from './phase.ts'

interface AutoPause {
  /** Pauses a hidden page. It stays paused when visible again, so that the user can get ready. */
  onHidden: () => void
  /** Pauses when the focus moves to the portal or to another window. */
  onFocusLost: () => void
  /** Resumes a pause caused by focus loss when the portal returns the focus, for example after fullscreen. */
  onFocusReturned: () => void
  /** Forgets the cause of the pause; called when the phase changes. */
  reset: () => void
}

/** Pauses the run automatically and resumes only what focus loss had paused. */
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
