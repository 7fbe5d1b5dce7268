import './view/cars/garage.css'
import { defineGame } from '../../core/index.ts'
import { music } from './sound/music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { controls, touchControls } from './view/steering.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Rally of five stages with gates, medals by time and rivals that block; its free mode is an endless road. */
export default defineGame({
  id: 'dune-rally',
  hue: 'racing',
  texts,
  controls,
  touchControls,
  rules,
  missions,
  medals,
  music,
  view: createView,
  linger: 1.2,
})
