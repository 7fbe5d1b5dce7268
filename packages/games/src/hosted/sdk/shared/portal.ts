import { getRuntime, type HostedRuntime } from '../../runtime.ts'

const nothing = () => undefined

/** Stands in for the portal where a game is opened without one. */
const alone: HostedRuntime = {
  locale: 'en',
  isMuted: () => false,
  onMuted: nothing,
  isPaused: () => false,
  onPaused: nothing,
  loading: nothing,
  ready: nothing,
  gameplay: nothing,
  celebrate: nothing,
  score: nothing,
  warn: (text) => console.warn(text),
}

/** The portal around the game. */
export const portal = getRuntime() ?? alone
