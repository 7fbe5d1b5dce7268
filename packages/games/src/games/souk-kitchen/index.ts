import './view/evening/evening.css'
import { defineGame } from '../../core/index.ts'
import { music } from './music.ts'
import { medals, missions } from './missions.ts'
import { rules } from './rules/rules.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

/** Twenty days at a stall of the souk: fry, cut, pour and plate for customers who wait. */
export default defineGame({
  id: 'souk-kitchen',
  hue: 'cooking',
  texts,
  controls: {
    left: { keys: ['ArrowLeft', 'KeyA'] },
    right: { keys: ['ArrowRight', 'KeyD'] },
    up: { keys: ['ArrowUp', 'KeyW'] },
    down: { keys: ['ArrowDown', 'KeyS'] },
    act: { keys: ['Space', 'Enter'] },
    first: { keys: ['Digit1', 'Numpad1'] },
    second: { keys: ['Digit2', 'Numpad2'] },
    third: { keys: ['Digit3', 'Numpad3'] },
    fourth: { keys: ['Digit4', 'Numpad4'] },
    fifth: { keys: ['Digit5', 'Numpad5'] },
  },
  rules,
  music,
  missions,
  medals,
  view: createView,
  linger: 1.6,
})
