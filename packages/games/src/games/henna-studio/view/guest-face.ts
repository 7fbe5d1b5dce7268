import { css, svg } from '../../../core/index.ts'
import { skins } from '../painting/palette.ts'
import { getLook } from '../rules/design.ts'
import type { State } from '../rules/state.ts'

const mouths = { calm: 'M16 28q4 3 8 0', happy: 'M13 26q7 9 14 0', sad: 'M14 31q6-6 12 0' }
export type Mood = keyof typeof mouths

/** Creates the face of a guest. Each has a scarf of her own color, and the skin of her hand. */
export function createGuestFace() {
  const scarf = svg('path', { d: 'M20 1C4 1 4 20 3 44h34C36 20 36 1 20 1z' })
  const skin = svg('path', { d: 'M20 9C7 9 9 36 20 36S33 9 20 9z' })
  const features = svg('path', {})
  const element = svg(
    'svg',
    { class: 'henna-face', viewBox: '0 0 40 44', 'aria-hidden': 'true' },
    scarf,
    skin,
    features,
  )
  return {
    element,
    show({ row, design }: State, mood: Mood): void {
      scarf.setAttribute('fill', css([0.62, 0.14, row * 77]))
      skin.setAttribute('fill', css(skins[getLook(design.marks).skin] ?? [0.76, 0.08, 60]))
      features.setAttribute('d', `M15 20v2M25 20v2${mouths[mood]}`)
    },
  }
}
