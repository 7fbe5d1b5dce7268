/** The browser's timers, which run while the page is paused. */
export const startTimer: (callback: () => void, ms?: number) => number = window.setTimeout.bind(window)
export const stopTimer: (id: number | undefined) => void = window.clearTimeout.bind(window)
/** The browser's microtasks. */
export const runSoon: (callback: () => void) => void = window.queueMicrotask.bind(window)
