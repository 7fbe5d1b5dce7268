import { courtyard, css } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import type { CarName } from './cars/bodies.ts'
import { drawCar, standing } from './cars/cars.ts'
import type { Pose } from './cars/cars.ts'
import { coat } from './cars/paints.ts'
import type { Coat } from './cars/paints.ts'
import { segmentAt, toMeters } from '../rules/course.ts'
import { drawGate } from './gate.ts'
import { gatesPerStage } from '../rules/stages.ts'
import { rivalColors } from './lighting.ts'
import type { Lighting } from './lighting.ts'
import { segmentLength } from '../rules/tuning.ts'
import { drawSegment } from './road.ts'
import type { Lamps } from './road.ts'
import { drawRoadside } from './roadside/roadside.ts'
import type { PaceCar } from './pace.ts'
import { paintStar } from './star-motif.ts'
import { getCheer, placeRivals } from './start-grid.ts'
import { blockerAppearance } from '../rules/rivals.ts'
import type { Rival, State, RoadObject } from '../rules/state.ts'
import { drawCamel, drawFlask, drawRock, drawStar } from './object-drawings.ts'

const gateColors: readonly Color[] = [
  courtyard.teal,
  courtyard.pomegranate,
  courtyard.cobalt,
  courtyard.violet,
  courtyard.green,
]
const warning = [css(courtyard.saffron), css(courtyard.night)] as const
/** Cars of the rivals by their appearance. */
const rivalCars: readonly CarName[] = ['wagon', 'pickup', 'coupe', 'buggy', 'wagon']
const paceCoat = coat(courtyard.paper)
const rivalCoats = rivalColors.map(coat)

export interface Scene {
  context: CanvasRenderingContext2D
  state: State
  camera: Camera
  lighting: Lighting
  /** Palette of the variant. */
  palette: number
  width: number
  time: number
  alpha: number
  /** The player's car. */
  player: { car: CarName; coat: Coat; pose: Pose; z: number; across: number }
  paceCar: PaceCar | null
  lamps: Lamps
}

function drawObject({ context, camera, time }: Scene, object: RoadObject): void {
  if (object.spent && (object.kind === 'star' || object.kind === 'flask')) return
  const spot = camera.project(object.z, toMeters(object.x), object.height)
  if (!spot) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  if (object.kind === 'rock') drawRock(context)
  else if (object.kind === 'camel')
    drawCamel(context, time * (Math.abs(object.drift) > 0.5 ? 16 : 5) + object.z, object.drift < 0 ? -1 : 1)
  else if (object.kind === 'flask') drawFlask(context, time)
  else drawStar(context, time + object.z * 0.03, object.height)
  context.restore()
}

function drawRival({ context, camera, time }: Scene, rival: Rival): void {
  const spot = camera.project(rival.z, toMeters(rival.x))
  const paint = rivalCoats[rival.appearance % rivalCoats.length]
  if (!spot || !paint) return
  const turning = Math.max(-1, Math.min(1, (rival.lane - rival.x) * 5)) * 0.22
  const seenFrom = (camera.middle - spot.x) / Math.max(1, camera.focus)
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawCar(
    context,
    rivalCars[rival.appearance] ?? 'wagon',
    paint,
    {
      side: Math.max(-1, Math.min(1, seenFrom * 1.3 + turning)),
      lean: turning * -0.16,
      sink: Math.sin(time * 21 + rival.appearance) * (rival.speed > 0 ? 0.03 : 0.06),
      height: 0,
      // A rival that blocks flashes its brake lights.
      brake: rival.isBlocking ? time % 0.3 < 0.18 : rival.speed < rival.preferredSpeed * 0.9,
      boost: 0,
      wheel: (time * rival.speed * 0.1) % 0.24,
    },
    false,
  )
  if (rival.appearance === blockerAppearance) drawWarning(context)
  context.restore()
}

/** Marks a rival that blocks: a striped board on its roof. */
function drawWarning(context: CanvasRenderingContext2D): void {
  context.fillStyle = warning[0]
  context.fillRect(-1.15, -3, 2.3, 0.6)
  context.fillStyle = warning[1]
  for (let i = 0; i < 4; i++) context.fillRect(-1.05 + i * 0.58, -2.92, 0.32, 0.44)
}

