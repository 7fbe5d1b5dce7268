import './henna-studio.css'
import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { motifs } from './rules/tuning.ts'
import { rules } from './rules/rules.ts'
import { texts } from './texts.ts'
import { createView, toAction } from './view.ts'

const digits = motifs.map((_, motif) => [
  toAction(motif),
  { keys: [`Digit${motif + 1}`, `Numpad${motif + 1}`] },
])

/** Memory game: repeat the henna patterns drawn on a hand until the picture is complete. */
export default defineGame({
  id: 'henna-studio',
  hue: 'girls',
  texts,
  controls: { again: { keys: ['KeyR'] }, ...Object.fromEntries(digits) },
  rules,
  music,
  view: createView,
  linger: 3.2,
})
