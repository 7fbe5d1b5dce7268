/**
 * A browser tab and its history for tests: entries of the page itself and of the frame in it, in one line, of which
 * at most 50 are kept. Going back and forth arrives later, as in a browser.
 */
export function createFakeTab(earlier: { foreign?: number; own?: number } = {}) {
  const { foreign = 1, own = 2 } = earlier
  interface Entry {
    /** The page's address; null on another site. */
    address: string | null
    /** The page's entry: several entries share one when only the frame in the page differs. */
    page: object
  }
  let entries: Entry[] = [
    ...Array.from({ length: foreign }, () => ({ address: null, page: {} })),
    ...Array.from({ length: own }, (_, i) => ({ address: `#own${i}`, page: {} })),
  ]
  let at = entries.length - 1
  const current = () => entries[at] as Entry
  const add = (entry: Entry) => {
    entries = [...entries.slice(0, at + 1), entry].slice(-50)
    at = entries.length - 1
  }
  /** Our entries as they were when the browser last told of any, where it has not told of all. */
  let lastReported: object[] | undefined
  const ownPages = () =>
    lastReported ?? [...new Set(entries.filter(({ address }) => address !== null).map(({ page }) => page))]
  let traversal: ReturnType<typeof setTimeout> | undefined
  const go = (delta: number, userInitiated = false) => {
    const target = entries[at + delta]
    if (!target) return
    clearTimeout(traversal)
    traversal = setTimeout(() => {
      const moved = target.page !== current().page
      if (moved)
        navigation.dispatchEvent(
          Object.assign(new Event('navigate'), { navigationType: 'traverse', userInitiated }),
        )
      at += delta
      lastReported = undefined
      if (moved) host.dispatchEvent(new Event('popstate'))
    }, 20)
  }
  const history = {
    get length() {
      return entries.length
    },
    pushState: (_: unknown, __: string, address = current().address) => {
      add({ address, page: {} })
      lastReported?.push(current().page)
    },
    replaceState: (_: unknown, __: string, address: string) => {
      const { page } = current()
      entries = entries.map((entry) => (entry.page === page ? { address, page } : entry))
    },
    go: (delta: number) => go(delta),
    back: () => go(-1),
  }
  const navigation = Object.defineProperty(
    Object.assign(new EventTarget(), { entries: ownPages }),
    'currentEntry',
    { get: () => ({ index: ownPages().indexOf(current().page) }) },
  )
  const location = {
    get href() {
      return current().address
    },
  }
  const host = Object.assign(new EventTarget(), { history, navigation, location })
  Object.assign(host, { parent: host })
  return {
    host: host as unknown as Window,
    /** The frame in the page adds entries, of which the browser tells only so many before the page goes somewhere. */
    addFrameEntries: (count = 1, reported = count) => {
      for (let i = 0; i < count; i++) {
        if (i === reported) lastReported = ownPages()
        add({ ...current() })
      }
    },
    go,
    /** The visitor presses Back, which ends what was under way. */
    pressBack: () => go(-1, true),
    /** The addresses that Back leads to, one after the other. */
    back: () =>
      entries
        .slice(0, at)
        .map(({ address }) => address)
        .reverse(),
  }
}
