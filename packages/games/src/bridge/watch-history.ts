export interface HistoryWatchOptions {
  /** The frame added entries: remove it, and then `restore`. */
  onMisbehaved: () => void
  /** The portal's window. @default window */
  host?: Window
}

export interface HistoryWatch {
  /** Once the frame is gone, and if it has added entries: lets Back lead out of here, to an address of the portal. */
  restore: (before: string) => void
  close: () => void
}

const lookEvery = 200

/** As much as a page can know of where it is in the history of its tab. */
interface Place {
  address: string
  /** All entries of the tab, those of other sites and of frames too. */
  length: number
  /** Our own entries before this one and after it, as far as the browser tells. */
  before: number
  after: number
}

/** Missing in older browsers, whatever the types say. */
const navigationOf = ({ navigation }: Window): Navigation | undefined => navigation

function placeIn(host: Window): Place {
  const { history, location } = host
  const own = navigationOf(host)
  const before = own?.currentEntry?.index ?? 0
  return {
    address: location.href,
    length: history.length,
    before,
    after: own ? own.entries().length - 1 - before : 0,
  }
}

/** How many entries came since. Of a full history, which keeps no more than 50, it may be only the least possible. */
function addedSince(then: Place, now: Place): number {
  // When a full history has driven out the oldest of ours, whatever is left besides ours is new.
  if (now.before < then.before) return now.length - 1 - now.before
  // An entry that is added drives out those after it.
  return now.length - then.length + (then.after - now.after)
}

/** How many of them are still below, so many steps from the top: while a frame adds many, a browser tells of them late. */
function leftBelow(steps: number, then: Place, host: Window): number {
  if (!navigationOf(host)) return 0
  const others = Math.max(0, then.length - 1 - then.before - then.after)
  return host.history.length - 1 - steps - placeIn(host).before - others
}

/**
 * Notices entries that a frame adds to the history of its tab. None is borne: a frame that adds one each time that
 * the visitor goes back would hold them for ever, and nothing else would tell.
 */
export function watchHistory({ onMisbehaved, host = window }: HistoryWatchOptions): HistoryWatch {
  let start = placeIn(host)
  const added = () => {
    const now = placeIn(host)
    const count = now.address === start.address ? addedSince(start, now) : 0
    // The portal itself has moved, or what came after this entry is gone.
    if (now.address !== start.address || count < 0) start = now
    return Math.max(0, count)
  }
  // Around a portal in a frame others write the same history.
  const timer =
    host.parent === host
      ? setInterval(() => {
          if (added() > 0) onMisbehaved()
        }, lookEvery)
      : undefined

  return {
    restore(before) {
      let left = added()
      if (left === 0) return
      const { history, location } = host
      const navigation = navigationOf(host)
      const here = location.href
      let pressed = false
      let leaving = false
      let steps = 0
      const onNavigate = ({ navigationType, userInitiated }: NavigateEvent) => {
        pressed = navigationType === 'traverse' && userInitiated
      }
      const setOff = () => {
        // An entry of our own on top of what the frame left, so that arriving below it is told.
        history.pushState(null, '')
        steps = Math.min(left + 1, history.length - 1)
        history.go(-steps)
      }
      const end = () => {
        host.removeEventListener('popstate', onArrival)
        navigation?.removeEventListener('navigate', onNavigate)
      }
      const onArrival = () => {
        if (location.href !== here) return end()
        if (pressed) {
          // A press of Back stops what was under way, and has led among what the frame left.
          leaving = true
          pressed = false
          return setOff()
        }
        left = leftBelow(steps, start, host)
        if (left > 0) return setOff()
        end()
        history.replaceState(null, '', before)
        // Which also takes away what the frame left.
        history.pushState(null, '', here)
        if (leaving) history.back()
      }
      host.addEventListener('popstate', onArrival)
      navigation?.addEventListener('navigate', onNavigate)
      setOff()
    },
    close: () => clearInterval(timer),
  }
}
