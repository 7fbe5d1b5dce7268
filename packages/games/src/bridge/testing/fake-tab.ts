/**
 * Creates a fake browser tab with a joint history of the page and its frame, limited to 50 entries. Traversals are
 * asynchronous, as in browsers.
 */
export function createFakeTab(earlier: { foreign?: number; own?: number } = {}) {
  const { foreign = 1, own = 2 } = earlier
  interface Entry {
    /** The page's URL; null on another site. */
    address: string | null
    /** The page's own entry. Entries that differ only in the frame share it. */
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
  /** The page's entries when the browser last reported them, if it has not reported all. */
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
    /** Adds frame entries, of which the browser reports only the first ones before the next navigation. */
    addFrameEntries: (count = 1, reported = count) => {
      for (let i = 0; i < count; i++) {
        if (i === reported) lastReported = ownPages()
        add({ ...current() })
      }
    },
    go,
    /** Simulates the user's Back, which cancels a traversal in progress. */
    pressBack: () => go(-1, true),
    /** Lists the URLs that Back leads to, in order. */
    back: () =>
      entries
        .slice(0, at)
        .map(({ address }) => address)
        .reverse(),
  }
}
