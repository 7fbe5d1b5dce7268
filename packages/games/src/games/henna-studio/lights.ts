/** Reasons for a lit motif: shown, drawn correctly, drawn wrongly. They differ in more than color. */
export const lights = ['is-shown', 'is-right', 'is-wrong'] as const
export type Light = (typeof lights)[number]

interface LightTarget {
  light: (motif: number, how: Light) => void
  turnOff: () => void
}

/** Creates one light at a time, shared by the hand and its buttons. It uses game time, so a pause stops it. */
export function createLights(...targets: readonly LightTarget[]) {
  let left = 0
  const turnOff = () => {
    left = 0
    for (const each of targets) each.turnOff()
  }
  return {
    turnOff,
    /** @param seconds how long the motif stays lit */
    light(motif: number, how: Light, seconds: number): void {
      turnOff()
      left = seconds
      for (const each of targets) each.light(motif, how)
    },
    tick(seconds: number): void {
      if (left > 0 && (left -= seconds) <= 0) turnOff()
    },
  }
}
