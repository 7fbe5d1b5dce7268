import type { State } from '../../rules/state.ts'
import { has } from '../../rules/tuning.ts'
import type { Layout } from '../layout.ts'
import type { Stall } from '../palette.ts'
import type { Context } from '../shapes.ts'
import { drawCounter } from './counter.ts'
import { drawStreet } from './lane.ts'
import { drawVignette } from './ornaments.ts'

/** Creates the static parts of the stall, which are repainted only after a resize or a purchase. */
export function createBackdrop(stall: Stall) {
  const layers = { street: document.createElement('canvas'), counter: document.createElement('canvas') }
  let painted = ''

  const repaint = (layout: Layout, density: number, hasCarpet: boolean) => {
    for (const [name, canvas] of Object.entries(layers)) {
      canvas.width = Math.max(1, Math.round(layout.width * density))
      canvas.height = Math.max(1, Math.round(layout.height * density))
      const context = canvas.getContext('2d')
      if (!context) continue
      context.setTransform(density, 0, 0, density, 0, 0)
      if (name === 'street') {
        drawStreet(context, layout, stall)
        drawVignette(context, layout)
      } else drawCounter(context, layout, stall, hasCarpet)
    }
  }

  return {
    /** Repaints after a resize or a purchase. */
    update(layout: Layout, state: Readonly<State>, density: number): void {
      const key = [layout.width, layout.height, density, has(state, 'carpet')].join()
      if (key === painted) return
      painted = key
      repaint(layout, density, has(state, 'carpet'))
    },
    drawStreet: (context: Context, { width, height }: Layout) =>
      context.drawImage(layers.street, 0, 0, width, height),
    drawCounter: (context: Context, { width, height }: Layout) =>
      context.drawImage(layers.counter, 0, 0, width, height),
  }
}
