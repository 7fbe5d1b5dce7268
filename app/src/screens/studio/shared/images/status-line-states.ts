/** How a request is getting on, as a status line marks it. What failed says so in its own place. */
export const statusLineStates = { idle: 'idle', working: 'busy', done: 'done', failed: 'idle' } as const
