import { Random, courtyard, css, fillPath, starPath } from '../../../../core/index.ts'
import type { Size } from '../../../../core/index.ts'
import { getUprightness } from '../camera.ts'
import type { Camera } from '../camera.ts'
import { drawAir } from './air.ts'
import { drawGlow } from '../glow.ts'
import type { Lighting } from './lighting.ts'
import { findPlace, getQuarterLook } from './quarter-looks.ts'
import { getSkylines } from './skyline.ts'

/** Domes and palms extend this far beyond their house. */
const overhang = 60
/** Share of a quarter in which its skyline replaces the one before. */
const fading = 0.05

interface FarStar {
  x: number
  y: number
  size: number
  beat: number
}
/** Positions as shares of the sky's width and height. */
const stars: readonly FarStar[] = (() => {
  const random = new Random(29)
  return Array.from({ length: 46 }, () => ({
    x: random.next(),
    y: random.next() * 0.62,
    size: random.chance(0.16) ? random.between(7, 11) : random.between(2, 4),
    beat: random.between(0, 6),
  }))
})()

/** Parallax factor of each skyline, its offset above the ground line, and how much higher it rises on upright stages. */
const depths = [
  { follow: 0.05, lift: 66, climb: 0.12, loft: 1.15 },
  { follow: 0.14, lift: 20, climb: 0.25, loft: 0.6 },
  { follow: 0.34, lift: -40, climb: 0.5, loft: 0.2 },
] as const

/** Lanterns that drift up in the sky of upright stages. Positions are shares of the sky; near ones are larger and faster. */
const skyLanterns = (() => {
  const random = new Random(41)
  return Array.from({ length: 13 }, (_, index) => ({
    x: random.next(),
    y: random.next(),
    near: 0.45 + (0.55 * index) / 12,
    beat: random.between(0, 6),
  }))
})()
const skyLanternColors = {
  body: css(courtyard.tangerine),
  light: css(courtyard.saffron),
  foot: css(courtyard.ember),
}

/** Returns a crescent: two circles that meet at its tips. */
function crescent(): Path2D {
  const path = new Path2D()
  path.arc(0, 0, 1, 0.9, 2 * Math.PI - 0.9)
  path.arc(0.267, 0, 0.86, 2 * Math.PI - 1.145, 1.145, true)
  path.closePath()
  return path
}

