import { defineGame } from '../../core/index.ts'
import { music } from './sound/music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Endless run over the roofs of an evening town. */
export default defineGame({
  id: 'lantern-leap',
  hue: 'action',
  texts,
  controls: { jump: { keys: ['Space', 'ArrowUp', 'KeyW'], tap: true } },
  rules,
  music,
  missions,
  medals,
  view: createView,
  linger: 1.3,
})
