/**
 * Lets all promises settle that can. It awaits microtasks instead of a timer, so it works the same in Node, in a
 * browser and with fake timers.
 */
export const settle = async () => {
  for (let turn = 0; turn < 24; turn += 1) await Promise.resolve()
}
