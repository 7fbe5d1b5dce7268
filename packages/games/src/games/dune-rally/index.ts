import { defineGame } from '../../core/index.ts'
import { rules } from './rules.ts'
import { controls } from './steering.ts'
import { texts } from './texts.ts'
import { createView } from './view.ts'

/** Rally through moonlit dunes, from time gate to time gate. */
export default defineGame({
  id: 'dune-rally',
  hue: 'racing',
  texts,
  controls,
  rules,
  view: createView,
  linger: 1.2,
})
