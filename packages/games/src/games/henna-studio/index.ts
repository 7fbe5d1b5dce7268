import { defineGame } from '../../core/index.ts'
import { medals, missions } from './missions.ts'
import { music } from './music.ts'
import { rules } from './rules/rules.ts'
import { motifCount } from './rules/tools.ts'
import { texts } from './texts.ts'
import { createView } from './view/view.ts'

const motifKeys = Array.from({ length: motifCount }, (_, motif) => [
  `motif${motif}`,
  { keys: [`Digit${motif + 1}`, `Numpad${motif + 1}`] },
])

/** Henna on a hand: a free studio, and guests whose wishes are judged by rules. */
export default defineGame({
  id: 'henna-studio',
  hue: 'girls',
  texts,
  controls: {
    left: { keys: ['ArrowLeft'] },
    right: { keys: ['ArrowRight'] },
    up: { keys: ['ArrowUp'] },
    down: { keys: ['ArrowDown'] },
    draw: { keys: ['Space', 'Enter'] },
    undo: { keys: ['KeyZ'], gamepad: 'b' },
    redo: { keys: ['KeyY'] },
    done: { keys: ['KeyD'], gamepad: 'x' },
    zoomIn: { keys: ['Equal', 'NumpadAdd'] },
    zoomOut: { keys: ['Minus', 'NumpadSubtract'] },
    ...(Object.fromEntries(motifKeys) as Record<`motif${number}`, { keys: string[] }>),
  },
  rules,
  missions,
  medals,
  music,
  view: createView,
  linger: 2.4,
  asksMode: true,
})
