import { stations } from '../../rules/menu.ts'
import type { Station } from '../../rules/menu.ts'
import type { State } from '../../rules/state.ts'
import { has } from '../../rules/tuning.ts'
import type { Layout } from '../layout.ts'
import type { Context } from '../shapes.ts'
import { drawBoard } from './board-view.ts'
import { drawJugStation } from './jug-view.ts'
import { drawMat } from './mat.ts'
import type { StationFrame } from './mat.ts'
import { drawFreeHob, drawPan } from './pan-view.ts'
import { drawPlate } from './plate-view.ts'

const draw: Record<Station, (frame: StationFrame) => void> = {
  pan: (frame) => drawPan(frame, frame.state.pans[0], 'pan'),
  secondPan: (frame) =>
    has(frame.state, 'secondPan') ? drawPan(frame, frame.state.pans[1], 'secondPan') : drawFreeHob(frame),
  jug: drawJugStation,
  board: drawBoard,
  plate: drawPlate,
}

/** Creates the kitchen below the counter. */
export function createStationsView() {
  const flashes = new Map<Station, { since: number; quality: number }>()
  return {
    flash: (station: Station, quality: number) => flashes.set(station, { since: 0, quality }),
    draw(context: Context, layout: Layout, state: Readonly<State>, time: number, seconds: number): void {
      for (const flash of flashes.values()) flash.since += seconds
      for (const station of stations) {
        const box = layout.stations[station]
        const isMissing = station === 'secondPan' && !has(state, 'secondPan')
        drawMat(context, box, state.station === station && state.phase === 'day', isMissing)
        draw[station]({ context, box, state, time, ...(flashes.get(station) ?? { since: 9, quality: 0 }) })
      }
    },
  }
}
