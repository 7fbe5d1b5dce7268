import type { FlowEvent } from './flow.ts'

export interface Pauses {
  /** The page goes out of sight. Coming back resumes nothing: whoever comes back has to find their place first. */
  hide: () => void
  /** The focus goes elsewhere: to the portal around, or to another window. */
  leave: () => void
  /** The portal has led the visitor back, as after switching to full screen: they never meant to leave. */
  look: () => void
  /** Another phase has begun. */
  forget: () => void
}

/** Knows which pause was nobody's wish: one for no other reason than that the focus had gone. */
export function createPauses(isPlaying: () => boolean, go: (event: FlowEvent) => void): Pauses {
  let left = false
  return {
    hide: () => {
      left = false
      go('pause')
    },
    leave: () => {
      if (!isPlaying()) return
      go('pause')
      left = true
    },
    look: () => {
      if (left) go('resume')
    },
    forget: () => {
      left = false
    },
  }
}
