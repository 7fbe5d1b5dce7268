import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { keys } from './view/steering.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Merging puzzle on a courtyard floor: stars chain, lanterns light a line, rubble gets in the way. */
export default defineGame({
  id: 'zellige',
  hue: 'puzzle',
  texts,
  controls: {
    up: { keys: keys.up },
    right: { keys: keys.right },
    down: { keys: keys.down },
    left: { keys: keys.left },
    undo: { keys: ['KeyU', 'KeyZ', 'Backspace'], gamepad: 'b' },
  },
  rules,
  missions,
  medals,
  music,
  view: createView,
  linger: 1.6,
})
