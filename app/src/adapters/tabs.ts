/** A channel between the tabs of this browser. */
export type Tabs = Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>

/** Replacement that reaches no other tab. */
const alone: Tabs = { addEventListener: () => {}, postMessage: () => {}, close: () => {} }

/** Opens a channel between tabs. Firefox throws where cookies are blocked: then tabs do not communicate. */
export function openTabs(name: string): Tabs {
  try {
    return new BroadcastChannel(name)
  } catch {
    return alone
  }
}
