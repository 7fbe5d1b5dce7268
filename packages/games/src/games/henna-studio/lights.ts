/** Reasons for a lit motif: shown, drawn correctly, drawn wrongly. They differ in more than color. */
export const lights = ['is-shown', 'is-right', 'is-wrong'] as const
export type Light = (typeof lights)[number]

interface Lit {
  light: (motif: number, how: Light) => void
  rest: () => void
}

/** Creates one light at a time, shared by the hand and its buttons. It uses game time, so a pause stops it. */
export function createLights(...lit: readonly Lit[]) {
  let left = 0
  const rest = () => {
    left = 0
    for (const each of lit) each.rest()
  }
  return {
    rest,
    /** @param seconds how long the motif stays lit */
    light(motif: number, how: Light, seconds: number): void {
      rest()
      left = seconds
      for (const each of lit) each.light(motif, how)
    },
    tick(seconds: number): void {
      if (left > 0 && (left -= seconds) <= 0) rest()
    },
  }
}
