/**
 * Lets every promise that can settle do so. Counts microtasks instead of waiting for a macrotask, so it
 * needs no timer and works the same in Node, in a browser and under fake timers.
 */
export const settle = async () => {
  for (let turn = 0; turn < 24; turn += 1) await Promise.resolve()
}
