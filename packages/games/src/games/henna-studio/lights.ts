/** Why a motif is lit: it is shown, it was drawn rightly, it was not. Each looks different in more than color. */
export const lights = ['is-shown', 'is-right', 'is-wrong'] as const
export type Light = (typeof lights)[number]

interface Lit {
  light: (motif: number, how: Light) => void
  rest: () => void
}

/** One light at a time, on the hand and on its button; it lasts by the game's time, so that a pause keeps it. */
export function createLights(...lit: readonly Lit[]) {
  let left = 0
  const rest = () => {
    left = 0
    for (const each of lit) each.rest()
  }
  return {
    rest,
    /** @param seconds how long it stays lit */
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
