import type { CanvasContext } from './canvas-shapes.ts'
import * as drawings from './device-drawings.ts'
import type { FoxPose } from './fox-walk.ts'
import { beamLight } from './palette.ts'
import { getBeam } from '../rules/devices.ts'
import { isRaised } from '../rules/foes.ts'
import type { State } from '../rules/state.ts'

type Put = (cell: number, draw: () => void) => void

/** Draws mechanisms that are part of the floor. */
export function drawFloorDevices(context: CanvasContext, state: State, clock: number, put: Put): void {
  const { chamber, devices, turn } = state
  for (const cell of chamber.pits) put(cell, () => drawings.pit(context, false))
  for (const [index, cell] of chamber.cracks.entries())
    put(cell, () => {
      if ((devices.broken & (1 << index)) > 0) drawings.pit(context, true)
      else drawings.crack(context)
    })
  for (const spike of chamber.spikes)
    put(spike.cell, () => drawings.spikes(context, isRaised(spike, turn), isRaised(spike, turn + 1)))
  const { block, fox, lever, beam, whirls } = chamber
  if (block) put(block.plate, () => drawings.plate(context, devices.block === block.plate, false))
  if (fox) put(fox.plate, () => drawings.plate(context, devices.fox === 2, true))
  for (const [index, cell] of whirls.entries())
    put(cell, () => drawings.whirl(context, index === 0 ? clock : -clock))
  if (lever !== null) put(lever, () => drawings.lever(context, devices.lever === 1))
  if (beam) put(beam.mirror, () => drawings.mirror(context, isSlash(state)))
  if (devices.block >= 0) put(devices.block, () => drawings.block(context))
}

/** Returns the columns and rows of a step towards a tile in the same row or column. */
export function toward(from: number, to: number, width: number): [x: number, y: number] {
  const step = Math.sign(to - from)
  return Math.abs(to - from) < width ? [step, 0] : [0, step]
}

/** Returns whether the mirror leans to the right, so that the beam turns as drawn. */
function isSlash({ chamber: { beam, width }, devices }: State): boolean {
  if (!beam) return false
  const [fromX, fromY] = toward(beam.mirror, beam.source, width)
  const [toX, toY] = toward(beam.mirror, beam.crystal, width)
  const turned = devices.mirror === 1 ? 1 : -1
  // A slash joins left with up and right with down, which have the same sign.
  return fromX + toX * turned === fromY + toY * turned
}

/** Draws lamp, crystal and the beam between them, over the darkness. */
export function drawBeam(context: CanvasContext, state: State, put: Put): void {
  const { chamber, devices } = state
  const { beam, width } = chamber
  if (!beam) return
  put(beam.source, () => drawings.wallJewel(context, 'lamp', true))
  put(beam.crystal, () => drawings.wallJewel(context, 'crystal', devices.mirror === 1))
  const cells = [beam.source, ...getBeam(chamber, devices)]
  if (devices.mirror === 1) cells.push(beam.crystal)
  for (const [index, cell] of cells.entries()) {
    const next = cells[index + 1]
    if (next === undefined) continue
    const [x, y] = toward(cell, next, width)
    put(cell, () => drawings.beam(context, x, y, beamLight))
  }
}

/** Draws the fox on its way. */
export function drawFox(
  context: CanvasContext,
  { width }: State['chamber'],
  { fox: pose, clock }: { fox: FoxPose | null; clock: number },
  put: Put,
) {
  if (!pose) return
  const [column, row] = [Math.round(pose.x), Math.round(pose.y)]
  put(row * width + column, () => {
    context.translate((pose.x - column) * 100, (pose.y - row) * 100 - pose.lift)
    context.scale(pose.scale, pose.scale)
    drawings.fox(context, pose.left, Math.sin(clock * 6))
  })
}
