export interface HistoryWatchOptions {
  /** The frame added entries: remove it, and then `restore`. */
  onViolation: () => void
  /** The portal's window. @default window */
  host?: Window
}

export interface HistoryWatch {
  /** Once the frame is gone, and if it has added entries: lets Back lead out of here, to an address of the portal. */
  restore: (before: string) => void
  close: () => void
}

const pollInterval = 200

/** As much as a page can know of where it is in the history of its tab. */
interface HistoryPosition {
  address: string
  /** All entries of the tab, those of other sites and of frames too. */
  length: number
  /** Our own entries before this one and after it, as far as the browser tells. */
  before: number
  after: number
}

/** Missing in older browsers, whatever the types say. */
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

/** How many entries came since. Of a full history, which keeps no more than 50, it may be only the least possible. */
function countAdded(then: HistoryPosition, now: HistoryPosition): number {
  // When a full history has driven out the oldest of ours, whatever is left besides ours is new.
  if (now.before < then.before) return now.length - 1 - now.before
  // An entry that is added drives out those after it.
  return now.length - then.length + (then.after - now.after)
}

/** How many of them are still below, so many steps from the top: while a frame adds many, a browser tells of them late. */
function countRemaining(steps: number, then: HistoryPosition, host: Window): number {
  if (!getNavigation(host)) return 0
  const others = Math.max(0, then.length - 1 - then.before - then.after)
  return host.history.length - 1 - steps - readPosition(host).before - others
}

/**
 * Notices entries that a frame adds to the history of its tab. None is borne: a frame that adds one each time that
 * the visitor goes back would hold them for ever, and nothing else would tell.
 */
export function watchHistory({ onViolation, host = window }: HistoryWatchOptions): HistoryWatch {
  let start = readPosition(host)
  const takeAdded = () => {
    const now = readPosition(host)
    const count = now.address === start.address ? countAdded(start, now) : 0
    // The portal itself has moved, or what came after this entry is gone.
    if (now.address !== start.address || count < 0) start = now
    return Math.max(0, count)
  }
  // Around a portal in a frame others write the same history.
  const timer =
    host.parent === host
      ? setInterval(() => {
          if (takeAdded() > 0) onViolation()
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
        // An entry of our own on top of what the frame left, so that arriving below it is told.
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
          // A press of Back stops what was under way, and has led among what the frame left.
          isLeaving = true
          pressedBack = false
          return traverse()
        }
        remaining = countRemaining(steps, start, host)
        if (remaining > 0) return traverse()
        end()
        history.replaceState(null, '', before)
        // Which also takes away what the frame left.
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
