/** State of the status line for each request status. Failures have their own alert. */
export const statusLineStates = { idle: 'idle', working: 'busy', done: 'done', failed: 'idle' } as const
