import type { Locale } from '../bridge/protocol/protocol.ts'

/** Runtime that the portal's first script supplies to an imported game. */
export interface HostedRuntime {
  readonly locale: Locale
  isMuted: () => boolean
  /** Calls back when the user turns the sound on or off in the portal. */
  onMuted: (callback: (muted: boolean) => void) => void
  isPaused: () => boolean
  onPaused: (callback: (paused: boolean) => void) => void
  /** Reports loading progress from 0 to 1. */
  loading: (progress: number) => void
  /** Reports that the game can be played. Without a call, its first paint counts. */
  ready: () => void
  gameplay: (on: boolean) => void
  /** A happy moment, which the portal does not show. */
  celebrate: () => void
  /** Reports a score; `final` at the end of a run. Values that are no integer from 0 are dropped. */
  score: (value: number, final: boolean) => void
  /** Reports a problem to the console of the portal, such as an unknown call of an SDK. */
  warn: (text: string) => void
}

/** Name of the runtime in the game's window. Another script can reach it, and gains nothing the game does not have. */
export const runtimeKey = Symbol.for('saha.hosted')

/** Returns the runtime of an imported game, or undefined on a page that is opened without a portal. */
export const getRuntime = (): HostedRuntime | undefined =>
  (globalThis as { [runtimeKey]?: HostedRuntime })[runtimeKey]
