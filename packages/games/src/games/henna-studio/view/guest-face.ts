import { svg } from '../../../core/index.ts'
import type { State } from '../rules/state.ts'

const mouths = { calm: 'M16 28q4 3 8 0', happy: 'M13 26q7 9 14 0', sad: 'M14 31q6-6 12 0' }
export type Mood = keyof typeof mouths

/** Creates the face of a guest. Each has a scarf of her own color. */
export function createGuestFace() {
  const features = svg('path', {})
  const element = svg(
    'svg',
    { class: 'henna-face', viewBox: '0 0 40 44', 'aria-hidden': 'true' },
    svg('path', { class: 'henna-scarf', d: 'M20 1C4 1 4 20 3 44h34C36 20 36 1 20 1z' }),
    svg('path', { class: 'henna-skin', d: 'M20 9C7 9 9 36 20 36S33 9 20 9z' }),
    features,
  )
  return {
    element,
    show({ row }: State, mood: Mood): void {
      element.style.setProperty('--guest-hue', String(row * 77))
      features.setAttribute('d', `M15 20v2M25 20v2${mouths[mood]}`)
    },
  }
}
