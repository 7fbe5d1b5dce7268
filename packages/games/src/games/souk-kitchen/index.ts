import './souk-kitchen.css'
import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { ingredients } from './pantry.ts'
import { rules } from './rules.ts'
import { texts } from './texts.ts'
import { createView, toAction } from './view.ts'

const digits = ingredients.map((_, index) => [
  toAction(index),
  { keys: [`Digit${index + 1}`, `Numpad${index + 1}`] },
])

/** Players build each customer's dish from the bottom up before the customer leaves. */
export default defineGame({
  id: 'souk-kitchen',
  hue: 'cooking',
  texts,
  controls: {
    before: { keys: ['ArrowLeft'] },
    after: { keys: ['ArrowRight'] },
    ...Object.fromEntries(digits),
  },
  rules,
  music,
  view: createView,
})