function drawPlayer({ context, camera, player }: Scene): void {
  const spot = camera.project(player.z, player.across)
  if (!spot) return
  context.save()
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawCar(context, player.car, player.coat, player.pose, true)
  context.restore()
}

/** Draws the car that keeps the pace. It fades in ahead of the player, so that it never covers the own car. */
function drawPaceCar({ context, state, camera, player }: Scene, { z, color }: PaceCar): void {
  const { bend } = segmentAt(state.course, z)
  const spot = camera.project(z, toMeters(0.35 * bend))
  const visible = Math.min(1, (z - player.z - 4) / 12)
  if (!spot || visible <= 0) return
  context.save()
  context.globalAlpha = visible * 0.65
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawCar(context, player.car, paceCoat, { ...standing, side: bend * 0.3 }, false)
  context.globalAlpha = visible
  paintStar(context, 0, -3.5, 2.1, warning[1])
  paintStar(context, 0, -3.5, 1.7, color)
  context.restore()
}

/** A gate, or the start or finish of a stage. */
interface Line {
  at: number
  /** Number of the gate in the run. */
  number: number
  isPassed: boolean
  isCheckered: boolean
}

/** Lists the line before the car and the one behind it. */
function listLines({ isEndless, gates, stageGates, gateAt, gateFrom, phase }: State): Line[] {
  const isFinish = !isEndless && stageGates >= gatesPerStage
  const isStart = stageGates === 0
  return [
    { at: gateAt, number: gates, isPassed: phase === 'finish', isCheckered: isFinish },
    { at: gateFrom, number: gates - 1, isPassed: true, isCheckered: isStart },
  ]
}

/** Meters behind the car within which a line fades, so that it does not cover the road. */
const fadeLength = 4

function drawLine(
  { context, camera, palette, player }: Scene,
  { at, number, isPassed, isCheckered }: Line,
): void {
  const spot = camera.project(at, 0)
  const visible = 1 - Math.max(0, player.z - at) / fadeLength
  if (!spot || visible <= 0) return
  const color = gateColors[(number + 1 + palette) % gateColors.length] ?? courtyard.teal
  context.save()
  context.globalAlpha = visible
  context.translate(spot.x, spot.y)
  context.scale(spot.scale, spot.scale)
  drawGate(context, color, isPassed ? 0.7 : 0, isCheckered)
  context.restore()
}

/** Draws the scene from far to near, so that each hill covers what lies behind it. */
export function drawScene(scene: Scene): void {
  const { context, state, camera, lighting, width, time, player, lamps, paceCar } = scene
  const objects = [...state.course.objects].sort((a, b) => b.z - a.z)
  const rivals = placeRivals(state, scene.alpha).sort((a, b) => b.z - a.z)
  const life = { time, cheer: getCheer(state), finishAt: state.finishAt }
  const gates = listLines(state)
  let [object, rival] = [0, 0]
  let [playerDrawn, paceDrawn] = [false, paceCar === null]
  for (let index = camera.edges.length - 2; index >= 0; index--) {
    drawSegment(context, camera, index, lighting, width, lamps, state.finishAt)
    const near = (camera.first + index) * segmentLength
    // Objects on a segment are drawn after its sand and the sand before it.
    const on = near + segmentLength
    drawRoadside(context, camera, index + 1, lighting, life)
    for (const gate of gates) if (gate.at >= on && gate.at < on + segmentLength) drawLine(scene, gate)
    for (let next = objects[object]; next && next.z >= on; next = objects[++object]) drawObject(scene, next)
    for (let next = rivals[rival]; next && next.z >= on; next = rivals[++rival]) drawRival(scene, next)
    if (!paceDrawn && paceCar && paceCar.z >= on) {
      paceDrawn = true
      drawPaceCar(scene, paceCar)
    }
    if (!playerDrawn && player.z >= on) {
      playerDrawn = true
      drawPlayer(scene)
    }
  }
}