export function createSky() {
  const moon = crescent()
  const star = new Path2D(starPath(1))
  const white = css(courtyard.paper)

  const drawStars = (context: CanvasRenderingContext2D, size: Size, lighting: Lighting, time: number) => {
    for (const { x, y, size: wide, beat } of stars) {
      context.globalAlpha = Math.max(0, lighting.dark - 0.1) * (0.65 + 0.35 * Math.sin(time * 1.3 + beat))
      const { a, b, c, d, e, f } = context.getTransform()
      context.translate(x * size.width, y * size.height)
      context.scale(wide, wide)
      fillPath(context, star, white)
      context.setTransform(a, b, c, d, e, f)
    }
    context.globalAlpha = 1
  }

  const drawMoon = (context: CanvasRenderingContext2D, size: Size, lighting: Lighting, camera: Camera) => {
    const radius = Math.min(size.width, size.height) * (0.055 + 0.03 * getUprightness(camera))
    const x = size.width * 0.78 - ((camera.x * 0.004) % (size.width * 0.2))
    const y = size.height * (0.19 + 0.1 * getUprightness(camera))
    drawGlow(context, x, y, radius * 4.5, 0.22 + 0.3 * lighting.dark, courtyard.plaster)
    context.save()
    context.translate(x, y)
    context.rotate(-0.45)
    context.scale(radius, radius)
    fillPath(context, moon, white)
    context.restore()
  }

  const drawSkyLanterns = (
    context: CanvasRenderingContext2D,
    size: Size,
    lighting: Lighting,
    camera: Camera,
    time: number,
  ) => {
    const alpha = getUprightness(camera) * (0.4 + 0.5 * lighting.dark)
    if (alpha === 0) return
    const [top, tall] = [size.height * 0.13, size.height * 0.4]
    for (const { x, y, near, beat } of skyLanterns) {
      const wide = size.width + 60
      const across = ((((x * wide - camera.x * 0.012 * near) % wide) + wide) % wide) - 30
      const risen = (((y - time * 0.006 * near) % 1) + 1) % 1
      context.save()
      context.translate(across + Math.sin(time * 0.7 + beat) * 5, top + tall * risen)
      // They appear at the roofs and vanish in the height.
      const seen = alpha * near * Math.min(1, risen * 5, (1 - risen) * 5)
      drawGlow(context, 0, 0, 30 * near, seen * 0.6)
      context.globalAlpha = seen
      context.scale(near, near)
      context.fillStyle = skyLanternColors.body
      context.fillRect(-6, -8, 12, 14)
      context.fillStyle = skyLanternColors.light
      context.fillRect(-4, -3, 8, 9)
      context.fillStyle = skyLanternColors.foot
      context.fillRect(-4, 6, 8, 2.5)
      context.fillRect(-4, -10, 8, 2)
      context.restore()
    }
    context.globalAlpha = 1
  }

  const drawSkyline = (
    context: CanvasRenderingContext2D,
    camera: Camera,
    lighting: Lighting,
    index: 0 | 1 | 2,
    quarter: number,
  ) => {
    const skyline = getSkylines(getQuarterLook(quarter).name)[index]
    if (!skyline) return
    const { width, blocks } = skyline
    const { follow, lift, climb, loft } = depths[index]
    const zoom = 1 + loft * getUprightness(camera)
    const [from, across] = [(camera.x * follow) / zoom, camera.width / zoom]
    context.save()
    context.translate(0, camera.ground)
    context.scale(camera.scale * zoom, camera.scale * zoom)
    context.translate(0, (camera.z * climb - lift) / zoom)
    context.fillStyle = lighting.layers[index]
    context.fillRect(0, -1, across, camera.height)
    for (let strip = Math.floor(from / width) * width; strip < from + across; strip += width) {
      for (const block of blocks) {
        const x = strip - from
        const seen = x + block.x - overhang < across && x + block.x + block.width + overhang > 0
        if (!seen) continue
        context.save()
        context.translate(x, 0)
        fillPath(context, block.houses, lighting.layers[index])
        fillPath(context, block.windows, lighting.windows)
        context.restore()
      }
    }
    context.restore()
  }

  /** Draws a strip of the sea with glints, between the far and the near houses. */
  const drawSea = (
    context: CanvasRenderingContext2D,
    camera: Camera,
    lighting: Lighting,
    time: number,
    alpha: number,
  ) => {
    context.save()
    context.translate(0, camera.ground)
    context.scale(camera.scale, camera.scale)
    context.translate(0, camera.z * 0.3 - 34)
    context.globalAlpha = alpha
    context.fillStyle = lighting.sea
    context.fillRect(0, 0, camera.width, camera.height)
    context.fillStyle = lighting.sky[2]
    for (let i = 0; i < 46; i++) {
      const apart = camera.width + 120
      const x = (((i * 197 - camera.x * (0.16 + (i % 5) * 0.02)) % apart) + apart) % apart
      context.globalAlpha = alpha * (0.2 + 0.2 * Math.sin(time * 1.7 + i * 2.1))
      context.fillRect(x - 60, 5 + (i % 9) * 7, 26 + (i % 4) * 14, 1.8)
    }
    context.restore()
  }

  return {
    draw(
      context: CanvasRenderingContext2D,
      size: Size,
      camera: Camera,
      lighting: Lighting,
      time: number,
      progress: number,
    ): void {
      const sky = context.createLinearGradient(0, 0, 0, camera.ground)
      sky.addColorStop(0, lighting.sky[0])
      sky.addColorStop(0.48, lighting.sky[1])
      sky.addColorStop(0.82, lighting.sky[2])
      context.fillStyle = sky
      context.fillRect(0, 0, size.width, size.height)
      drawStars(context, size, lighting, time)
      drawMoon(context, size, lighting, camera)
      drawSkyLanterns(context, size, lighting, camera, time)
      const { quarter, name, behind } = findPlace(progress)
      const turn = quarter === 0 ? 1 : Math.min(1, behind / fading)
      drawSkyline(context, camera, lighting, 0, 0)
      for (const index of [1, 2] as const) {
        // The quarters share the ground, so the old skyline stays below the one that fades in.
        if (turn < 1) drawSkyline(context, camera, lighting, index, quarter - 1)
        context.globalAlpha = turn
        drawSkyline(context, camera, lighting, index, quarter)
        context.globalAlpha = 1
        if (name === 'harbor' && index === 1) drawSea(context, camera, lighting, time, turn)
      }
      drawAir(context, size, camera, progress, time)
    },
  }
}
