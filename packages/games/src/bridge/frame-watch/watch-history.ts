import { createTokenBucket, type Rate } from '../guard/token-bucket.ts'

export interface HistoryWatchOptions {
  /** Entries that the frame may add, such as for a hash. @default none */
  rate?: Rate
  /** The frame added history entries: remove it, then call `restore`. */
  onViolation: () => void
  /** The portal's window. @default window */
  host?: Window
}

export interface HistoryWatch {
  /** Call it after removing the frame. If the frame added entries, makes Back lead to the portal URL `before`. */
  restore: (before: string) => void
  close: () => void
}

const pollInterval = 200

/** The page's position in the tab's history, as far as a page can know it. */
interface HistoryPosition {
  address: string
  /** All entries of the tab, including those of other sites and of frames. */
  length: number
  /** The portal's own entries before and after the current one, as far as the browser reports them. */
  before: number
  after: number
}

/** The types claim it exists; older browsers lack it. */
const getNavigation = ({ navigation }: Window): Navigation | undefined => navigation

function readPosition(host: Window): HistoryPosition {
  const { history, location } = host
  const own = getNavigation(host)
  const before = own?.currentEntry?.index ?? 0
  return {
    address: location.href,
    length: history.length,
    before,
    after: own ? own.entries().length - 1 - before : 0,
  }
}

/** Counts entries added since `then`. In a full history (50 entries) the result is a lower bound. */
function countAdded(then: HistoryPosition, now: HistoryPosition): number {
  // A full history dropped our oldest entries, so every entry that is not ours is new.
  if (now.before < then.before) return now.length - 1 - now.before
  // A new entry removes those ahead of it.
  return now.length - then.length + (then.after - now.after)
}

/** Counts added entries still below after going back `steps`: browsers report quickly added entries late. */
function countRemaining(steps: number, then: HistoryPosition, host: Window): number {
  if (!getNavigation(host)) return 0
  const others = Math.max(0, then.length - 1 - then.before - then.after)
  return host.history.length - 1 - steps - readPosition(host).before - others
}

/**
 * Reports entries that a frame adds to the tab's history, beyond a rate: a frame that adds one after each Back would trap
 * the user.
 */
export function watchHistory({
  rate = { burst: 0, perSecond: 0 },
  onViolation,
  host = window,
}: HistoryWatchOptions): HistoryWatch {
  let start = readPosition(host)
  const bucket = createTokenBucket(rate)
  /** Entries that were allowed. */
  let allowed = 0
  const takeAdded = () => {
    const now = readPosition(host)
    const count = now.address === start.address ? countAdded(start, now) : 0
    // The portal itself navigated, or entries ahead were removed.
    if (now.address !== start.address || count < 0) {
      start = now
      allowed = 0
    }
    return Math.max(0, count)
  }
  // Inside another frame, other pages write to the same history.
  const timer =
    host.parent === host
      ? setInterval(() => {
          const count = takeAdded()
          if (count > allowed && !bucket.take(count - allowed)) onViolation()
          allowed = Math.max(allowed, count)
        }, pollInterval)
      : undefined

  return {
    restore(before) {
      let remaining = takeAdded()
      if (remaining === 0) return
      const { history, location } = host
      const navigation = getNavigation(host)
      const currentUrl = location.href
      let pressedBack = false
      let isLeaving = false
      let steps = 0
      const onNavigate = ({ navigationType, userInitiated }: NavigateEvent) => {
        pressedBack = navigationType === 'traverse' && userInitiated
      }
      const traverse = () => {
        // Arriving below an entry of our own fires `popstate`.
        history.pushState(null, '')
        steps = Math.min(remaining + 1, history.length - 1)
        history.go(-steps)
      }
      const end = () => {
        host.removeEventListener('popstate', onArrival)
        navigation?.removeEventListener('navigate', onNavigate)
      }
      const onArrival = () => {
        if (location.href !== currentUrl) return end()
        if (pressedBack) {
          // A press of Back cancelled the traversal and landed among the frame's entries.
          isLeaving = true
          pressedBack = false
          return traverse()
        }
        remaining = countRemaining(steps, start, host)
        if (remaining > 0) return traverse()
        end()
        history.replaceState(null, '', before)
        // This also removes the entries ahead, left by the frame.
        history.pushState(null, '', currentUrl)
        if (isLeaving) history.back()
      }
      host.addEventListener('popstate', onArrival)
      navigation?.addEventListener('navigate', onNavigate)
      traverse()
    },
    close: () => clearInterval(timer),
  }
}
