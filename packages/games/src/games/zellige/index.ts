import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { medals, missions } from './missions.ts'
import { modeRules } from './modes.ts'
import { keys } from './view/steering.ts'
import { texts } from './texts.ts'
import { createModeView } from './view/mode-view.ts'

/** Merging puzzle on a courtyard floor: stars chain, lanterns light a line. Its free mode has 40 puzzles. */
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
    restart: { keys: ['KeyR'], gamepad: 'x' },
  },
  rules: modeRules,
  missions,
  medals,
  music,
  view: createModeView,
  linger: 1.6,
})
