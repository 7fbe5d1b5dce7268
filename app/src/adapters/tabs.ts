/** A channel between the tabs of this browser. */
export type Tabs = Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>

/** A channel that reaches no other tab. */
const alone: Tabs = { addEventListener: () => {}, postMessage: () => {}, close: () => {} }

/** Opens a channel between tabs. Firefox refuses one where cookies are blocked; then each tab is on its own. */
export function openTabs(name: string): Tabs {
  try {
    return new BroadcastChannel(name)
  } catch {
    return alone
  }
}
