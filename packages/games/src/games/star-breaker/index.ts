import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { keys } from './view/steering.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Brick breaker in a tiled yard: a pearl, a paddle, walls of stars, and lanterns that give powers. */
export default defineGame({
  id: 'star-breaker',
  hue: 'action',
  texts,
  controls: {
    left: { keys: keys.left },
    right: { keys: keys.right },
    launch: { keys: keys.launch },
  },
  rules,
  missions,
  medals,
  music,
  view: createView,
  linger: 1.2,
})
