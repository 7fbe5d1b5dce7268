import { courtyard } from '../../../../core/index.ts'
import { halfRoad, segmentLength } from '../../rules/tuning.ts'
import type { StageName } from '../../rules/stages.ts'
import type { Camera } from '../camera.ts'
import { getPlaceNoise } from '../place-noise.ts'
import { drawPalm, drawTent } from '../object-drawings.ts'
import { drawCrowd, hasCrowd } from './crowd.ts'
import { getHaze } from '../road.ts'
import type { Lighting } from '../lighting.ts'
import {
  drawCliff,
  drawDune,
  drawGroundTexture,
  drawHouse,
  drawLamp,
  drawMarker,
  drawPond,
  drawSaltCrack,
  drawSaltHeap,
} from './roadside-drawings.ts'

const cloths = [courtyard.pomegranate, courtyard.teal, courtyard.violet, courtyard.cobalt]

/** One side of one segment. */
interface Place {
  context: CanvasRenderingContext2D
  number: number
  /** −1 is the left side. */
  side: number
  /** Meters from the camera. */
  far: number
  tones: Lighting['dune'][number]
  time: number
  /** Returns a fixed number from 0 to 1. */
  roll: (salt: number) => number
  /** Draws at so many meters beside the edge of the road. */
  at: (meters: number, draw: () => void) => void
}
type DrawPlace = (place: Place) => void

const palm = ({ context, at, roll, time, number }: Place, from: number, width: number) =>
  at(from + width * roll(80), () =>
    drawPalm(context, Math.sin(time * 1.1 + number) * 0.18, 4.6 + 3 * roll(90)),
  )
const dune = ({ context, at, roll, tones }: Place) => {
  const wide = 11 + 20 * roll(50)
  at(wide + 4 + 26 * roll(60), () => drawDune(context, tones, wide, wide * (0.24 + 0.2 * roll(70))))
}
const tent = ({ context, at, roll, number }: Place) =>
  at(10 + 8 * roll(95), () => drawTent(context, cloths[number & 3] ?? courtyard.pomegranate))
const texture = ({ context, at, roll, far, tones }: Place, share: number) => {
  if (far < 150 && roll(20) < share)
    at(2.2 + 17 * roll(25), () => drawGroundTexture(context, tones, roll(30)))
}

const drawDesert =
  (tents: number): DrawPlace =>
  (place) => {
    const chance = place.roll(5)
    texture(place, 0.5)
    if (chance < 0.085) dune(place)
    else if (chance < 0.115) palm(place, 5, 22)
    else if (chance > 1 - tents) tent(place)
  }

const drawPlaces: Readonly<Record<StageName, DrawPlace>> = {
  dunes: drawDesert(0.006),
  night: drawDesert(0.03),
  canyon(place) {
    const { context, number, side, roll, at, tones } = place
    if ((number & 1) === 0) {
      const tall = 9 + 4 * getPlaceNoise(number >> 3, side + 40) + 2.5 * roll(41)
      at(2.1 + 2.2 * roll(42), () => drawCliff(context, tones, side, tall))
    }
  },
  oasis(place) {
    const { context, roll, at } = place
    const chance = place.roll(5)
    texture(place, 0.7)
    if (chance < 0.2) palm(place, 3.5, 26)
    else if (chance < 0.225) at(9 + 9 * roll(43), () => drawHouse(context, 3 + 1.5 * roll(44), 3 + roll(45)))
    else if (chance < 0.26) at(9 + 10 * roll(46), () => drawPond(context, 4 + 4 * roll(47)))
  },
  salt(place) {
    const { context, roll, at, far, time, number } = place
    const chance = place.roll(5)
    if (far < 150 && roll(20) < 0.8) at(1 + 24 * roll(48), () => drawSaltCrack(context, 1.4 + 2 * roll(49)))
    if (chance < 0.05) at(4 + 28 * roll(51), () => drawSaltHeap(context, 1.2 + 1.6 * roll(52)))
    else if (number % 10 === 0) at(2.6, () => drawMarker(context, Math.sin(time * 3 + number) * 0.15))
  },
}

/** Segments between two lamps, in stages that have some. */
const lampInterval: Readonly<Partial<Record<StageName, number>>> = { oasis: 16, night: 10 }

/** Motion beside the road, and the position of the finish. */
export interface RoadsideLife {
  time: number
  /** Height of the jumps of spectators, from 0 to 1. */
  cheer: number
  finishAt: number | null
}

/** Draws the scenery beside one segment, always the same at the same place. */
export function drawRoadside(
  context: CanvasRenderingContext2D,
  camera: Camera,
  index: number,
  lighting: Lighting,
  life: RoadsideLife,
): void {
  const { time } = life
  const number = camera.first + index
  const edge = camera.edges[index]
  if (!edge || edge.scale < 0.8 || edge.far < 5) return
  const tones = lighting.dune[getHaze(edge.far, camera.edges.length * segmentLength)]
  if (!tones) return
  const { stage } = lighting
  const next = camera.edges[index + 1]
  if (next && hasCrowd(number * segmentLength, life.finishAt))
    return drawCrowd(context, number, [edge, next], life)
  for (const side of [-1, 1]) {
    const at = (meters: number, draw: () => void) => {
      context.save()
      context.translate(edge.x + side * (halfRoad + meters) * edge.scale, edge.y)
      context.scale(edge.scale, edge.scale)
      draw()
      context.restore()
    }
    const roll = (salt: number) => getPlaceNoise(number, side * 3 + salt)
    drawPlaces[stage]({ context, number, side, far: edge.far, tones, time, roll, at })
    const interval = lampInterval[stage] ?? 0
    if (interval > 0 && number % interval === 0) at(2.3, () => drawLamp(context))
  }
}
