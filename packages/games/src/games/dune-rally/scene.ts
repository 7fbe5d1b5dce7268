import { courtyard } from '../../core/index.ts'
import type { Color } from '../../core/index.ts'
import type { Camera } from './camera.ts'
import { coat, drawCar } from './cars.ts'
import type { Coat, Pose } from './cars.ts'
import { metresAcross } from './course.ts'
import { drawGate } from './gate.ts'
import { rivalColors } from './look.ts'
import type { Look } from './look.ts'
import { segmentLength } from './pace.ts'
import { drawSegment } from './road.ts'
import type { Lamps } from './road.ts'
import { drawRoadside } from './scenery.ts'
import type { Rival, State, Thing } from './state.ts'
import { drawCamel, drawFlask, drawRock, drawStar } from './things.ts'

const gateColors: readonly Color[] = [
  courtyard.teal,
  courtyard.pomegranate,
  courtyard.cobalt,
  courtyard.violet,
  courtyard.green,
]
const coats = rivalColors.map(coat)

export interface Scene {
  context: CanvasRenderingContext2D
  state: State
  camera: Camera
  look: Look
  width: number
  time: number
  alpha: number
  /** The player's car. */
  own: { coat: Coat; pose: Pose; z: number; across: number }
  lamps: Lamps
}

function drawThing({ context, camera, time }: Scene, thing: Thing): void {
  if (thing.spent && (thing.kind === 'star' || thing.kind === 'flask')) return
  const spot = camera.place(thing.z, metresAcross(thing.x), thing.height)
  if (!spot) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  if (thing.kind === 'rock') drawRock(context)
  else if (thing.kind === 'camel')
    drawCamel(context, time * (Math.abs(thing.drift) > 0.5 ? 16 : 5) + thing.z, thing.drift < 0 ? -1 : 1)
  else if (thing.kind === 'flask') drawFlask(context, time)
  else drawStar(context, time + thing.z * 0.03, thing.height)
  context.restore()
}

function drawRival({ context, camera, alpha, time }: Scene, rival: Rival): void {
  const z = rival.z + (rival.speed * alpha) / 60
  const spot = camera.place(z, metresAcross(rival.x))
  const paint = coats[rival.look % coats.length]
  if (!spot || !paint) return
  const turning = Math.max(-1, Math.min(1, (rival.lane - rival.x) * 5)) * 0.22
  const seenFrom = (camera.middle - spot.x) / Math.max(1, camera.focus)
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawCar(
    context,
    paint,
    {
      side: Math.max(-1, Math.min(1, seenFrom * 1.3 + turning)),
      lean: turning * -0.16,
      sink: Math.sin(time * 21 + rival.look) * 0.03,
      height: 0,
      brake: rival.speed < rival.wish * 0.9,
      boost: 0,
      wheel: (time * rival.speed * 0.1) % 0.24,
    },
    false,
  )
  context.restore()
}

function drawOwn({ context, camera, own }: Scene): void {
  const spot = camera.place(own.z, own.across)
  if (!spot) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawCar(context, own.coat, own.pose, true)
  context.restore()
}

/** Draws the scene from far to near, so that each hill covers what lies behind it. */
export function drawScene(scene: Scene): void {
  const { context, state, camera, look, width, time, own, lamps } = scene
  const things = [...state.course.things].sort((a, b) => b.z - a.z)
  const rivals = [...state.rivals].sort((a, b) => b.z - a.z)
  let [thing, rival] = [0, 0]
  let ownDrawn = false
  for (let index = camera.edges.length - 2; index >= 0; index--) {
    drawSegment(context, camera, index, look, width, lamps)
    const near = (camera.first + index) * segmentLength
    // Objects on a segment are drawn after its sand and the sand before it.
    const on = near + segmentLength
    drawRoadside(context, camera, index + 1, look, time)
    for (const [at, number] of [
      [state.gateAt, state.gates],
      [state.gateFrom, state.gates - 1],
    ] as const) {
      if (at < on || at >= on + segmentLength || number < 0) continue
      const spot = camera.place(at, 0)
      if (!spot) continue
      context.save()
      context.translate(spot.x, spot.y)
      context.scale(spot.scale, spot.scale)
      drawGate(
        context,
        gateColors[number % gateColors.length] ?? courtyard.teal,
        number < state.gates ? 0.7 : 0,
      )
      context.restore()
    }
    for (let next = things[thing]; next && next.z >= on; next = things[++thing]) drawThing(scene, next)
    for (let next = rivals[rival]; next && next.z >= on; next = rivals[++rival]) drawRival(scene, next)
    if (!ownDrawn && own.z >= on) {
      ownDrawn = true
      drawOwn(scene)
    }
  }
}
