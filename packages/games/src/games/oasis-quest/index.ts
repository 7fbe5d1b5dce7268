import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { keys } from './view/steering.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Turn-based exploration of torch-lit ruins: keys, gates, creatures, and water that runs out. */
export default defineGame({
  id: 'oasis-quest',
  hue: 'adventure',
  texts,
  controls: {
    up: { keys: keys.up },
    right: { keys: keys.right },
    down: { keys: keys.down },
    left: { keys: keys.left },
    wait: { keys: keys.wait },
    look: { keys: keys.look, gamepad: 'x' },
  },
  rules,
  missions,
  medals,
  music,
  view: createView,
  linger: 1.4,
})
